import { cleanup, fireEvent } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { HistrioView } from '../src/boards/histrio/edition'
import type { Situation } from '../src/net/board_types'
import { sharedBoards } from './drawn'
import { drawBoard as draw } from './fixtures'

afterEach(cleanup)

const CITIES = [1, 2, 3, 4, 5, 6, 7, 8]

function choosingCity(situation: Situation): void {
  Object.assign(situation.decision, {
    question: { question: 'choose_city', seats: [1] },
    options: CITIES.map((city) => `travel:${String(city)}`),
    reasons: {},
  })
}

describe('everything drawn in a city', () => {
  const board = sharedBoards(choosingCity)

  it.each(CITIES)('leads to the choice of city %i', async (city) => {
    const { table, container, picked } = await board('histrio-4-middle')
    picked.length = 0
    const { cards = [], caravels = [] } = (table.view as HistrioView).cities[city - 1] ?? {}
    const places = [...container.querySelectorAll(`.place[data-place="city.${String(city)}"]`)]
    const ships = [...(places[0]?.querySelectorAll('use[href^="#hi-caravel-"]') ?? [])]
    expect(places).toHaveLength(1 + cards.length)
    expect(ships.length).toBeGreaterThanOrEqual(caravels.length)
    for (const drawn of [...places, ...ships, places[0]?.querySelector('.name')]) {
      table.isSending = false
      await fireEvent.click(drawn as Element)
    }
    expect(new Set(picked)).toEqual(new Set([`travel:${String(city)}`]))
    expect(picked).toHaveLength(places.length + ships.length + 1)
  })

  it('leads to the top card that is swapped', async () => {
    const { container, picked } = await draw('histrio-4-middle', (situation) => {
      Object.assign(situation.decision, {
        question: { question: 'target', ability: 'swap_top_cards', juggler: 'magpie', seats: [1] },
        options: ['swap:1', 'swap:3'],
        reasons: {},
      })
    })
    await fireEvent.click(container.querySelectorAll('.place[data-place="city.3"]')[1] as Element)
    expect(picked).toEqual(['swap:3'])
  })
})

it('travel cards light the city they lead to', async () => {
  const { table, container } = await draw('histrio-4-middle', choosingCity)
  const card = container.querySelector('.travel [data-key="travel:4"]') as Element
  const lit = () =>
    [...container.querySelectorAll('.lit')].map((each) => each.closest('[data-place]')?.getAttribute('data-place'))
  await fireEvent.pointerEnter(card)
  expect(lit()).toEqual(['city.4'])
  await fireEvent.pointerLeave(card)
  expect([lit(), table.tip]).toEqual([[], null])
})

it('the secret trip of the friendly troupe is marked at its city for the seat that knows it', async () => {
  const { container } = await draw('histrio-4-middle', (situation) => {
    choosingCity(situation)
    const [own] = (situation.view as HistrioView).seats
    Object.assign(own as object, { friendly: { spent: [], revealed: null, caravels: 7, pile_size: 7, drawn: 5 } })
  })
  const city = container.querySelector('.place[data-place="city.5"]')
  expect(city?.getAttribute('aria-label')).toContain('your friendly troupe travels here')
  expect(city?.querySelectorAll('.secret.friendly')).toHaveLength(1)
  expect(container.querySelectorAll('.secret.friendly')).toHaveLength(1)
})

it.each([
  ['now', 'This does not answer the current question.', {}],
  ['while another seat decides', 'It is not your decision now.', { options: [], question: { seats: [2] } }],
])('what cannot be chosen %s says so when it is chosen nevertheless', async (_, reason, decision) => {
  const { table, container, picked } = await draw('histrio-4-middle', (situation) => {
    Object.assign(situation.decision, { reasons: {}, ...decision })
  })
  await fireEvent.click(container.querySelector('.place[data-place="city.1"]') as Element)
  expect([table.tip?.reason?.text, picked]).toEqual([reason, []])
})

it.each([{ question: 'steal' }, { question: 'target', ability: 'steal', juggler: 'monkey' }])(
  'a rival to steal from glows and is chosen at the question $question',
  async (question) => {
    const { container, picked } = await draw('histrio-4-middle', ({ decision }) => {
      Object.assign(decision, { options: ['steal:2'], reasons: {} })
      Object.assign(decision.question, question)
    })
    await fireEvent.click(container.querySelector('.rival.legal[data-key="steal:2"]') as Element)
    expect(picked).toEqual(['steal:2'])
  },
)

it("the panel of the Queen's favor answers as a whole", async () => {
  const { container, picked } = await draw('rokoko-4-middle', ({ view, decision }) => {
    Object.assign(view, { favor: null })
    const question = { question: 'main', card: 'ba', seats: [3] }
    Object.assign(decision, { question, options: ['favor', 'forfeit'], reasons: {} })
  })
  const panel = container.querySelector('section.favor') as Element
  await fireEvent.click(panel.querySelector('h2') as Element)
  expect([picked, panel.children.length]).toEqual([['favor'], 1])
  expect(panel.firstElementChild?.getAttribute('data-key')).toBe('favor')
})
