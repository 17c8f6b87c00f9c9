import { describe, expect, it } from 'vitest'
import { freeSpot } from '../src/pages/table/free_spot'

const VIEW = { width: 1000, height: 600 }
const SIZE = { width: 200, height: 100 }

function covers(
  { x, y }: { x: number; y: number },
  box: { x: number; y: number; width: number; height: number },
): boolean {
  return x < box.x + box.width && x + SIZE.width > box.x && y < box.y + box.height && y + SIZE.height > box.y
}

describe('a free spot', () => {
  it('is near its anchor without covering it or anything else', () => {
    const anchor = { x: 400, y: 450, width: 100, height: 140 }
    const bar = { x: 0, y: 0, width: 1000, height: 80 }
    const spot = freeSpot(SIZE, VIEW, [anchor, bar], anchor)
    expect([covers(spot, anchor), covers(spot, bar)]).toEqual([false, false])
    expect(Math.abs(spot.x + 100 - 450) + Math.abs(spot.y + 50 - 520)).toBeLessThan(320)
  })

  it('covers as little as possible where nothing is free, and stays inside the window', () => {
    const all = { x: 0, y: 0, width: 1000, height: 600 }
    const spot = freeSpot(SIZE, VIEW, [all, { x: 0, y: 0, width: 700, height: 600 }], all)
    expect(spot.x).toBeGreaterThanOrEqual(700)
    expect(spot.x + SIZE.width).toBeLessThanOrEqual(1000)
  })

  it('is further away rather than over what is being read', () => {
    const anchor = { x: 400, y: 450, width: 100, height: 140 }
    const near = freeSpot(SIZE, VIEW, [anchor], anchor)
    const read = { x: near.x, y: near.y, ...SIZE }
    expect(covers(freeSpot(SIZE, VIEW, [anchor], anchor, [read]), read)).toBe(false)
  })
})
