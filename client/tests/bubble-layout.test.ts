import { describe, expect, it } from 'vitest'
import { around, joined, outermost, type Area } from '../src/shell/areas'
import { bubbleAt } from '../src/shell/bubble_layout'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SIZE = { width: 300, height: 140 }

function covers(bubble: { x: number; y: number }, target: Area): boolean {
  return (
    bubble.x < target.x + target.width &&
    target.x < bubble.x + SIZE.width &&
    bubble.y < target.y + target.height &&
    target.y < bubble.y + SIZE.height
  )
}

describe('a bubble', () => {
  it.each([
    ['in the middle', { x: 600, y: 300, width: 80, height: 60 }, 'below'],
    ['at the bottom', { x: 600, y: 820, width: 80, height: 60 }, 'above'],
    ['in the lower right corner', { x: 1340, y: 100, width: 90, height: 780 }, 'left'],
    ['along the left edge', { x: 0, y: 0, width: 200, height: 900 }, 'right'],
  ])('stands beside a piece %s, inside the window', (_, target, side) => {
    const bubble = bubbleAt(SIZE, DESK, target)
    expect(bubble.side).toBe(side)
    expect(covers(bubble, target)).toBe(false)
    expect(bubble.x >= 0 && bubble.x + SIZE.width <= DESK.width).toBe(true)
    expect(bubble.y >= 0 && bubble.y + SIZE.height <= DESK.height).toBe(true)
  })

  it('points at the middle of the piece also where the window ends', () => {
    const target = { x: 340, y: 200, width: 40, height: 40 }
    const bubble = bubbleAt(SIZE, PHONE, target)
    expect(bubble.x + bubble.arrow).toBeCloseTo(360, 0)
  })

  it('never covers a piece, however large', () => {
    const target = { x: 0, y: 100, width: 390, height: 640 }
    const bubble = bubbleAt(SIZE, PHONE, target)
    expect(covers(bubble, target)).toBe(false)
    expect(bubble.y + bubble.height).toBeLessThanOrEqual(PHONE.height)
  })
})

describe('a bubble beside several lit pieces', () => {
  it('covers none of them where it can', () => {
    const city = { x: 600, y: 300, width: 150, height: 200 }
    const card = { x: 560, y: 560, width: 80, height: 120 }
    const bubble = bubbleAt(SIZE, DESK, city, [card])
    expect(covers(bubble, card)).toBe(false)
    expect(covers(bubble, city)).toBe(false)
    expect(bubble.side).toBe('above')
  })
})

describe('what is lit', () => {
  it('is one area where pieces lie side by side, and several where they do not', () => {
    const cards = [0, 100, 200].map((x) => ({ x, y: 0, width: 90, height: 100 }))
    expect(joined(cards)).toEqual([{ x: 0, y: 0, width: 290, height: 100 }])
    expect(joined([...cards, { x: 600, y: 0, width: 10, height: 10 }])).toHaveLength(2)
    const [first] = joined([{ x: 600, y: 0, width: 10, height: 10 }, ...cards])
    expect(first?.width).toBe(290)
  })

  it('is the smallest rectangle around all pieces', () => {
    expect(
      around([
        { x: 10, y: 20, width: 5, height: 5 },
        { x: 30, y: 0, width: 10, height: 10 },
      ]),
    ).toEqual({ x: 10, y: 0, width: 30, height: 25 })
    expect(around([])).toBeNull()
  })
})

describe('areas that are lit', () => {
  it('leave out what lies in a larger one', () => {
    const [city, card, other] = [
      { x: 0, y: 0, width: 100, height: 100 },
      { x: 20, y: 60, width: 30, height: 50 },
      { x: 95, y: 0, width: 90, height: 90 },
    ]
    expect(outermost([city, card, other])).toEqual([city, other])
  })
})
