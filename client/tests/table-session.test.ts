import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api, OFFLINE, problem } from '../src/net/api'
import type { WireSituation } from '../src/net/messages'
import { TableSession } from '../src/state/table_session.svelte'

/** A situation before the board is opened, in which an entry can be taken back. */
function situation(number: number, undo_entry: number | null): WireSituation {
  return {
    type: 'situation',
    number,
    since: 0,
    view: null,
    entries: [],
    undo_entry,
    table: { id: 't', seats: [], lesson: null },
  } as unknown as WireSituation
}

function at(number: number, undo_entry: number | null): TableSession {
  const opened = new TableSession('t')
  opened.applySituation(situation(number, undo_entry))
  return opened
}

describe('undo', () => {
  beforeEach(() => {
    vi.restoreAllMocks()
  })

  it('is one request for the entry that the server names', async () => {
    const undo = vi.spyOn(api, 'undo').mockResolvedValue({ ok: true, value: { number: 9, repeated: false } })
    await at(8, 5).undo()
    expect(undo.mock.calls).toEqual([['t', 5, 5]])
  })

  it('is sent again with the same entry when it does not get through', async () => {
    vi.useFakeTimers()
    const undo = vi
      .spyOn(api, 'undo')
      .mockResolvedValueOnce({ ok: false, problem: problem(OFFLINE) })
      .mockResolvedValue({ ok: true, value: { number: 9, repeated: true } })
    const opened = at(8, 5)
    const done = opened.undo()
    await vi.runAllTimersAsync()
    await done
    expect(undo.mock.calls).toEqual([
      ['t', 5, 5],
      ['t', 5, 5],
    ])
    expect(opened.refusal).toBeNull()
  })

  it('shows why it is refused', async () => {
    const undo = vi.spyOn(api, 'undo').mockResolvedValue({ ok: false, problem: problem('nothing-to-take-back') })
    const opened = at(8, null)
    await opened.undo()
    expect(undo).toHaveBeenCalledOnce()
    expect(undo.mock.calls[0]?.[1]).toBeNull()
    expect(opened.refusal?.error).toBe('nothing-to-take-back')
  })
})
