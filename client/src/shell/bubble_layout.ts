import { middleOf, overlap, within, type Area, type Size } from './areas'

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

/** The room there is for a bubble on a side of the target. */
function roomAt(side: Side, view: Size, target: Area): number {
  if (side === 'below') return view.height - target.y - target.height
  if (side === 'above') return target.y
  return side === 'right' ? view.width - target.x - target.width : target.x
}

/** The bubble on one side of the target, as high as the room allows. */
function bubbleOn(side: Side, size: Size, view: Size, target: Area): Bubble {
  const middle = middleOf(target)
  if (side === 'below' || side === 'above') {
    const x = within(middle.x - size.width / 2, EDGE, Math.max(EDGE, view.width - size.width - EDGE))
    const height = Math.min(size.height, roomAt(side, view, target) - GAP - EDGE)
    const y = side === 'below' ? target.y + target.height + GAP : target.y - height - GAP
    return { x, y, side, height, arrow: within(middle.x - x, ARROW, size.width - ARROW) }
  }
  const y = within(middle.y - size.height / 2, EDGE, Math.max(EDGE, view.height - size.height - EDGE))
  const x = within(
    side === 'right' ? target.x + target.width + GAP : target.x - size.width - GAP,
    EDGE,
    Math.max(EDGE, view.width - size.width - EDGE),
  )
  return {
    x,
    y,
    side,
    height: Math.min(size.height, view.height - 2 * EDGE),
    arrow: within(middle.y - y, ARROW, size.height - ARROW),
  }
}

/**
 * Where a bubble of a size stands beside a target: on the first side where it fits and covers nothing else that is lit,
 * else where it covers least, else on the side with the most room, and never over the target. Of sides that are alike it
 * takes the one where less of the spared areas is covered.
 */
export function bubbleAt(
  size: Size,
  view: Size,
  target: Area,
  others: readonly Area[] = [],
  spared: readonly Area[] = [],
): Bubble {
  const needed = (side: Side) => (side === 'below' || side === 'above' ? size.height : size.width) + GAP + EDGE
  const spare = (side: Side) => roomAt(side, view, target) - needed(side)
  const covered = (side: Side, areas: readonly Area[]) =>
    areas.reduce((sum, other) => sum + overlap({ ...bubbleOn(side, size, view, target), width: size.width }, other), 0)
  const fitting = SIDES.filter((side) => spare(side) >= 0).toSorted(
    (one, other) => covered(one, others) - covered(other, others) || covered(one, spared) - covered(other, spared),
  )
  const side = fitting[0] ?? SIDES.toSorted((one, other) => spare(other) - spare(one))[0] ?? 'below'
  return bubbleOn(side, size, view, target)
}
