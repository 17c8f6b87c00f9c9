import { middleOf, type Spot } from './areas'

const STEPS = 60 // points a way is looked at
const LEG = 0.11 // of the way that is seen: about the stretch between two cities

/** The points of every way measured so far: finding them takes long. */
const known = new Map<string, Spot[]>()

function pointsOf(road: SVGPathElement): Spot[] {
  const drawn = road.getAttribute('d') ?? ''
  let points = known.get(drawn)
  if (!points) {
    const length = road.getTotalLength()
    points = Array.from({ length: STEPS + 1 }, (_, n) => road.getPointAtLength((length * n) / STEPS))
    known.set(drawn, points)
  }
  return points
}

/** The last stretch of the road (`data-way`) up to a piece, as points on the screen; none where no road is drawn. */
export function along(goal: Element): Spot[] {
  const road = document.querySelector<SVGPathElement>('path[data-way]')
  const matrix = road?.getScreenCTM()
  if (!road || !matrix) return []
  const { x, y } = middleOf(goal.getBoundingClientRect())
  const { a, d, e, f } = matrix // a board is scaled and moved, never turned
  const spots = pointsOf(road).map((point) => ({ x: a * point.x + e, y: d * point.y + f }))
  const far = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y)
  const near = spots.reduce((best, spot, n) => (far(spot) < far(spots[best] ?? spot) ? n : best), 0)
  return spots.slice(Math.max(0, near - Math.round(STEPS * LEG)), near + 1)
}
