const LARGE = 0.8 // of the free height: what is larger is seen in part anyway

/** Scroll, where the board is higher than the screen, so that the first of some places on it is seen. */
export function revealPlaces(places: readonly string[]): void {
  const names = new Set(places)
  const board = document.querySelector('main')
  const shown = [...(board?.querySelectorAll('[data-place]') ?? [])].find((each) => names.has(each.getAttribute('data-place') ?? '') && each.getClientRects().length > 0)
  if (!shown) return
  const { top, bottom, height } = shown.getBoundingClientRect()
  const roof = Math.max(0, document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0)
  const dock = document.querySelector('.dock')?.getBoundingClientRect()
  const floor = dock && dock.width > dock.height ? dock.top : innerHeight
  if (height > (floor - roof) * LARGE || (top >= roof && bottom <= floor)) return
  scrollBy({ top: top + height / 2 - (roof + floor) / 2, behavior: 'instant' })
}
