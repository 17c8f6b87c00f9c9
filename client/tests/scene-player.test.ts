import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entry } from '../src/net/messages'
import { ScenePlayer, type Update } from '../src/playback/scene_player'
import type { GameEvent } from '../src/net/board_types'
import { settings } from '../src/state/settings.svelte'
import { PacedQueue } from '../src/playback/paced_queue'
import type { Table } from '../src/shell/table.svelte'
import { capitalize } from '../src/texts/typography'
import { renderBoard, tableOf } from './fixtures'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The caption of the scene that is shown. */
const shownText = (table: Table) => table.captionFor(table.shownScene?.events ?? [])
const livreOf = ({ view }: Table) => (view.seats as { seat: number; livre: number }[]).map(({ livre }) => livre)

describe('the queue', () => {
  function queueOf(pause: number) {
    const seen: (number | 'settled')[] = []
    return {
      seen,
      queue: new PacedQueue<number>(
        (item) => {
          seen.push(item)
        },
        () => {
          seen.push('settled')
        },
        () => pause,
      ),
    }
  }

  it('drops what waits when it is skipped, and when it has fallen far behind', () => {
    const { queue, seen } = queueOf(10_000)
    for (const n of [1, 2, 3]) queue.push(n)
    queue.finishNow()
    expect(seen).toEqual([1, 'settled'])
    for (let n = 0; n < 100; n += 1) queue.push(n)
    expect(seen).toEqual([1, 'settled', 'settled'])
  })

  it('lets what was shown by itself be seen before the next item', () => {
    const { queue, seen } = queueOf(1_000)
    queue.delayNext(300)
    queue.push(1)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(300)
    expect(seen).toEqual([1])
  })
})

