import { overlap, widened, type Area, type Size, type Spot } from '../../shell/areas'

const STEP = 16 // px between two spots that are tried
const FAR = 1200 // px a box goes further rather than cover others whole
const MARGIN = 12 // px to the edges of the window and to what must stay visible

function distance(a: Area, b: Area): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
}

/**
 * Where a box of a size covers none of the obstacles, or as little of them as possible. Among such spots the
 * nearest to its anchor wins; covering `others` counts as a longer way.
 */
export function freeSpot(
  size: Size,
  view: Size,
  obstacles: readonly Area[],
  anchor: Area,
  others: readonly Area[] = [],
): Spot & { covered: number } {
  const wide = obstacles.map((area) => widened(area, MARGIN))
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
