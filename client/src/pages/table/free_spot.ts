/** A rectangle on the screen, in px. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const STEP = 16 // px between two spots that are tried
const FAR = 1200 // px a box goes further rather than cover others whole
const MARGIN = 12 // px to the edges of the window and to what must stay visible

interface Size {
  width: number
  height: number
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
}

/**
 * Where a box of a size covers none of the obstacles, or as little of them as possible. Among such spots the
 * nearest to its anchor wins; covering `others` counts as a longer way.
 */
export function freeSpot(
  size: Size,
  view: Size,
  obstacles: readonly Box[],
  anchor: Box,
  others: readonly Box[] = [],
): { x: number; y: number; covered: number } {
  const wide = obstacles.map(({ x, y, width, height }) => ({
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  }))
  let best = { x: MARGIN, y: MARGIN, covered: 0 }
  let least = { covered: Infinity, far: Infinity }
  for (let y = MARGIN; y <= Math.max(MARGIN, view.height - size.height - MARGIN); y += STEP) {
    for (let x = MARGIN; x <= Math.max(MARGIN, view.width - size.width - MARGIN); x += STEP) {
      const box = { x, y, ...size }
      const covered = wide.reduce((sum, each) => sum + overlap(box, each), 0)
      // px of way that covering something is worth
      const far =
        distance(box, anchor) +
        (FAR * others.reduce((sum, each) => sum + overlap(box, each), 0)) / (size.width * size.height)
      if (covered > least.covered || (covered === least.covered && far >= least.far)) continue
      least = { covered, far }
      best = { x, y, covered }
    }
  }
  return best
}
