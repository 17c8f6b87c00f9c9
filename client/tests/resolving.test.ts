import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Situation } from '../src/net/board_types'
import { renderBoard, tableOf } from './fixtures'

afterEach(cleanup)

async function draw(name: string, change?: (situation: Situation) => void) {
  const table = await tableOf(name, 'en', [], change)
  const { container } = renderBoard(table)
  await tick()
  return container
}

/** Seat 1 looks on while the seat of the fixture decides. */
function seenBySeatOne(situation: Situation): void {
  Object.assign(situation.view, { viewer: 1 })
  Object.assign(situation.decision, { options: [], reasons: {} })
}

describe('a tile being decided', () => {
  it('lies in the rack of the seat that decides', async () => {
    const container = await draw('rokoko-4-middle')
    expect(container.querySelectorAll('[data-place="deciding.3"]')).toHaveLength(1)
  })

  it('does not lie in the rack of another seat', async () => {
    const container = await draw('rokoko-4-middle', seenBySeatOne)
    expect(container.querySelectorAll('[data-place^="deciding."]')).toHaveLength(0)
    expect(container.querySelectorAll('.rack .deciding')).toHaveLength(0)
  })

  it('is shown to watchers with the rack of the seat that decides', async () => {
    const container = await draw('rokoko-4-middle', (situation) => {
      seenBySeatOne(situation)
      Object.assign(situation.view, { viewer: null })
    })
    expect(container.querySelectorAll('[data-place="deciding.3"]')).toHaveLength(1)
  })
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
    expect(waiting.querySelector('.prompt .picture svg')).toBeNull()
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

describe('the ghost of a dress', () => {
  it('stands only where the viewer can place it', async () => {
    const container = await draw('rokoko-at-place_dress', seenBySeatOne)
    expect(container.querySelectorAll('.ghost')).toHaveLength(0)
  })
})
