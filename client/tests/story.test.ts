import { describe, expect, it } from 'vitest'
import { tableOf } from './fixtures'

describe.each(['rokoko-2-final', 'histrio-2-final'])('the story of %s', (name) => {
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
  it('says who did what, in the reader’s language', async () => {
    const event = { event: 'card', seat: 2, card: 'ba', from: 'hand.2', to: 'in_play.2' }
    const said = async (language: 'en' | 'de' | 'zh') => (await tableOf('rokoko-4-middle', language)).tell([event])[0]?.text
    expect(await said('en')).toBe('Mei plays the Master ba.')
    expect(await said('de')).toBe('Mei spielt den Meister ba.')
    expect(await said('zh')).toContain('Mei')
  })
})
