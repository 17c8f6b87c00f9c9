import { cleanup, fireEvent } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { HistrioView } from '../src/boards/histrio/edition'
import type { Situation } from '../src/net/board_types'
import { sharedBoards } from './drawn'
import { renderBoard, tableOf } from './fixtures'

afterEach(cleanup)

const CITIES = [1, 2, 3, 4, 5, 6, 7, 8]

async function draw(name: string, change: (situation: Situation) => void) {
  const picked: string[] = []
  const table = await tableOf(name, 'en', picked, change)
  const { container } = renderBoard(table)
  await tick()
  return { table, container, picked }
}

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

describe('the travel cards', () => {
  it('light the city they lead to', async () => {
    const { table, container } = await draw('histrio-4-middle', choosingCity)
    const card = container.querySelector('.travel [data-key="travel:4"]') as Element
    const lit = () =>
      [...container.querySelectorAll('.lit')].map((each) => each.closest('[data-place]')?.getAttribute('data-place'))
    await fireEvent.pointerEnter(card)
    expect(lit()).toEqual(['city.4'])
    await fireEvent.pointerLeave(card)
    expect(lit()).toEqual([])
    expect(table.tip).toBeNull()
  })
})

describe('the secret trip of the friendly troupe', () => {
  it('is marked at its city for the seat that knows it', async () => {
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
})

describe('what cannot be chosen', () => {
  it('says so when it is chosen nevertheless', async () => {
    const { table, container, picked } = await draw('histrio-4-middle', (situation) => {
      Object.assign(situation.decision, { reasons: {} })
    })
    await fireEvent.click(container.querySelector('.place[data-place="city.1"]') as Element)
    expect(table.tip?.reason?.text).toBe('This does not answer the current question.')
    expect(picked).toEqual([])
  })

  it('says so when another seat decides', async () => {
    const { table, container } = await draw('histrio-4-middle', (situation) => {
      Object.assign(situation.decision, { options: [], reasons: {} })
      Object.assign(situation.decision.question, { seats: [2] })
    })
    await fireEvent.click(container.querySelector('.place[data-place="city.1"]') as Element)
    expect(table.tip?.reason?.text).toBe('It is not your decision now.')
  })
})

describe('a rival to steal from', () => {
  for (const question of [{ question: 'steal' }, { question: 'target', ability: 'steal', juggler: 'monkey' }]) {
    it(`glows and is chosen at the question ${question.question}`, async () => {
      const { container, picked } = await draw('histrio-4-middle', (situation) => {
        Object.assign(situation.decision, { options: ['steal:2'], reasons: {} })
        Object.assign(situation.decision.question, question)
      })
      const rival = container.querySelector('.rival.legal[data-key="steal:2"]')
      expect(rival).not.toBeNull()
      await fireEvent.click(rival as Element)
      expect(picked).toEqual(['steal:2'])
    })
  }
})

describe("the panel of the Queen's favor", () => {
  it('answers as a whole', async () => {
    const { container, picked } = await draw('rokoko-4-middle', (situation) => {
      Object.assign(situation.view, { favor: null })
      Object.assign(situation.decision, {
        question: { question: 'main', card: 'ba', seats: [3] },
        options: ['favor', 'forfeit'],
        reasons: {},
      })
    })
    const panel = container.querySelector('section.favor') as Element
    await fireEvent.click(panel.querySelector('h2') as Element)
    expect(picked).toEqual(['favor'])
    expect(panel.children).toHaveLength(1)
    expect(panel.firstElementChild?.getAttribute('data-key')).toBe('favor')
  })
})
