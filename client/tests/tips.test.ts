import { fireEvent } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { RokokoTable } from '../src/boards/rokoko/table.svelte'
import type { Table } from '../src/shell/table.svelte'
import { sharedBoards } from './drawn'
import { tableOf } from './fixtures'

const board = sharedBoards()

/** Take the tip away; in a function, as the compiler would take it for null from then on. */
function clearTip(table: Table): void {
  table.tip = null
}

/** The tip of a place, as one text, and the rule it names. */
async function tipAt(name: string, selector: string) {
  const { table, container } = await board(name)
  clearTip(table)
  const place = container.querySelector(selector)
  if (!place) throw new Error(`nothing at ${selector}`)
  await fireEvent.pointerEnter(place)
  const { tip } = table
  return {
    text: [tip?.name, ...(tip?.lines ?? [])].join('. '),
    rule: tip?.rule,
    legend: tip?.legend ?? [],
    steps: tip?.steps ?? [],
    label: place.getAttribute('aria-label') ?? '',
  }
}

describe('the tip', () => {
  it.each([
    [
      'a dress',
      '.place[data-place="window.8"]',
      ['23 Livre', '4 prestige', 'window 8: free', 'red bales', 'golden thimble', 'dark window'],
      'RK-A3.1',
    ],
    ['an empty window', '.place[data-place="window.1"]', ['window 1: 8 Livre', 'next round'], 'RK-1.6'],
    ['a Master space', '.place[data-place="hall_2.3"]', ['Master', 'ties'], 'RK-A3.7'],
    ['a space with a reward', '.place[data-place="hall_4.4"]', ['reward at once: 1 lace', 'Most guests'], 'RK-A3.8'],
    [
      'a space without a reward',
      '.place[data-place="kings_hall.1"]',
      ['no reward', 'Most guests: 6 prestige'],
      'RK-A3.6',
    ],
    ['a statue', '.place[data-place="statue.3"]', ['12 Livre', '2 prestige', 'different colour'], 'RK-F9'],
    [
      'the upper fountain',
      '.place[data-place="fountain_upper.1"]',
      ['6 Livre', 'each of your decorations', 'one space per row'],
      'RK-4.1',
    ],
    [
      'the lower fountain',
      '.place[data-place="fountain_lower.3"]',
      ['10 Livre', 'each of your dresses', 'one space per row'],
      'RK-4.1',
    ],
    ['a musician', '.place[data-place="musician.hall_2"]', ['12 Livre', '4 prestige', 'present', 'ties'], 'RK-F4'],
    [
      'fireworks',
      '.place[data-place="fireworks.2"]',
      ['10 Livre', 'counts 2 times', 'Most fireworks: 7 prestige, next 3'],
      'RK-F8',
    ],
    ['all halls', '.place[data-place="all_halls.1"]', ['5 prestige', 'all five halls'], 'RK-AH1'],
    ['a tile for sale', '.place[data-place="warehouse.1.1"]', ['2 Livre', 'tiles left'], 'RK-A2.1'],
    [
      'an employee for hire',
      '.place[data-place="display.1"]',
      ['5 Livre', 'employees left', 'leaves the game'],
      'RK-A4.1',
    ],
    ['the tile being decided', '[data-place="deciding.3"]', ['1 blue bale', 'yarn or lace'], 'RK-A2.2'],
  ])('of %s says what it is, what it costs and which rule', async (_, selector, words, rule) => {
    const tip = await tipAt('rokoko-4-middle', selector)
    for (const word of words) {
      expect(tip.text).toContain(word)
      expect(tip.label).toContain(word)
    }
    expect(tip.rule).toBe(rule)
  })

  it('of an employee for hire has the prices in a table, which is read out as well', async () => {
    const tip = await tipAt('rokoko-4-middle', '.place[data-place="display.1"]')
    expect(tip.steps.map((pair) => pair.join(' '))).toEqual(['4 5', '3 3', '2 1', '1 0'])
    expect(tip.label).toContain('4: 5 · 3: 3 · 2: 1 · 1: 0')
  })

  it('of a card explains every sign of its main actions', async () => {
    const tip = await tipAt('rokoko-at-place_dress', '.hand .place')
    expect(tip.legend.map(({ icon }) => icon)).toEqual([
      'rk-act-favor',
      'rk-act-acquire',
      'rk-act-make',
      'rk-act-hire',
      'rk-act-depute',
      'rk-act-decorate',
    ])
    expect(tip.legend.map(({ text }) => text).join()).toContain('Make a dress')
    expect(tip.label).toContain('Make a dress')
    expect(tip.rule).toBe('RK-3.3')
  })

  it.each(['.place[data-place="fireworks.1"]', '.hall .place[data-place="kings_hall"]'])(
    'names no second number where two play (RK-F7): %s',
    async (selector) => {
      const tip = await tipAt('rokoko-2-final', selector)
      expect(tip.text).toMatch(/Most (guests|fireworks): \d+ prestige/)
      expect(tip.text).not.toContain('next')
    },
  )
})

describe('the tip under a resting mouse', () => {
  const POINTED = '.place[data-place="statue.3"]'

  /** Point at a place, let the table change, and say what the tip is then, with this under the mouse. */
  async function tipAfterChange(change: (table: Table) => void, under: (container: Element) => Element | null) {
    const { table, container } = await board('rokoko-4-middle')
    await fireEvent.pointerEnter(container.querySelector(POINTED) as Element)
    Object.assign(document, { elementFromPoint: () => under(container) })
    change(table)
    await tick()
    await tick()
    return table.tip?.name
  }
  const receive = (table: Table) => {
    table.receive(table.situation)
  }

  it('stays while the table changes', async () => {
    expect(await tipAfterChange(receive, (container) => container.querySelector(`${POINTED} > *`))).toBe('Statue 3')
  })

  it('is that of the piece which lies there then', async () => {
    expect(
      await tipAfterChange(receive, (container) => container.querySelector('.place[data-place="fireworks.2"]')),
    ).toBe('Fireworks space 2')
  })

  it.each<[string, (table: Table) => void]>([
    ['nothing lies there', receive],
    [
      'a choice was made',
      (table) => {
        clearTip(table)
        receive(table)
      },
    ],
  ])('ends where %s', async (_, change) => {
    expect(await tipAfterChange(change, () => null)).toBeUndefined()
  })
})

it('a space is named as the head of a tip, not as the object of a sentence', async () => {
  const { pieces } = (await tableOf('rokoko-4-middle', 'de')) as RokokoTable
  expect(['musician.hall_2', 'kings_hall.1', 'statue.2', 'all_halls.1'].map((at) => pieces.space(at))).toEqual([
    'Musiker (Saal 2)',
    'Thronsaal, Gastfeld 1',
    'Statue 2',
    'Feld „Alle Säle“ 1',
  ])
})
