import { describe, expect, it } from 'vitest'
import { columnsOf, nextId } from '../src/pages/edition/columns'
import { blank, completed, formOf, refitted, type FormNode, type Table } from '../src/pages/edition/form'
import { readTable, writeTable } from '../src/pages/edition/pasted'
import { pathOf, placeOf, shownPart, withValue } from '../src/pages/edition/paths'
import { readTyped } from '../src/pages/edition/quick'
import { rowsOf, textOf } from '../src/pages/edition/spreadsheet'
import { loadTexts, LANGUAGES } from '../src/texts/texts'

const INT = (minimum: number, maximum: number, fallback?: number) => ({
  type: 'integer',
  minimum,
  maximum,
  ...(fallback === undefined ? {} : { default: fallback }),
})
const DRESS = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    colour: { enum: ['yellow', 'green', 'red', 'blue'] },
    silk: { type: 'object', properties: { yellow: INT(0, 6, 0), red: INT(0, 6, 0) } },
    thimble: { type: 'boolean', default: false },
    livre: INT(6, 28),
    copies: INT(1, 48, 1),
  },
  required: ['id', 'colour', 'silk', 'livre'],
}
const CARD = {
  anyOf: [
    { type: 'object', properties: { id: { type: 'string' }, bonus: { enum: ['none'] } }, required: ['id', 'bonus'] },
    {
      type: 'object',
      properties: { id: { type: 'string' }, bonus: { enum: ['gain_livre'] }, livre: INT(1, 50) },
      required: ['id', 'bonus', 'livre'],
    },
  ],
  discriminator: { propertyName: 'bonus' },
}
const list = (items: object) => formOf({ type: 'array', items, minItems: 1, maxItems: 42, 'x-name': 'id' })
type List = Extract<FormNode, { kind: 'list' }>
const DRESSES = list(DRESS) as List
const CARDS = list(CARD) as List

describe('places of an edition', () => {
  it('are read and written as faults name them', () => {
    for (const place of ['dress[4].silk.red', 'edition.hire_price[3]', 'board.small.hall[2].guests[1].kind'])
      expect(placeOf(pathOf(place))).toBe(place)
    expect(pathOf('dress[1]."a key".x')).toEqual(['dress', 0, 'a key', 'x'])
  })

  it('are told where the form has a field', () => {
    const form = formOf({ type: 'object', properties: { dress: { type: 'array', items: DRESS } } })
    const data = { dress: [{ id: 'y01', sleeves: 2 }] }
    expect(shownPart(form, data, pathOf('dress[1].colour'))).toEqual(['dress', 0, 'colour'])
    expect(shownPart(form, data, pathOf('dress[1].sleeves'))).toEqual(['dress', 0])
    expect(shownPart(form, data, pathOf('dress[7].colour'))).toEqual(['dress'])
  })

  it('change without touching what was before', () => {
    const data = { dress: [{ id: 'y01' }, { id: 'y02' }] }
    expect(withValue(data, ['dress', 1, 'livre'], 9)).toEqual({ dress: [{ id: 'y01' }, { id: 'y02', livre: 9 }] })
    expect(withValue(data, ['dress', 0], undefined)).toEqual({ dress: [{ id: 'y02' }] })
    expect(data.dress).toHaveLength(2)
  })
})

describe('an entry', () => {
  it('gets the fields of its kind', () => {
    expect(refitted(CARDS.item, { id: '1a', bonus: 'none', livre: 3 })).toEqual({ id: '1a', bonus: 'none' })
    expect(refitted(CARDS.item, { id: '1a', bonus: 'gain_livre' })).toEqual({
      id: '1a',
      bonus: 'gain_livre',
      livre: null,
    })
    expect(blank(DRESSES.item)).toEqual({ id: null, colour: null, silk: {}, livre: null })
  })

  it('can be drawn whatever it lacks', () => {
    expect(completed(DRESSES.item, { colour: 'purple', silk: 'x', livre: 99 })).toMatchObject({
      colour: 'yellow',
      livre: 28,
    })
    expect(completed(CARDS.item, { bonus: 'gain_livre' })).toMatchObject({ bonus: 'gain_livre', livre: 1 })
  })

  it('gets an id that no other has', () => {
    expect(nextId(['t47', 't48'], 'resource')).toBe('t49')
    expect(nextId(['y10', 'y09'], 'dress')).toBe('y11')
    expect(nextId(['fox'], 'jugglers')).toBe('fox-2')
    expect(nextId([], 'dress')).toBe('d01')
  })
})

