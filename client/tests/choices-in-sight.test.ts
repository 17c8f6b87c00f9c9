import { describe, expect, it } from 'vitest'
import { scrollDistance } from '../src/shell/choices_in_sight.svelte'

const [ROOF, FLOOR] = [150, 750]

describe('the choices of a question', () => {
  it('are left where they are when one of them is in sight', () => {
    expect(
      scrollDistance(
        [
          { top: 900, bottom: 1000 },
          { top: 700, bottom: 780 },
        ],
        ROOF,
        FLOOR,
      ),
    ).toBe(0)
    expect(scrollDistance([], ROOF, FLOOR)).toBe(0)
  })

  it('are scrolled to when all of them lie below the dock or above the bar', () => {
    expect(
      scrollDistance(
        [
          { top: 720, bottom: 820 },
          { top: 900, bottom: 1000 },
        ],
        ROOF,
        FLOOR,
      ),
    ).toBe(320)
    expect(scrollDistance([{ top: 20, bottom: 120 }], ROOF, FLOOR)).toBe(-380)
  })
})
