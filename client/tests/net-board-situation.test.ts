import { describe, expect, it } from 'vitest'
import { eventsOf, isolated, mergeEntries, seatName, situationForBoard } from '../src/state/board_situation'
import type { Entry, SeatInfo, WireSituation } from '../src/net/messages'
import { loadTexts } from '../src/texts/texts'

function entry(number: number, undone: number[] = []): Entry {
  return {
    number,
    kind: undone.length ? 'undo' : 'answer',
    seat: 1,
    by: 'person',
    at: 0,
    undone,
    events: [{ event: `e${String(number)}`, seat: 1 }],
  }
}

describe('a person without a name', () => {
  it('is me where no server gave one, and a former player otherwise', async () => {
    const texts = await loadTexts('en', 'histrio')
    const seat = { seat: 1, kind: 'person', name: '' } as SeatInfo
    expect(seatName(texts, { ...seat, you: true })).toBe('you')
    expect(seatName(texts, { ...seat, you: false })).toBe('former player')
  })
})

describe('entries', () => {
  it('are put behind those that are known', () => {
    expect(mergeEntries([entry(1), entry(2)], [entry(3)], 2).map((each) => each.number)).toEqual([1, 2, 3])
  })
  it('told twice count once', () => {
    expect(mergeEntries([entry(1), entry(2), entry(3)], [entry(2), entry(3)], 1).map((each) => each.number)).toEqual([
      1, 2, 3,
    ])
  })
  it('begin anew where some are missing between', () => {
    expect(mergeEntries([entry(1)], [entry(9)], 8).map((each) => each.number)).toEqual([9])
  })
  it('that were taken back are gone, whenever that is heard', () => {
    const left = mergeEntries([entry(1), entry(2)], [entry(3), entry(4, [2, 3])], 2)
    expect(left.map((each) => each.number)).toEqual([1, 4])
    expect(eventsOf(left).map((event) => event.event)).toEqual(['e1', 'e4'])
  })
})

describe('undo', () => {
  it('is offered as the server says; in a lesson only of what revealed nothing', async () => {
    const texts = await loadTexts('en', 'rokoko')
    const offered = (may_undo: boolean, undo_entry: number | null, isTaught: boolean) => {
      const now = {
        table: { game: 'rokoko', seats: [] },
        number: 9,
        decision: null,
        may_undo,
        undo_entry,
      } as unknown as WireSituation
      return situationForBoard(texts, now, { over: false } as NonNullable<WireSituation['view']>, [], isTaught).undo
    }
    expect([offered(true, 8, false), offered(false, 8, false), offered(false, null, false)]).toEqual([
      true,
      true,
      false,
    ])
    expect([offered(true, 8, true), offered(false, 8, true)]).toEqual([true, false])
  })
})

describe('names', () => {
  it('that run from right to left stand by themselves in a sentence', () => {
    expect(isolated('שלום 12')).toBe('\u2068שלום 12\u2069')
    expect(isolated('محمد')).toBe('\u2068محمد\u2069')
    for (const name of ['Élodie', '小明', '🎭', 'Zoë 12']) expect(isolated(name)).toBe(name)
  })
})
