import { describe, expect, it } from 'vitest'
import { overlap, type Area } from '../src/shell/areas'
import { tipSpot } from '../src/shell/tip_spot'

const VIEW = { width: 1000, height: 700 }
const SIZE = { width: 200, height: 100 }
const ROOF = 60

describe('a tip', () => {
  it('stands above its piece, and below where the prompt bar is in the way', () => {
    expect(tipSpot(SIZE, VIEW, { x: 400, y: 300, width: 50, height: 80 }, ROOF)).toEqual({ x: 325, y: 190 })
    expect(tipSpot(SIZE, VIEW, { x: 400, y: 100, width: 50, height: 80 }, ROOF)).toEqual({ x: 325, y: 190 })
  })

  it.each<[string, Area]>([
    ['above', { x: 300, y: 150, width: 250, height: 140 }],
    ['below', { x: 300, y: 390, width: 250, height: 140 }],
    ['above and beside', { x: 100, y: 100, width: 320, height: 190 }],
  ])('gives way to a bubble %s the piece', (_, bubble) => {
    const piece = { x: 400, y: 300, width: 50, height: 80 }
    const spot = { ...tipSpot(SIZE, VIEW, piece, ROOF, [bubble]), ...SIZE }
    expect([overlap(spot, bubble), overlap(spot, piece)]).toEqual([0, 0])
  })

  it('of a button in the prompt bar stands off a wide bubble below the bar', () => {
    const button = { x: 450, y: 10, width: 60, height: 40 }
    const bubble = { x: 300, y: ROOF + 4, width: 370, height: 200 }
    const spot = { ...tipSpot(SIZE, VIEW, button, ROOF, [bubble]), ...SIZE }
    expect([overlap(spot, bubble), overlap(spot, button)]).toEqual([0, 0])
    expect(spot.y).toBeGreaterThanOrEqual(ROOF)
  })

  it('gives way to a bubble if it was measured by the browser', () => {
    const measured = Object.create({ ...SIZE }) as typeof SIZE // as a DOMRect, without properties of its own
    const bubble = { x: 300, y: 150, width: 250, height: 140 }
    const spot = tipSpot(measured, VIEW, { x: 400, y: 300, width: 50, height: 80 }, ROOF, [bubble])
    expect(overlap({ ...spot, ...SIZE }, bubble)).toBe(0)
  })

  it('leaves free what else could be chosen, where it can', () => {
    const piece = { x: 400, y: 300, width: 50, height: 80 }
    const above = { x: 400, y: 200, width: 50, height: 80 }
    expect(tipSpot(SIZE, VIEW, piece, ROOF, [], [above])).toEqual({ x: 325, y: 390 })
    expect(tipSpot(SIZE, VIEW, piece, ROOF, [], [above, { ...above, y: 400 }])).toEqual({ x: 460, y: 290 })
  })

  it('stands beside a piece as high as the window, and inside the window', () => {
    expect(tipSpot(SIZE, VIEW, { x: 100, y: 60, width: 300, height: 640 }, ROOF).x).toBe(410)
    expect(tipSpot(SIZE, VIEW, { x: 980, y: 640, width: 20, height: 60 }, ROOF)).toEqual({ x: 792, y: 530 })
  })

  it('covers as little of its piece as it can where it fits neither above nor below', () => {
    const high = { width: 380, height: 300 }
    const piece = { x: 10, y: 400, width: 370, height: 60 }
    expect(tipSpot(high, { width: 390, height: 600 }, piece, 150).y).toBe(154)
  })
})
