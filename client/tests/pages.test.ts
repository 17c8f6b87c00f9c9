import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../src/net/messages'
import { GAME_FACTS, GAMES } from '../src/games/facts'
import { marksOf } from '../src/pages/result/course'
import paths from '../src/pages/paths.json'
import { find } from '../src/pages/routes'
import { loadBook, search } from '../src/pages/rules/book'
import { showAllAgain, wasShown, markShown, markGameTaught } from '../src/pages/table/advice_seen'
import { playNow } from '../src/pages/table_settings'
import { reading } from '../src/pages/time_format'
import { LANGUAGES, loadTexts } from '../src/texts/texts'

/** Every text the pages name outright. */
function named(): Set<string> {
  const ids = new Set<string>()
  for (const folder of ['src/pages', 'src/net']) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(svelte|ts)$/.test(file) || /gallery|workbench/i.test(file)) continue
      const source = readFileSync(join(folder, file), 'utf8')
      for (const call of source.matchAll(/\bt\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)) {
        for (const id of (call[1] ?? '').split(/[,{]/)[0]?.matchAll(/'([a-z][a-z0-9-]+)'/g) ?? []) {
          if (id[1] && !['over', 'open', 'polling'].includes(id[1])) ids.add(id[1])
        }
      }
      for (const id of source.matchAll(/'((?:coach|clock)-[\w-]+)'/g)) if (id[1]) ids.add(id[1])
    }
  }
  for (const page of Object.keys(paths)) ids.add(`title-${page}`)
  return ids
}

describe('the pages', () => {
  it.each(LANGUAGES)('have all their words in %s', async (language) => {
    const texts = await loadTexts(language)
    const missing = [...named()].filter((id) => !texts.has(id))
    expect(missing).toEqual([])
    expect(named().size).toBeGreaterThan(100)
  })

  it('are found by their address', () => {
    expect(find('/').title).toBe('title-home')
    expect(find('/t/abc_D-1')).toMatchObject({ title: 'title-table', params: { id: 'abc_D-1' }, isBare: true })
    expect(find('/t/abc/replay/').title).toBe('title-replay')
    expect(find('/rules').params).toEqual({})
    expect(find('/rules/histrio').params).toEqual({ game: 'histrio' })
    expect(find('/matches').title).toBe('title-matches')
    expect(find('/statistics/rokoko')).toMatchObject({ title: 'title-statistics', params: { game: 'rokoko' } })
    expect(find('/t/../x').title).toBe('title-nowhere')
    expect(find('/rules/chess').title).toBe('title-nowhere')
  })
})

describe('the book of rules', () => {
  it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    'of %s is whole in %s',
    async (game, language) => {
      const [book, english] = await Promise.all([loadBook(game, language), loadBook(game, 'en')])
      const ids = (chapters: typeof book) => chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.anchor))
      expect(ids(book)).toEqual(ids(english))
      expect(ids(book).length).toBeGreaterThan(40)
      expect(book.every((chapter) => chapter.rules.length > 0)).toBe(true)
    },
  )

  it('cites rules with dots and finds them by number and by words', async () => {
    const book = await loadBook('rokoko', 'en')
    const found = search(book, 'rk-a3.2')
    expect(found.flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toContain('RK-A3.2')
    expect(search(book, 'no such word anywhere')).toEqual([])
    expect(search(book, '  ').length).toBe(book.length)
  })
})

describe('clocks', () => {
  it('read as people read them', () => {
    expect([reading(5), reading(65), reading(3_661), reading(90_000), reading(-3)]).toEqual([
      '0:05',
      '1:05',
      '1:01:01',
      '1 d 1 h',
      '0:00',
    ])
  })
})

describe('the course of a match', () => {
  const told = (kind: Entry['kind'], ...rounds: number[]) =>
    ({ kind, events: rounds.map((round) => ({ event: 'round', seat: null, round })) }) as unknown as Entry

  it('is looked at where a round begins, and at the end', () => {
    const entries = [told('start', 1), told('answer'), told('answer', 2), told('undo'), told('answer'), told('answer')]
    expect(marksOf(entries, 4)).toEqual([
      { at: 0, round: 1 },
      { at: 2, round: 2 },
      { at: 4, round: null },
    ])
  })

  it('names the seasons where they begin', () => {
    const season = (number: number) => ({ event: 'season', seat: null, season: number })
    const first = { ...told('start', 1, 2), events: [season(1), ...told('start', 1, 2).events] } as unknown as Entry
    const second = { ...told('answer', 1), events: [season(2), ...told('answer', 1).events] } as unknown as Entry
    expect(marksOf([first, second], 9).map((mark) => [mark.round, mark.season])).toEqual([
      [1, 1],
      [2, undefined],
      [1, 2],
      [null, undefined],
    ])
  })

  it('is looked at here and there in a game without rounds', () => {
    const marks = marksOf([told('start'), told('answer')], 130)
    expect([marks.length, marks[0], marks.at(-1)]).toEqual([14, { at: 0, round: null }, { at: 130, round: null }])
  })
})

describe('play now', () => {
  it('begins with novices', () => {
    expect(playNow('rokoko', true).bots).toEqual(['novice'])
    expect(playNow('rokoko', false).bots).toEqual(['apprentice'])
  })

  it('begins with as many players as the lesson has', () => {
    for (const { game, lesson } of GAME_FACTS) {
      const written = readFileSync(`../src/trianon/games/${game}/lessons/${lesson ?? ''}.toml`, 'utf8')
      const players = Number(/^players = (\d)$/m.exec(written)?.[1])
      expect(playNow(game, true)).toMatchObject({ players, bots: Array.from({ length: players - 1 }, () => 'novice') })
    }
  })
})

describe('advice', () => {
  it('after a lesson is about what the lesson does not show', () => {
    markGameTaught('histrio')
    expect(wasShown('coach-histrio-choose_city')).toBe(true)
    expect(wasShown('coach-histrio-choose_city-friendly')).toBe(false)
    markShown('coach-histrio-choose_city-friendly')
    expect(wasShown('coach-histrio-choose_city-friendly')).toBe(true)
    showAllAgain()
  })
})
