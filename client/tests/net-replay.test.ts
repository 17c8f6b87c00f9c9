import { describe, expect, it } from 'vitest'
import type { Entry } from '../src/net/messages'
import { answersThatCount, lastTurnOf } from '../src/state/replay_player.svelte'

function entries(...seats: (number | null)[]): Entry[] {
  return seats.map((seat, n) => ({
    number: n + 1,
    kind: n ? 'answer' : 'start',
    seat,
    by: 'person',
    at: 0,
    undone: [],
    events: [],
  }))
}

describe('the last turn of a seat', () => {
  it('begins where its answers before those of the others begin', () => {
    expect(lastTurnOf(1, entries(null, 1, 1, 2, 2, 1, 1, 1, 2, 2))).toBe(4)
  })
  it('is not the turn under way', () => {
    expect(lastTurnOf(1, entries(null, 1, 2, 1, 1, 2, 2, 1))).toBe(2)
  })
  it('is the beginning of the match where there was none', () => {
    expect([lastTurnOf(1, entries(null)), lastTurnOf(1, entries(null, 2, 2)), lastTurnOf(2, entries(null, 2))]).toEqual(
      [0, 0, 0],
    )
  })
})

describe('the answers that count', () => {
  it('stand at their number, without those taken back', () => {
    const all: Entry[] = [
      ...entries(null, 1, 2),
      { number: 4, kind: 'undo', seat: 2, by: 'person', at: 0, undone: [3], events: [] },
    ]
    expect(answersThatCount(all).map((entry) => entry.number)).toEqual([1, 2])
  })
})
