import { describe, expect, it } from 'vitest'
import { leastSurplus } from '../src/boards/rokoko/payment'
import type { Situation } from '../src/net/board_types'
import type { RokokoView } from '../src/boards/rokoko/edition'
import { tableOf } from './fixtures'

describe('the bales that a payment loses', () => {
  it('are the fewest that whole tiles allow', () => {
    expect(leastSurplus({ yellow: 1 }, [{ yellow: 2 }])).toBe(1)
    expect(leastSurplus({ yellow: 1 }, [{ yellow: 2 }, { yellow: 1 }])).toBe(0)
    expect(leastSurplus({ yellow: 2, green: 1 }, [{ yellow: 2, red: 1 }, { green: 3 }, { yellow: 1, green: 1 }])).toBe(
      2,
    )
  })

  it('are none where nothing can be paid, or nothing is needed', () => {
    expect(leastSurplus({ yellow: 3 }, [{ yellow: 2 }])).toBe(0)
    expect(leastSurplus({}, [{ yellow: 2 }])).toBe(0)
  })

  it('are named before a dress is made', async () => {
    const keeping = (kept: string[]) => (situation: Situation) => {
      Object.assign((situation.view as RokokoView).seats[2] as object, { kept })
      Object.assign(situation.decision, {
        question: { question: 'main', card: 'ba', seats: [3] },
        options: ['make:g01@1'],
        reasons: {},
      })
    }
    const warned = async (kept: string[]) =>
      (await tableOf('rokoko-4-middle', 'en', [], keeping(kept))).warning?.('make:g01@1')
    expect(await warned(['t05'])).toBe('your tiles do not fit exactly: 2 bales are lost')
    expect(await warned(['t01', 't05'])).toBe('')
  })
})