describe('a key press in the quick row', () => {
  it('goes on once no further one could change the value', async () => {
    const texts = await loadTexts('de', 'rokoko', 'edition')
    const livre: FormNode = { kind: 'number', least: 6, most: 28, fallback: null }
    expect(readTyped(texts, livre, '7')).toEqual({ is: 'value', value: 7 })
    expect(readTyped(texts, livre, '2')).toEqual({ is: 'begun' })
    expect(readTyped(texts, livre, '29')).toEqual({ is: 'wrong' })
    const colour: FormNode = { kind: 'choice', values: ['yellow', 'green', 'red', 'blue'] }
    expect(readTyped(texts, colour, 'r')).toEqual({ is: 'value', value: 'red' })
    expect(readTyped(texts, colour, 'g')).toEqual({ is: 'begun' }) // gelb, grün
    expect(readTyped(texts, colour, 'ge')).toEqual({ is: 'value', value: 'yellow' })
    expect(readTyped(texts, colour, '4')).toEqual({ is: 'value', value: 'blue' })
    expect(readTyped(texts, { kind: 'flag' }, 'x')).toEqual({ is: 'value', value: true })
  })
})

describe('a table from a spreadsheet', () => {
  it('is read with its separators and quotes', () => {
    expect(rowsOf('a\tb\r\n"x\ty"\t"say ""hi"""\n\n')).toEqual([
      ['a', 'b'],
      ['x\ty', 'say "hi"'],
    ])
    expect(rowsOf('a;b,c\n1;2')).toEqual([
      ['a', 'b,c'],
      ['1', '2'],
    ])
    expect(rowsOf(textOf([['a\tb', '"c"']]))).toEqual([['a\tb', '"c"']])
    expect(rowsOf('x\n'.repeat(100_000))).toHaveLength(500)
  })

  it.each([
    ['en', 'Id\tColour\tSilk: Red\tThimble\tLivre\nr01\tred\t2\tx\t11'],
    ['de', 'Livre;Farbe;Stoff: Rot;Fingerhut;Kennung\n11;Rot;2;ja;r01'],
    ['zh', '编号\t颜色\t绸缎: 红色\t顶针\t里弗\nr01\t红色\t2\t是\t11'],
  ])('is understood with headings in %s', async (_, text) => {
    const languages = await Promise.all(LANGUAGES.map((each) => loadTexts(each, 'rokoko', 'edition')))
    const { entries, odd } = readTable(languages, DRESSES, columnsOf(DRESSES.item), text, [], 'dress')
    expect(entries).toEqual([{ id: 'r01', colour: 'red', silk: { red: 2 }, thimble: true, livre: 11 }])
    expect(odd).toEqual([])
  })

  it('keeps ids by the order of entries, and tells what it cannot read', async () => {
    const texts = await loadTexts('en', 'rokoko', 'edition')
    const text = 'yellow\t1\t0\t\t9\npurple\t0\t0\t\tten'
    const { entries, odd } = readTable([texts], DRESSES, columnsOf(DRESSES.item), text, [{ id: 'y07' }], 'dress')
    expect(entries.map(({ id }) => id)).toEqual(['y07', 'y08'])
    expect(entries[0]).toMatchObject({ colour: 'yellow', silk: { yellow: 1, red: 0 }, livre: 9 })
    expect(odd).toEqual(['2: purple', '2: ten'])
  })

  it('comes back as it was copied', async () => {
    const texts = await loadTexts('zh', 'rokoko', 'edition')
    const cards: Table[] = [
      { id: '1a', bonus: 'gain_livre', livre: 3 },
      { id: '1b', bonus: 'none' },
    ]
    const columns = columnsOf(CARDS.item)
    expect(readTable([texts], CARDS, columns, writeTable(texts, columns, cards), [], 'employee').entries).toEqual(cards)
  })
})
