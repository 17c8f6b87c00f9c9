/** A rectangle on the screen, in px. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export type Side = 'below' | 'above' | 'right' | 'left'

/** Where a bubble stands beside what it speaks of, and where along its edge the arrow leaves it. */
export interface Bubble {
  x: number
  y: number
  side: Side
  arrow: number
  /** the height there is; more has to be scrolled */
  height: number
}

const GAP = 14 // px between the piece and the bubble: the length of the arrow
const EDGE = 8 // px to the edges of the window
const ARROW = 18 // px the arrow keeps from the corners of the bubble
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left']

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** The room there is for a bubble on a side of the target. */
function roomAt(side: Side, view: { width: number; height: number }, target: Area): number {
  if (side === 'below') return view.height - target.y - target.height
  if (side === 'above') return target.y
  return side === 'right' ? view.width - target.x - target.width : target.x
}

/**
 * Where a bubble of a size stands beside a target: on the first side where it fits, else on the one with the most room,
 * and never over the target.
 */
export function bubbleAt(size: { width: number; height: number }, view: { width: number; height: number }, target: Area): Bubble {
  const needed = (side: Side) => (side === 'below' || side === 'above' ? size.height : size.width) + GAP + EDGE
  const spare = (side: Side) => roomAt(side, view, target) - needed(side)
  const side = SIDES.find((each) => spare(each) >= 0) ?? SIDES.toSorted((one, other) => spare(other) - spare(one))[0] ?? 'below'
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 }
  if (side === 'below' || side === 'above') {
    const x = within(middle.x - size.width / 2, EDGE, Math.max(EDGE, view.width - size.width - EDGE))
    const height = Math.min(size.height, roomAt(side, view, target) - GAP - EDGE)
    const y = side === 'below' ? target.y + target.height + GAP : target.y - height - GAP
    return { x, y, side, height, arrow: within(middle.x - x, ARROW, size.width - ARROW) }
  }
  const y = within(middle.y - size.height / 2, EDGE, Math.max(EDGE, view.height - size.height - EDGE))
  const x = side === 'right' ? target.x + target.width + GAP : target.x - size.width - GAP
  return { x, y, side, height: Math.min(size.height, view.height - 2 * EDGE), arrow: within(middle.y - y, ARROW, size.height - ARROW) }
}

/** The smallest rectangle around several. */
export function around(areas: readonly Area[]): Area | null {
  if (!areas.length) return null
  const x = Math.min(...areas.map((area) => area.x))
  const y = Math.min(...areas.map((area) => area.y))
  const right = Math.max(...areas.map((area) => area.x + area.width))
  const bottom = Math.max(...areas.map((area) => area.y + area.height))
  return { x, y, width: right - x, height: bottom - y }
}