describe('moves of rivals', () => {
  const paid = (livre: number): GameEvent => ({
    event: 'livre',
    seat: 2,
    phrase: { say: ['event-pay', { what: { list: [['count-livre', { count: livre }]] } }] },
  })
  const entry = (number: number, seat: number, events: GameEvent[]): Entry => ({
    number,
    kind: 'answer',
    seat,
    by: 'bot',
    at: 0,
    undone: [],
    events,
  })

  async function playing(pace: 'normal' | 'once', name = 'rokoko-4-middle') {
    settings.change({ pace })
    const table = await tableOf(name)
    const situation = { ...table.situation, undo: true }
    let settled = 0
    const scenePlayer = new ScenePlayer({
      table: () => table,
      isYourTurn: () => true,
      pace: () => settings.pace,
      settle: () => {
        settled += 1
        table.shownScene = null
        table.receive(situation)
      },
    })
    // what the viewer is asked after a rival's move is another question than the one shown before it
    const update = (since: GameEvent[]): Update => ({
      situation: { ...situation, decision: { ...situation.decision, options: ['after'] } },
      since,
    })
    return { situation, table, scenePlayer, update, settled: () => settled }
  }

  it('are shown one after the other with what they cost, before anything is asked', async () => {
    const { table, scenePlayer, update, settled } = await playing('normal')
    expect(scenePlayer.take(update([paid(3)]), [entry(5, 2, [paid(3)])], 3)).toBe(true)
    expect(scenePlayer.take(update([paid(4)]), [entry(6, 2, [paid(4)])], 3)).toBe(true)
    expect(shownText(table)).toBe('Mei pays 3 Livre.')
    expect(table.shownScene).toMatchObject({ seat: 2, left: 1, isYourTurn: true })
    expect(table.isAsked).toBe(false)
    vi.advanceTimersByTime(1_300)
    expect(shownText(table)).toBe('Mei pays 4 Livre.')
    expect(table.shownScene).toMatchObject({ left: 0 })
    vi.advanceTimersByTime(1_300)
    expect(settled()).toBe(1)
    expect(table.isAsked).toBe(true)
  })

  it('can be paused, stepped through and skipped', async () => {
    const { table, scenePlayer, update, settled } = await playing('normal')
    scenePlayer.take(
      update([]),
      [1, 2, 3].map((livre) => entry(livre, 2, [paid(livre)])),
      3,
    )
    table.shownScene?.toggle()
    vi.advanceTimersByTime(10_000)
    expect(shownText(table)).toBe('Mei pays 1 Livre.')
    expect(table.shownScene).toMatchObject({ isPaused: true, left: 2 })
    table.shownScene?.step()
    expect(shownText(table)).toBe('Mei pays 2 Livre.')
    expect(table.shownScene).toMatchObject({ isPaused: true, left: 1 })
    table.shownScene?.toggle()
    vi.advanceTimersByTime(1_300)
    expect(shownText(table)).toBe('Mei pays 3 Livre.')
    expect(table.shownScene).toMatchObject({ isPaused: false, left: 0 })
    table.shownScene?.skip()
    expect(settled()).toBe(1)
    expect(table.isAsked).toBe(true)
  })

  it('are not followed where they shall be shown at once, are my own, tell nothing, or where something was undone', async () => {
    const own = await playing('normal')
    expect(own.scenePlayer.take(own.update([]), [entry(5, 3, [{ ...paid(3), seat: 3 }])], 3)).toBe(false)
    expect(own.scenePlayer.take(own.update([]), [{ ...entry(6, 2, []), kind: 'undo' }], 3)).toBe(false)
    const sealed: GameEvent = { event: 'sealed', seat: 2, phrase: { say: ['event-sealed'], fleeting: true } }
    expect(own.scenePlayer.take(own.update([]), [entry(7, 2, [sealed])], 3)).toBe(false)
    expect(own.table.shownScene).toBeNull()
    const atOnce = await playing('once')
    expect(atOnce.scenePlayer.take(atOnce.update([]), [entry(5, 2, [paid(3)])], 3)).toBe(false)
  })

  it('are not followed while the viewer is asked the same at the same time', async () => {
    const { table, scenePlayer, situation } = await playing('normal')
    expect(scenePlayer.take({ situation, since: [paid(3)] }, [entry(5, 2, [paid(3)])], 3)).toBe(false)
    expect(table.shownScene).toBeNull()
    expect(table.isAsked).toBe(true)
  })

  it('are followed by what my own move leads to, which is shown at the same pace once my move could be read', async () => {
    const { table, scenePlayer, update, settled } = await playing('normal')
    const phase: GameEvent = { event: 'phase', seat: null, phase: 'income', phrase: { say: ['event-phase-income'] } }
    const round: GameEvent = { event: 'round', seat: null, round: 5, phrase: { say: ['event-round', { round: 5 }] } }
    const income = (seat: number): GameEvent => ({
      event: 'livre',
      seat,
      amount: 5,
      from: 'bank',
      to: `purse.${String(seat)}`,
      phrase: { say: ['event-gain', { what: { list: [['count-livre', { count: 5 }]] } }] },
    })
    const livre = livreOf(table)
    const events = [{ ...paid(2), seat: 3 }, phase, income(1), income(3), round]
    expect(scenePlayer.take(update(events), [entry(5, 3, events)], 3)).toBe(true)
    expect(shownText(table)).toBe('You pay 2 Livre.')
    expect(livreOf(table)).toEqual(livre.map((sum, n) => (n === 0 || n === 2 ? sum - 5 : sum)))
    vi.advanceTimersByTime(899)
    expect(shownText(table)).toBe('You pay 2 Livre.')
    vi.advanceTimersByTime(1)
    expect(shownText(table)).toBe('Everybody receives income. You +5 Livre, Camille +5 Livre.')
    expect(table.heading(table.shownScene?.events ?? [])).toBe('Income')
    expect(table.view).toMatchObject({ round: 3 })
    vi.advanceTimersByTime(1_300)
    expect(shownText(table)).toBe('Round 5 begins.')
    expect(table.heading(table.shownScene?.events ?? [])).toBe('Round 4 of 7')
    expect(table.isAsked).toBe(false)
    vi.advanceTimersByTime(1_300)
    expect(settled()).toBe(1)
    expect(livreOf(table)).toEqual(livre)
  })

  it('leave more time to read a long caption of my own move', async () => {
    const { table, scenePlayer, update } = await playing('normal')
    const round: GameEvent = { event: 'round', seat: null, round: 5, phrase: { say: ['event-round', { round: 5 }] } }
    const mine: GameEvent = {
      event: 'livre',
      seat: 3,
      phrase: {
        say: ['event-pay', { what: { list: Array.from({ length: 20 }, (_, n) => ['count-livre', { count: n + 1 }]) } }],
      },
    }
    scenePlayer.take(update([mine, round]), [entry(5, 3, [mine, round])], 3)
    vi.advanceTimersByTime(900 + 1_299)
    expect(shownText(table)).toMatch(/^You pay 1 Livre/)
    vi.advanceTimersByTime(1)
    expect(shownText(table)).toBe('Round 5 begins.')
  })

  it('are followed like what a juggler of my own led to', async () => {
    const { table, scenePlayer, situation } = await playing('normal', 'histrio-4-middle')
    const me = table.viewer ?? 0
    const ecu: GameEvent = {
      event: 'ecu',
      seat: me,
      amount: 2,
      from: 'bank',
      to: `purse.${String(me)}`,
      phrase: { say: ['event-ecu-bank-purse', { amount: 2, rule: 'HI-2_2', whom: '' }] },
    }
    const use: GameEvent = {
      event: 'use',
      seat: me,
      juggler: 'bear',
      phrase: { say: ['event-use', { juggler: { piece: 'the_juggler.bear' } }] },
    }
    expect(scenePlayer.take({ situation, since: [use] }, [entry(5, me, [use])], me)).toBe(false)
    expect(scenePlayer.take({ situation, since: [use, ecu] }, [entry(6, me, [use, ecu])], me)).toBe(true)
    vi.advanceTimersByTime(500)
    expect(shownText(table)).toBe('You use the Bear and receive 2 Ecu.')
  })

  it('say what the trick of a rival is', async () => {
    const table = await tableOf('histrio-4-middle')
    const rival = table.viewer === 1 ? 2 : 1
    const use: GameEvent = {
      event: 'use',
      seat: rival,
      juggler: 'elephant',
      phrase: { say: ['event-use', { juggler: { piece: 'the_juggler.elephant' } }] },
    }
    expect(table.captionFor([use])).toMatch(/ uses the Elephant\. Its trick: move the needle \d spaces either way\.$/)
  })

  it('leave long lists of the game itself to the chronicle', async () => {
    const { table } = await playing('normal')
    const laid = (count: number): GameEvent => ({
      event: 'new',
      seat: null,
      phrase: {
        seat: null,
        say: [
          'event-pay',
          { what: { list: Array.from({ length: count }, (_, n) => ['count-livre', { count: n + 1 }]) } },
        ],
      },
    })
    expect(table.captionFor([laid(1), paid(3)])).toBe(
      `${capitalize(table.tell([laid(1)])[0]?.text ?? '')} Mei pays 3 Livre.`,
    )
    expect(table.captionFor([laid(30), paid(3)])).toBe('Mei pays 3 Livre.')
  })

  it('end with a click on the board, which shows what can be chosen and chooses nothing', async () => {
    const { table, scenePlayer, update } = await playing('normal')
    const { container } = renderBoard(table)
    scenePlayer.take(update([]), [entry(5, 2, [paid(3)])], 3)
    await tick()
    expect(container.querySelector('[data-playback=skip]')).not.toBeNull()
    container.querySelector<HTMLElement>('[data-place="warehouse.1.1"]')?.click()
    await tick()
    expect(table.shownScene).toBeNull()
    expect(table.isSending).toBe(false)
    const tap = () =>
      container.querySelector('[data-key=keep]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    tap() // the second tap of a double tap
    expect(table.isSending).toBe(false)
    vi.advanceTimersByTime(400)
    tap()
    expect(table.isSending).toBe(true)
  })
})
