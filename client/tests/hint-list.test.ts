import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../src/net/api'
import { RateLimiter } from '../src/net/rate_limiter'
import { session } from '../src/state/session.svelte'
import HintList from '../src/pages/table/HintList.svelte'
import type { HintLine, Hints } from '../src/net/messages'
import type { TableSession } from '../src/state/table_session.svelte'
import { part, tableOf } from './fixtures'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function hinted(figures: Partial<HintLine> = {}) {
  const picked: string[] = []
  const table = await tableOf('rokoko-at-place_dress', 'en', picked)
  session.texts = table.texts
  Element.prototype.scrollIntoView = vi.fn()
  const keys = table.decision.options.slice(0, 2)
  const hints = keys.map((key) => ({
    key,
    margin: null,
    reasons: [],
    placing: null,
    lead: null,
    chance: null,
    ...figures,
  }))
  vi.spyOn(RateLimiter.prototype, 'run').mockImplementation((_, ask) => ask())
  vi.spyOn(api, 'hint').mockResolvedValue({ ok: true, value: { hints } as unknown as Hints })
  const tableSession = part<TableSession>({
    id: 'one',
    isYourTurn: true,
    isLookingBack: false,
    now: { decision: { number: table.decision.number } },
  })
  const { container } = render(HintList, { tableSession, table, onover: () => undefined })
  await vi.waitFor(() => {
    expect(container.querySelector('[data-hint="1"][aria-pressed=true]')).not.toBeNull()
  })
  const text = () => container.textContent
  const entry = (n: number) => container.querySelector(`[data-hint="${String(n)}"]`) as HTMLElement
  const tap = async (n: number, pointerType: string) => {
    await fireEvent(entry(n), Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }))
    await fireEvent.click(entry(n))
    await tick()
  }
  return { table, picked, keys, entry, tap, text }
}

it('a finger plays a hint at the second tap of its own, and reads so after the first', async () => {
  const { table, picked, keys, entry, tap } = await hinted()
  await tap(1, 'touch')
  expect(picked).toEqual([])
  expect(entry(1).textContent).toContain('Tap again to play it')
  await tap(2, 'touch')
  expect([table.highlights.pointed, picked]).toEqual([keys[1], []])
  expect(entry(1).textContent).not.toContain('again')
  await tap(2, 'touch')
  expect(picked).toEqual([keys[1]])
})

it('a mouse plays the best hint, which is shown, with one click', async () => {
  const { picked, keys, entry, tap } = await hinted()
  expect(entry(1).textContent).toContain('Click to play it')
  await tap(1, 'mouse')
  expect(picked).toEqual([keys[0]])
})

it('a hint and a place tapped on the board are never chosen at the same time', async () => {
  const { table, keys, entry, tap } = await hinted()
  const [, other = ''] = keys
  table.highlights.arm(other)
  await tick()
  expect([table.highlights.pointed, entry(1).getAttribute('aria-pressed')]).toEqual([null, 'false'])
  await tap(1, 'touch')
  expect([table.highlights.armed === other, table.highlights.pointed]).toEqual([false, keys[0]])
})

it.each([
  [-6.6, 'about 7 prestige behind the best rival'],
  [1.4, 'about 1 prestige ahead of the best rival'],
  [-0.4, 'level with the best rival'],
])('a lead of %s points is told without a precision that search does not have', async (lead, told) => {
  const { text } = await hinted({ placing: 1.5, lead, chance: 0.43 })
  expect(text()).toContain(told)
  expect(text()).not.toMatch(/\d\.\d/)
})
