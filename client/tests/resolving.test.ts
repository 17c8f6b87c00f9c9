import { cleanup } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Situation } from '../src/net/board_types'
import { drawBoard } from './fixtures'

afterEach(cleanup)

const draw = async (name: string, change?: (situation: Situation) => void) => (await drawBoard(name, change)).container

/** Seat 1 looks on while the seat of the fixture decides. */
function seenBySeatOne(situation: Situation): void {
  Object.assign(situation.view, { viewer: 1 })
  Object.assign(situation.decision, { options: [], reasons: {} })
}

function watched(situation: Situation): void {
  seenBySeatOne(situation)
  Object.assign(situation.view, { viewer: null })
}

it.each([
  ['the seat that decides', undefined, 1],
  ['another seat', seenBySeatOne, 0],
  ['a watcher', watched, 1],
])('a tile being decided lies in the rack of the seat that decides, as seen by %s', async (_, change, count) => {
  const container = await draw('rokoko-4-middle', change)
  expect(container.querySelectorAll('[data-place="deciding.3"]')).toHaveLength(count)
  expect(container.querySelectorAll('.rack .deciding')).toHaveLength(count)
})

describe('a hand being chosen', () => {
  it('shows the cards that are in hand already beside the supply, and only the supply can be chosen', async () => {
    const container = await draw('rokoko-4-middle', (situation) => {
      const seat = (situation.view as unknown as { seats: object[] }).seats[2] ?? {}
      Object.assign(seat, { hand: ['bb', 'bc'], supply: ['ba', 'ba', 'bd'], choosing: { cards: [] } })
      Object.assign(situation.decision, {
        question: { question: 'choose_hand', seats: [3] },
        options: ['hand:ba', 'hand:bd'],
        reasons: {},
      })
    })
    expect(
      [...container.querySelectorAll('.hand .card')].map((card) => card.querySelector('em')?.textContent ?? ''),
    ).toEqual(['', '', '', 'in hand', 'in hand'])
    expect([...container.querySelectorAll('.hand .card.legal')]).toHaveLength(3)
  })
})

describe('the picture beside the prompt', () => {
  it.each(['rokoko-4-middle', 'rokoko-at-place_dress'])('of %s belongs to the question of the viewer', async (name) => {
    const asked = await draw(name)
    expect(asked.querySelector('.prompt .picture svg')).not.toBeNull()
    cleanup()
    const waiting = await draw(name, seenBySeatOne)
    expect(waiting.querySelector('.prompt .picture svg, .ghost')).toBeNull() // nor the ghost of the dress
  })

  it('shows no juggler of another seat', async () => {
    const juggler = (situation: Situation) => {
      Object.assign(situation.decision.question, { juggler: 'bear', seats: [2] })
    }
    const container = await draw('histrio-4-middle', (situation) => {
      juggler(situation)
      Object.assign(situation.decision, { options: [], reasons: {} })
    })
    expect(container.querySelector('.prompt .picture svg')).toBeNull()
  })
})
