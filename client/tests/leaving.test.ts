import { cleanup } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { RokokoView } from '../src/boards/rokoko/edition'
import type { Situation } from '../src/net/board_types'
import { LANGUAGES } from '../src/texts/texts'
import { drawBoard } from './fixtures'

afterEach(cleanup)

const LEAVES = { en: /leaves the game/, de: /verlässt .*das Spiel/, zh: /离开游戏/ }

const draw = async (language: (typeof LANGUAGES)[number], change: (situation: Situation) => void) =>
  (await drawBoard('rokoko-4-middle', change, language)).container

/** Seat 3 has played a Master and may depute it; `others` are the cards it holds besides. */
const deputing = (others: string[]) => (situation: Situation) => {
  const view = situation.view as RokokoView
  Object.assign(view.resolving, { in_play: ['ba'], leaving: [], tile: null })
  Object.assign(view.seats[2] as object, { hand: others, supply: [], discard: [] })
  Object.assign(situation.decision, {
    question: { question: 'main', card: 'ba', seats: [3] },
    options: ['depute', 'forfeit'],
    meanings: { depute: ['option-depute', { card: { piece: 'card.ba' }, livre: 8 }] },
    reasons: {},
  })
}

describe.each(LANGUAGES)('a card that leaves the game, in %s', (language) => {
  it('is announced on the button that deputes it', async () => {
    const container = await draw(language, deputing(['ba', 'bb', 'bc', 'bd']))
    expect(container.querySelector('button[data-key=depute]')?.textContent).toMatch(LEAVES[language])
  })

  it('is announced on the cards a bonus deputes', async () => {
    const container = await draw(language, (situation) => {
      deputing(['bb', 'bc'])(situation)
      const meanings = {
        'depute:bb@hand': [
          'option-dismiss',
          { card: { piece: 'card.bb' }, zone: 'hand', bonus: { piece: 'bonus.bb' } },
        ],
      }
      Object.assign(situation.decision, {
        question: { question: 'bonus', card: '1b', seats: [3] },
        options: ['depute:bb@hand', 'forfeit'],
        meanings,
      })
    })
    expect(container.querySelector('[data-key="depute:bb@hand"]')?.textContent).toMatch(LEAVES[language])
    expect(container.querySelector('.hand [data-place="hand.3"]:not(.legal)')?.textContent).not.toMatch(
      LEAVES[language],
    )
  })
})

it.each([
  [['bb', 'bc', 'bd', 'bd'], true],
  [['ba', 'bb', 'bc', 'bd'], false],
])('a Master that is deputed beside %j is said to be the last: %s', async (others, isLast) => {
  const container = await draw('en', deputing(others))
  const button = container.querySelector('button[data-key=depute]')
  expect(button?.textContent.includes('it is your last Master')).toBe(isLast)
})
