import { overlap, within, type Area, type Size, type Spot } from './areas'

const GAP = 10 // px between a piece and its tip
const EDGE = 8 // px to the edges of the window

/**
 * Where a tip stands at its piece: above it, else below, else beside it, else beside or below a bubble that takes all of
 * that room: a spot that covers neither the piece nor a bubble that is being read, of several the one that covers least of
 * `others`, which could be chosen, too; where there is none, the spot that covers least of the piece. `roof` is the lower
 * edge of the prompt bar, which stays in sight.
 */
export function tipSpot(
  { width, height }: Size,
  view: Size,
  at: Area,
  roof: number,
  bubbles: readonly Area[] = [],
  others: readonly Area[] = [],
): Spot {
  const size = { width, height } // a rectangle of the browser has them on its prototype: spread, they would be lost
  const x = within(at.x + at.width / 2 - size.width / 2, EDGE, view.width - size.width - EDGE)
  const y = within(at.y + at.height / 2 - size.height / 2, roof + EDGE / 2, view.height - size.height - EDGE / 2)
  const below = {
    x,
    y: Math.min(Math.max(at.y + at.height + GAP, roof + EDGE / 2), view.height - size.height - EDGE / 2),
  }
  const spots = [
    { x, y: at.y - size.height - GAP },
    below,
    { x: at.x + at.width + GAP, y },
    { x: at.x - size.width - GAP, y },
  ]
  const aside = bubbles.flatMap((bubble) => [
    { x: bubble.x + bubble.width + GAP, y: below.y },
    { x: bubble.x - size.width - GAP, y: below.y },
    { x, y: bubble.y + bubble.height + GAP },
  ])
  const isInside = (spot: Spot) =>
    spot.y >= roof + EDGE / 2 &&
    spot.x >= EDGE &&
    spot.x + size.width <= view.width - EDGE &&
    spot.y + size.height <= view.height
  const isFree = (spot: Spot) => ![at, ...bubbles].some((area) => overlap({ ...spot, ...size }, area) > 0)
  const inside = spots.filter(isInside)
  const covers = (spot: Spot) => overlap({ ...spot, ...size }, at)
  const hides = (spot: Spot) => others.reduce((sum, other) => sum + overlap({ ...spot, ...size }, other), 0)
  const [free] = [...inside, ...aside.filter(isInside)]
    .filter(isFree)
    .toSorted((one, other) => hides(one) - hides(other))
  return (
    free ??
    [...inside, { x, y: roof + EDGE / 2 }, below].reduce((best, spot) => (covers(spot) < covers(best) ? spot : best))
  )
}
