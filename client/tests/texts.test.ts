import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { games } from '../build/games'
import { files, slim } from '../build/texts'
import { LANGUAGES, loadTexts } from '../src/texts/texts'
import { joinSentences } from '../src/texts/typography'

const SETS = ['client', 'rokoko', 'histrio', 'rokoko-rules', 'histrio-rules']

function idsIn(source: string): string[] {
  return [...source.matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((found) => found[1] ?? '')
}

function ids(set: string, language: string): Set<string> {
  return new Set(
    idsIn(
      files(set, language)
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n'),
    ),
  )
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

/** The ids a source asks for by name; ids put together from parts are found by drawing every fixture. */
function asked(source: string): string[] {
  const called = [...source.matchAll(/\b(?:text|words)\(\s*'([a-z][\w-]*)(?:\.\w+)?'/g)]
  const chosen = [
    ...source.matchAll(/\b(?:text|words)\([^'`()]*\? *'([a-z][\w-]*)(?:\.\w+)?' *: *'([a-z][\w-]*)(?:\.\w+)?'/g),
  ]
  return [...called.map((found) => found[1] ?? ''), ...chosen.flatMap((found) => [found[1] ?? '', found[2] ?? ''])]
}

describe('texts', () => {
  it.each(SETS)('of %s have the same ids in every language', (set) => {
    const english = [...ids(set, 'en')].sort()
    expect(english.length).toBeGreaterThan(20)
    for (const language of LANGUAGES) expect([...ids(set, language)].sort()).toEqual(english)
  })

  it.each(['rokoko', 'histrio'])('of the client do not hide those of %s', (game) => {
    const own = ids('client', 'en')
    expect([...ids(game, 'en')].filter((id) => own.has(id))).toEqual([])
  })

  it('that are asked for exist', () => {
    const known = new Set(SETS.flatMap((set) => [...ids(set, 'en')]))
    const wanted = new Set(sources('src').flatMap(asked))
    expect(wanted.size).toBeGreaterThan(60)
    expect([...wanted].filter((id) => !known.has(id))).toEqual([])
  })

  it('of the client are all asked for', () => {
    const whole = sources('src').join('\n')
    const parts =
      /^(game|level|pace|group|move-pace|prepared|preparing|report|new-open|bot-name|watch|gone|rule-gone|measure|theme|colours|motion|origin|hint-margin|verdict|connection|points|about-values|history|figures|stage|puzzle-mark|puzzle-stars|mail-mode|channel|kind|title|edition-built-in|editions-order)-|^webhook-(plain|discord|slack)$/ // put together from parts
    expect([...ids('client', 'en')].filter((id) => !parts.test(id) && !whole.includes(`'${id}'`))).toEqual([])
  })

  it.each(games())('of the board of %s are all asked for there', (game) => {
    const whole = sources(`src/boards/${game}`).join('\n')
    const parts = /^(mood|card|coach)-/ // put together from parts
    const own = readdirSync(`src/boards/${game}/locales/en`).flatMap((file) =>
      idsIn(readFileSync(`src/boards/${game}/locales/en/${file}`, 'utf8')),
    )
    const all = files(game, 'en').flatMap((file) => idsIn(readFileSync(file, 'utf8')))
    expect(all.length).toBe(new Set(all).size)
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter((id) => !parts.test(id) && !whole.includes(`'${id}'`))).toEqual([])
  })

  it('of the client name no game: a third one needs none of them', () => {
    const named = new RegExp(`\\b(${games().join('|')})\\b`, 'i')
    for (const language of LANGUAGES) {
      const own = readdirSync(`locales/${language}`).map((file) => readFileSync(`locales/${language}/${file}`, 'utf8'))
      expect(
        own
          .join('\n')
          .split('\n')
          .filter((line) => named.test(line)),
      ).toEqual([])
    }
  })

  it('of the advice about reasons name the button to the rule as it is labelled', async () => {
    for (const language of LANGUAGES) {
      const texts = await loadTexts(language)
      for (const advice of ['coach-why', 'coach-why.touch'])
        expect(texts.text(advice)).toContain(texts.text('rule-read'))
    }
  })

  it('lose nothing but comments and blank lines when they are bundled', () => {
    expect(slim('# a\n## b\n\nx = y\n    .z = w\n\n\nv = u\n')).toBe('\nx = y\n    .z = w\nv = u\n')
  })
})

describe('numbers', () => {
  it('have a minus sign where they are negative, and ids keep their hyphens', async () => {
    for (const language of LANGUAGES) {
      const texts = await loadTexts(language)
      expect(texts.text('tip-score-line', { category: 'HI-2.7', points: -3 })).toBe('HI-2.7 −3')
    }
  })
})

describe('alike things', () => {
  it('are counted as each language does it', async () => {
    const said = LANGUAGES.map(async (language) => {
      const texts = await loadTexts(language)
      return [texts.times('x', 1), texts.times('x', 2)]
    })
    expect(await Promise.all(said)).toEqual(LANGUAGES.map((language) => ['x', language === 'zh' ? 'x×2' : 'x (×2)']))
  })
})

describe('sentences', () => {
  it('follow each other with a space, unless they end with a Chinese full stop', () => {
    expect([joinSentences(['Round 2 begins.', 'You pay.']), joinSentences(['第2轮开始。', '你支付1埃居。'])]).toEqual([
      'Round 2 begins. You pay.',
      '第2轮开始。你支付1埃居。',
    ])
  })
})
