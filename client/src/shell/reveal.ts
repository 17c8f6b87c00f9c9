import { sight } from './areas'

const LARGE = 0.8 // of the free height: what is larger is seen in part anyway
const EDGE = 4 // px between what is shown and the bars around the board

interface Span {
  top: number
  bottom: number
}

/** The longest run of spans, from the first one on, that fits a height; nothing where there is none. */
export function fittingSpan([first, ...others]: readonly Span[], height: number): Span | null {
  if (!first) return null
  return others.reduce((whole, { top, bottom }) => {
    const both = { top: Math.min(whole.top, top), bottom: Math.max(whole.bottom, bottom) }
    return both.bottom - both.top <= height ? both : whole
  }, first)
}

/** Scroll, where the board is higher than the screen, so that the first of some places is seen, and the others as far as there is room. */
export function revealPlaces(places: readonly string[]): void {
  const drawn = [...document.querySelectorAll('main [data-place]')].filter((each) => each.getClientRects().length > 0)
  const seen = sight()
  const [roof, floor] = [seen.roof + EDGE, seen.floor - EDGE]
  const spans = [...new Set(places)].flatMap(
    (place) => drawn.find((each) => each.getAttribute('data-place') === place)?.getBoundingClientRect() ?? [],
  )
  const shown = fittingSpan(
    spans.filter(({ height }) => height <= (floor - roof) * LARGE),
    floor - roof,
  )
  if (!shown || (shown.top >= roof && shown.bottom <= floor)) return
  scrollBy({ top: (shown.top + shown.bottom) / 2 - (roof + floor) / 2, behavior: 'instant' })
}
