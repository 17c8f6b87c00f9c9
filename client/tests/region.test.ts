import { describe, expect, it } from 'vitest'
import { next } from '../src/shell/region'

const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 }) as DOMRect

describe('arrow keys', () => {
  const grid = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20)]
  it('go to the nearest place in their direction', () => {
    expect(next(at(20, 0), grid, [1, 0])).toBe(2)
    expect(next(at(20, 0), grid, [-1, 0])).toBe(0)
    expect(next(at(20, 0), grid, [0, 1])).toBe(4)
  })
  it('stay where nothing lies ahead', () => {
    expect(next(at(20, 0), grid, [0, -1])).toBe(-1)
  })
})
