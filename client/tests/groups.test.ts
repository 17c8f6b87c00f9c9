import { cleanup, fireEvent } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { reasonOf } from '../src/boards/rokoko/actions'
import type { Situation } from '../src/net/board_types'
import { drawBoard } from './fixtures'

afterEach(cleanup)

const OPTIONS = ['favor', 'decorate:statue.1', 'decorate:statue.2', 'depute', 'forfeit']

function atMainAction(situation: Situation) {
  const hire = { rule: 'RK-A4.2', text: 'rank-hire', missing: 0, also: [] }
  const make = {
    rule: 'RK-A3.3',
    text: 'missing-yarn',
    missing: 1,
    also: [{ rule: 'RK-A3.2', text: 'missing-yellow', missing: 2 }],
  }
  Object.assign(situation.decision, {
    question: { question: 'main', card: 'bb', seats: [3] },
    options: OPTIONS,
    meanings: { depute: ['option-depute', { card: { piece: 'card.bb' }, livre: 7 }] },
    reasons: {
      'hire:1a': hire,
      'hire:1b': { ...hire, text: 'not-displayed' },
      'make:y01@1': { ...make, missing: 4 },
      'make:y02@2': make,
    },
  })
}

async function draw() {
  const drawn = await drawBoard('rokoko-4-middle', atMainAction)
  const button = (id: string) => drawn.container.querySelector(`[data-group=${id}]`) as HTMLButtonElement
  return { ...drawn, button }
}

describe('the main actions', () => {
  it('stand in a row; what has one choice is chosen by it', async () => {
    const { container, picked, button } = await draw()
    expect(
      [...container.querySelectorAll('[data-group]')].map(
        (each) => each.querySelector('span')?.textContent?.trim().split(/\s/)[0],
      ),
    ).toEqual(['Favor', 'Acquire', 'Make', 'Hire', 'Depute', 'Decorate'])
    await fireEvent.click(button('favor'))
    expect(picked).toEqual(['favor'])
  })

  it('show a single choice at the first tap of a finger, and make it at the second', async () => {
    const { table, container, picked, button } = await draw()
    const tap = async (id: string) => {
      const down = new Event('pointerdown', { bubbles: true })
      await fireEvent(button(id), Object.assign(down, { pointerType: 'touch' }))
      await fireEvent.click(button(id))
    }
    await tap('favor')
    expect(picked).toEqual([])
    expect(table.tip).toMatchObject({ key: 'favor', does: [expect.any(String), 'Tap again to choose it.'] })
    expect([...container.querySelectorAll('.legal[data-key]')].map((each) => each.getAttribute('data-key'))).toEqual([
      'favor',
    ])
    await tap('depute')
    await tap('favor')
    expect(picked).toEqual([])
    await tap('favor')
    expect(picked).toEqual(['favor'])
  })

  it('ask for what is chosen within the kind that stays lit', async () => {
    const { container, button } = await draw()
    const asked = () => container.querySelector('.ask b')?.textContent
    const before = asked()
    await fireEvent.click(button('decorate'))
    expect(asked()).toBe('Which decoration do you fund?')
    await fireEvent.click(button('decorate'))
    expect(asked()).toBe(before)
  })

  it('have the number keys of their places in the bar, and the other buttons those after them', async () => {
    const { table, picked, container, button } = await draw()
    expect([...container.querySelectorAll('.choices kbd')].map((key) => key.textContent).join('')).toBe('1234567')
    await fireEvent.keyDown(window, { key: '6' })
    expect([picked, button('decorate').getAttribute('aria-pressed')]).toEqual([[], 'true'])
    expect(document.activeElement?.getAttribute('data-key')).toMatch(/^decorate:/) // the arrows go on from there
    await fireEvent.keyDown(window, { key: 'b' })
    expect(document.activeElement?.classList.contains('legal')).toBe(true)
    await fireEvent.keyDown(window, { key: '5' })
    table.isSending = false
    await fireEvent.keyDown(window, { key: '7' })
    expect(picked).toEqual(['depute', 'forfeit'])
  })

  it('light only the places of the kind that is pointed at', async () => {
    const { table, container, button } = await draw()
    const glowing = () =>
      [...container.querySelectorAll('.legal[data-key]')].map((each) => each.getAttribute('data-key')).sort()
    expect(glowing()).toEqual(['decorate:statue.1', 'decorate:statue.2', 'favor'])
    const move = (movementX: number) =>
      fireEvent(
        button('decorate'),
        Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }),
      )
    await move(0) // the button came to where the pointer rests
    expect(table.tip).toBeNull()
    await move(3)
    expect(glowing()).toEqual(['decorate:statue.1', 'decorate:statue.2'])
    await fireEvent.pointerLeave(button('decorate'))
    expect(glowing()).toHaveLength(3)
    await fireEvent.click(button('decorate'))
    await fireEvent.pointerLeave(button('decorate'))
    expect(button('decorate').getAttribute('aria-pressed')).toBe('true')
    expect(glowing()).toHaveLength(2)
  })

  it('say why they are impossible, with the rule', async () => {
    const { table, picked, button } = await draw()
    expect(button('hire').getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(button('hire'))
    expect(table.tip?.reason).toEqual({ text: 'only a Master can hire', rule: 'RK-A4.2' })
    expect(picked).toEqual([])
    await fireEvent.click(button('make'))
    expect(table.tip?.reason?.text).toBe('1 more yarn needed, 2 more yellow bales needed')
  })
})

describe('the reason against a kind of action', () => {
  it('is one that says something about all of it', () => {
    const at = (text: string, missing = 0) => ({ rule: 'RK-1', text, missing, also: [] })
    expect(reasonOf([at('tile-not-there'), at('missing-livre', 4), at('missing-livre', 2)])?.missing).toBe(2)
    expect(reasonOf([at('rank-thimble'), at('missing-lace', 1), at('missing-bales', 3)])?.text).toBe('missing-lace')
    expect(reasonOf([at('rank-hire'), at('rank-hire')])?.text).toBe('rank-hire')
    expect(reasonOf([at('tile-not-there')])?.text).toBe('tile-not-there')
    expect(reasonOf([])).toBeNull()
  })
})
