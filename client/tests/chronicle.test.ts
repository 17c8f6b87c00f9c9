import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../src/net/board_types'
import type { Message } from '../src/net/phrases'
import { tableOf } from './fixtures'

describe.each(['rokoko-2-final', 'histrio-2-final'])('the chronicle of %s', (name) => {
  it('can be told from any moment on', async () => {
    const table = await tableOf(name)
    for (let from = 0; from < table.events.length; from += 7) {
      for (const { text } of table.tell(table.events.slice(from))) expect(text).toMatch(/\w.*[.!?]$/)
    }
  })

  it('adds up to the totals of the final scoring', async () => {
    const table = await tableOf(name)
    const { rows, totals, placings } = table.account()
    const sums = totals.map((_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0))
    expect(sums).toEqual(totals)
    expect(totals).toEqual(table.result?.points)
    expect(placings).toEqual(table.result?.placings)
  })
})

describe('a sentence', () => {
  it('names seat and deed in the reader’s language', async () => {
    const phrase = {
      say: [
        'event-card-hand-in_play',
        { count: { sum: 1 }, cards: { list: [{ piece: 'card.ba' }] } },
      ] satisfies Message,
    }
    const event = { event: 'card', seat: 2, card: 'ba', from: 'hand.2', to: 'in_play.2', phrase }
    const said = async (language: 'en' | 'de' | 'zh') =>
      (await tableOf('rokoko-4-middle', language)).tell([event])[0]?.text
    expect(await said('en')).toBe('Mei plays the Master without a bonus.')
    expect(await said('de')).toBe('Mei spielt den Meister ohne Bonus.')
    expect(await said('zh')).toContain('Mei')
  })

  it('speaks to the reader in the second person', async () => {
    const say = [
      'event-card-hand-in_play',
      { count: { sum: 1 }, cards: { list: [{ piece: 'card.ba' }] } },
    ] satisfies Message
    const paid = ['event-pay', { what: { list: [['count-livre', { count: 3 }]] } }] satisfies Message
    const said = async (language: 'en' | 'de' | 'zh') => {
      const table = await tableOf('rokoko-4-middle', language)
      const seat = table.viewer ?? 0
      return table.tell([
        { event: 'card', seat, phrase: { say } },
        { event: 'livre', seat, phrase: { say: paid } },
      ])[0]?.text
    }
    expect(await said('en')).toBe('You play the Master without a bonus and pay 3 Livre.')
    expect(await said('de')).toBe('Du spielst den Meister ohne Bonus und zahlst 3 Livre.')
    expect(await said('zh')).toMatch(/^你/)
  })

  it('speaks to the reader in the second person in captions of several cards, too', async () => {
    const cards = ['comedian.4', 'tragedian.5'].map((card) => ({ piece: `the_card.${card}` }))
    const said = async (form: string, language: 'en' | 'de') => {
      const table = await tableOf('histrio-4-middle', language)
      const say = [
        `event-card-city-encounter_${form}`,
        { cards: { list: cards }, from: { piece: 'city.2' } },
      ] satisfies Message
      return table.captionFor([{ event: 'card', seat: table.viewer, phrase: { say } }])
    }
    for (const form of ['hand', 'hand.more', 'discard.more', 'discard.alms']) {
      expect(await said(form, 'en')).toMatch(/^You take comedian 4 and tragedian 5/)
      expect(await said(form, 'de')).toMatch(/^Du nimmst /)
    }
    expect(await said('discard.unpaid', 'de')).toMatch(/^Du kannst /)
  })

  it('has the reader as its object, too', async () => {
    const say = ['event-ecu-purse-purse', { amount: 2, whom: { seat: 1 } }] satisfies Message
    const said = async (language: 'en' | 'de') =>
      (await tableOf('histrio-4-middle', language)).tell([{ event: 'ecu', seat: 2, phrase: { say } }])[0]?.text
    expect(await said('en')).toMatch(/steals 2 Ecu from you\.$/)
    expect(await said('de')).toMatch(/stiehlt dir 2 Ecu\.$/)
  })
})

/** The cases of narration-cases.json are written out by `texts/narration.py` too: both must give the same sentences. */
describe('the narration', () => {
  interface Case {
    about: string
    viewer: number | null
    events: GameEvent[]
    sentences: string[]
  }
  const cases = JSON.parse(readFileSync('fixtures/narration-cases.json', 'utf8')) as Case[]

  it.each(cases)('$about', async ({ viewer, events, sentences }) => {
    const table = await tableOf('rokoko-4-middle', 'en', [], (situation) => {
      ;(situation.view as { viewer: number | null }).viewer = viewer
    })
    expect(table.tell(events).map(({ text }) => text)).toEqual(sentences)
  })
})
