/** A point on the screen. */
export interface Spot {
  x: number
  y: number
}

const STEPS = 120 // points a way is looked at
const LEG = 0.11 // of the way that is seen: about the stretch between two cities

/** The last stretch of the road (`data-way`) up to a piece, as points on the screen; none where no road is drawn. */
export function along(goal: Element): Spot[] {
  const road = document.querySelector<SVGPathElement>('path[data-way]')
  const matrix = road?.getScreenCTM()
  if (!road || !matrix) return []
  const { x, y, width, height } = goal.getBoundingClientRect()
  const length = road.getTotalLength()
  const spots = Array.from({ length: STEPS + 1 }, (_, n) => {
    const { x: px, y: py } = road.getPointAtLength((length * n) / STEPS).matrixTransform(matrix)
    return { x: px, y: py }
  })
  const far = ({ x: px, y: py }: Spot) => Math.hypot(px - x - width / 2, py - y - height / 2)
  const near = spots.reduce((best, spot, n) => (far(spot) < far(spots[best] ?? spot) ? n : best), 0)
  const first = Math.max(0, near - Math.round(STEPS * LEG))
  return spots.slice(first, near + 1).filter((_, n) => n % 2 === 0)
}
