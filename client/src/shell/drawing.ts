const READABLE = 12 // px of letters
const LARGE = 15 // px of letters in a preview
const WIDEST = 280 // px of a preview: what a tip has room for
const MAX_HEIGHT = 0.3 // of the window: on a phone held sideways a larger one would cover the board

/** marks what is drawn at the goal of a flight: it stays invisible until the piece has landed (see table.css) */
export const ARRIVING = 'data-arriving'

/** A copy of a drawing, without anything that could be chosen or pointed at, and where the drawing is. */
export function copyOf(drawn: Element): { drawing: Element; rect: DOMRect } {
  const rect = drawn.getBoundingClientRect()
  const copy = drawn.cloneNode(true) as Element
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    each.classList.remove('legal', 'place')
    for (const name of [ARRIVING, 'data-place', 'data-piece', 'data-key', 'tabindex', 'role', 'aria-label'])
      each.removeAttribute(name)
  }
  if (!(drawn instanceof SVGGraphicsElement) || drawn instanceof SVGSVGElement) return { drawing: copy, rect }
  const { x, y, width, height } = drawn.getBBox()
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  const board = [...(drawn.closest('[class*="-board"]')?.classList ?? [])].find((name) => name.endsWith('-board'))
  if (board) svg.classList.add(board) // its styles reach the copy, too
  svg.append(copy)
  return { drawing: svg, rect }
}

/** A place drawn larger, where its letters are too small to be read; nothing where they are not or a tip has no room for it. */
export function previewOf(place: Element): { drawing: Element; width: number; height: number } | null {
  if (!(place instanceof SVGGraphicsElement) || !('getScreenCTM' in place)) return null
  const scale = place.getScreenCTM()?.d ?? 1
  const sizes = [...place.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize) * scale)
  const smallest = Math.min(...sizes)
  if (!sizes.length || !(smallest < READABLE)) return null
  const { drawing, rect } = copyOf(place)
  const larger = Math.min(LARGE / smallest, WIDEST / rect.width)
  if (larger <= 1 || rect.height * larger > innerHeight * MAX_HEIGHT) return null
  return { drawing, width: rect.width * larger, height: rect.height * larger }
}
