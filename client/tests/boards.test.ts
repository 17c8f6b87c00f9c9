import { cleanup, fireEvent } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Table } from '../src/shell/table.svelte'
import { LANGUAGES } from '../src/texts/texts'
import { drawBoard as draw, fixtures } from './fixtures'

afterEach(cleanup)

describe.each(['rokoko', 'histrio'] as const)('the board of %s', (game) => {
  it.each(fixtures(game))('%s is drawn in other languages', async (name) => {
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      const { container } = await draw(name, undefined, language)
      expect(container.querySelectorAll('.place').length).toBeGreaterThan(20)
      cleanup()
    }
  })

  it.each(fixtures(game))(
    '%s names every place, and offers every legal key and no other on a place or in the prompt bar',
    async (name) => {
      const { table, container, picked } = await draw(name)
      expect(container.querySelectorAll('.place').length).toBeGreaterThan(20)
      for (const element of container.querySelectorAll('.place'))
        expect(element.getAttribute('aria-label')).toMatch(/\w/)
      for (const element of container.querySelectorAll('.place:not(.legal)')) await fireEvent.click(element)
      expect(picked).toEqual([])
      for (const element of [
        ...container.querySelectorAll('.place.legal'),
        ...container.querySelectorAll('.choices button'),
      ]) {
        table.isSending = false
        await fireEvent.click(element)
      }
      expect([...new Set(picked)].sort()).toEqual([...table.decision.options].sort())
    },
  )
})

async function tap(table: Table, on: Element) {
  table.isSending = false
  on.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
  on.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }))
  await fireEvent.click(on)
}

/** Two free guest spaces. */
const twoSpaces = (container: Element) =>
  [...container.querySelectorAll('.place.legal[data-key^="rent:"]')] as [Element, Element]

/** The keys of the places that wait for a second tap. */
const pressed = (container: Element) =>
  [...container.querySelectorAll('.place[aria-pressed=true]')].map((each) => each.getAttribute('data-key'))

describe('a place', () => {
  it('shows a finger what follows at the first tap, and is chosen at the second or by the button', async () => {
    const { table, container, picked } = await draw('rokoko-at-place_dress')
    const [place, other] = twoSpaces(container)
    for (const each of [place, other]) {
      await tap(table, each)
      expect(pressed(container)).toEqual([each.getAttribute('data-key')])
      expect(table.tip).toMatchObject({
        key: each.getAttribute('data-key'),
        does: expect.arrayContaining(['Tap again to choose it.']) as unknown,
      })
    }
    expect(picked).toEqual([])
    await fireEvent.click(container.querySelector('[data-do=confirm]') as Element)
    expect(container.querySelector('[data-do=confirm]')).toBeNull()
    await tap(table, other)
    await tap(table, other)
    expect(picked).toEqual([other.getAttribute('data-key'), other.getAttribute('data-key')])
  })

  it('that was tapped once is chosen no more after a tap elsewhere, the button to drop it, Escape or an arrow at another option', async () => {
    const { table, container, picked } = await draw('rokoko-at-place_dress')
    const [place, other] = twoSpaces(container)
    const endings = [
      () => fireEvent.click(container.querySelector('main') as Element),
      () => fireEvent.click(container.querySelector('[data-do=drop]') as Element),
      () => fireEvent.keyDown(window, { key: 'Escape' }),
      () => {
        table.highlights.point(other.getAttribute('data-key'))
      },
    ]
    for (const end of endings) {
      await tap(table, place)
      expect(pressed(container)).toEqual([place.getAttribute('data-key')])
      await end()
      await tick()
      expect([container.querySelector('[data-do=confirm]'), table.tip, pressed(container)]).toEqual([null, null, []])
    }
    await tap(table, place) // the arrow gives way in turn
    expect([table.highlights.pointed, pressed(container), picked]).toEqual([null, [place.getAttribute('data-key')], []])
  })

  it('that is pressed for long ends the choice of another', async () => {
    vi.useFakeTimers()
    const { table, container } = await draw('rokoko-at-place_dress')
    const [place, other] = twoSpaces(container)
    await tap(table, place)
    other.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    await tick()
    expect([container.querySelector('[data-do=confirm]'), table.tip?.key]).toEqual([
      null,
      other.getAttribute('data-key'),
    ])
  })

  it('that cannot be chosen says why, with the rule', async () => {
    const { table, container } = await draw('rokoko-at-place_dress')
    const key = Object.keys(table.decision.reasons).find((each) => each.startsWith('rent:'))
    const place = container.querySelector(`[data-place="${key?.slice('rent:'.length)}"]`)
    if (!key || !place) throw new Error('the fixture has no guest space that is taken')
    await fireEvent.click(place)
    expect(table.tip?.reason?.rule).toBe(table.decision.reasons[key]?.rule)
  })
})

describe('a new decision', () => {
  it('changes what glows, even where nothing on the table has moved', async () => {
    const { table, container } = await draw('rokoko-at-place_dress')
    const before = container.querySelectorAll('.place.legal').length
    const decision = { ...table.decision, number: table.decision.number + 1, options: ['sell'] }
    table.receive({ ...table.situation, decision })
    await tick()
    expect(before).toBeGreaterThan(0)
    expect(container.querySelectorAll('.place.legal')).toHaveLength(0)
  })
})
