import { render, screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FinishedMatch } from '../src/net/messages'
import { session } from '../src/state/session.svelte'
import FigureBars from '../src/pages/history/FigureBars.svelte'
import { barOf, filterOf, isFiltered, searchOf, stageName } from '../src/pages/history/history'
import { loadLabelWriter } from '../src/pages/history/label_writer.svelte'
import MatchRow from '../src/pages/history/MatchRow.svelte'
import { lasted } from '../src/pages/time_format'
import { LANGUAGES, loadTexts } from '../src/texts/texts'

beforeAll(async () => {
  session.texts = await loadTexts('en')
})

const seat = (number: number, placing: number, points: number, you = false) => ({
  seat: number,
  name: you ? 'Ada' : 'Bo',
  level: number === 3 ? 'master' : null,
  you,
  was_away: false,
  placing,
  points,
})
const MATCH: FinishedMatch = {
  id: 'abc',
  game: 'histrio',
  edition: 'reference',
  lesson: null,
  from_position: false,
  ended: 1_763_200_000,
  answers: 76,
  seconds: 1_500,
  placing: 2,
  points: 19,
  seats: [seat(1, 2, 19, true), seat(2, 1, 40), seat(3, 3, 7)],
}

describe('the address of the history', () => {
  it('holds the filters that leave something out, and gives them back', () => {
    expect(searchOf(filterOf(''))).toBe('')
    expect(searchOf(filterOf('?game=rokoko&page=3'), { result: 'won' })).toBe('?game=rokoko&result=won')
    expect(filterOf('?game=rokoko&page=3')).toMatchObject({ game: 'rokoko', page: '3', sort: 'newest' })
    expect(isFiltered(filterOf('?sort=points&page=2'))).toBe(false)
    expect(isFiltered(filterOf('?players=4'))).toBe(true)
  })
})

describe('a finished match', () => {
  it('shows place, points, length and opponents, the best first, and the ways to see it again', () => {
    render(MatchRow, { match: MATCH })
    expect(screen.getByText('2nd of 3 · 19 Ecu')).toBeTruthy()
    expect(screen.getByText(/^76 moves · 25 min$/)).toBeTruthy()
    const players = within(screen.getAllByRole('list')[0] as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent.replace(/[\u2068\u2069]/g, '').trim())
    expect(players[0]).toContain('Bo')
    expect(players[1]).toMatch(/^you/i)
    expect(players[2]).toContain('Master')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/t/abc',
      '/t/abc/replay',
      '/api/tables/abc/record',
    ])
  })

  it('tells how long it took in whole units', () => {
    expect([20, 1_500, 7_300, 400_000].map((seconds) => lasted(seconds, 'en'))).toEqual([
      '1 min',
      '25 min',
      '2 hr',
      '5 days',
    ])
  })
})

describe('figures', () => {
  it('are a table with bars on one scale, losses left of zero', () => {
    const table = {
      name: 'sources',
      label: '',
      rows: [
        { name: 'a', label: 'show', values: [8, 4] },
        { name: 'b', label: 'robbed', values: [-2, 0] },
      ],
    }
    const group = (name: 'recent' | 'bots') => ({ name, seats: 3, points: 1, win_share: null })
    render(FigureBars, { table, groups: [group('recent'), group('bots')], label: String })
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Where the points come from',
      'Your last ten',
      'Bots',
    ])
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Show', 'Robbed'])
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['8', '4', '-2', '0'])
    const [gain, loss] = [barOf(8, -2, 8), barOf(-2, -2, 8)]
    expect(gain.length).toBeCloseTo(4 * loss.length)
    expect([loss.start, loss.start + loss.length]).toEqual([0, gain.start])
    expect(gain.start + gain.length).toBeLessThan(90)
  })

  it.each(LANGUAGES)('have labels out of the texts of their game in %s', async (language) => {
    const label = await loadLabelWriter(language, 'rokoko')
    expect(label(['report-all-dress'])).toBe({ en: 'Dresses', de: 'Kleider', zh: '服装' }[language])
    expect(label(['label-dress', { id: 'Y07', needs: ['hall-hall_2'] }])).toMatch(/^Y07.+/)
    expect(label('c99')).toBe('c99')
    expect(label(['a-source-of-former-times'])).toBe('a-source-of-former-times')
  })

  it.each(LANGUAGES)('name every part of a match in %s', async (language) => {
    const texts = await loadTexts(language)
    const names = ['start', '3', 'scoring', '1.2', '2.scoring'].map((stage) => stageName(texts, stage))
    expect(new Set(names).size).toBe(5)
    expect(names[3]).toMatch(/1.*2/)
  })
})
