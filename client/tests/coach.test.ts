import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../src/state/session.svelte'
import Coach from '../src/pages/table/Coach.svelte'
import { showAllAgain, wasShown } from '../src/pages/table/advice_seen'
import type { TableSession } from '../src/state/table_session.svelte'
import { part, tableOf } from './fixtures'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  showAllAgain()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function coached(bottom: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    x: 0,
    y: 0,
    width: 100,
    height: 50,
    bottom,
  } as DOMRect)
  const table = await tableOf('rokoko-4-middle')
  session.texts = table.texts
  const tableSession = part<TableSession>({
    board: { table },
    me: { seat: 1 },
    isYourTurn: true,
    isLookingBack: false,
    now: { table: { status: 'running', game: 'rokoko' } },
  })
  const { container, rerender } = render(Coach, { tableSession, isExplained: false })
  const shown = () => container.querySelector<HTMLElement>('.coach')?.dataset['lesson']
  const explain = (isExplained: boolean) => rerender({ tableSession, isExplained })
  const answer = async () => {
    table.revise({ decision: { ...table.decision, number: table.decision.number + 1 } })
    await tick()
    await vi.advanceTimersByTimeAsync(700)
  }
  await vi.advanceTimersByTimeAsync(700)
  return { shown, explain, answer }
}

describe('advice', () => {
  it('that could be read is over with its question', async () => {
    const { shown, answer } = await coached(50)
    expect(shown()).toBe('coach-rokoko-aim')
    await answer()
    expect(shown()).toBe('coach-rokoko-aim') // there was no time to read it
    await vi.advanceTimersByTimeAsync(3_100)
    await answer()
    expect([wasShown('coach-rokoko-aim'), shown()]).toEqual([true, 'coach-glow'])
  })

  it('that was passed by at three questions is over, too', async () => {
    const { shown, answer } = await coached(50)
    await answer()
    await answer()
    expect(shown()).toBe('coach-rokoko-aim')
    await answer()
    expect([wasShown('coach-rokoko-aim'), shown()]).toEqual([true, 'coach-glow'])
  })

  it('that is scrolled off the screen waits', async () => {
    const { shown, answer } = await coached(-10)
    await vi.advanceTimersByTimeAsync(3_100)
    await answer()
    expect(shown()).toBe('coach-rokoko-aim')
  })

  it('about reasons comes and goes with the reason', async () => {
    localStorage.setItem('trianon.lessons', JSON.stringify(['coach-rokoko-*', 'coach-glow', 'coach-undo']))
    const { shown, explain } = await coached(50)
    expect(shown()).toBeUndefined()
    await explain(true)
    await vi.advanceTimersByTimeAsync(700)
    expect(shown()).toBe('coach-why')
    await explain(false)
    await tick()
    expect(shown()).toBeUndefined()
  })
})
