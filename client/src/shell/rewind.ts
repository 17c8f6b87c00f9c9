import type { GameEvent } from '../net/board_types'
import { said } from '../texts/narration'

/** A place of a view that pieces come to and leave. */
export interface Zone {
  put: (piece: string) => void
  take: (piece: string) => void
}

/** A zone of which only the number of pieces is known; `next` takes the pieces that can be seen. */
export function countZone<Key extends string>(holder: Record<Key, number>, key: Key, next?: Zone | null): Zone {
  return {
    put: (piece) => {
      holder[key] += 1
      if (piece) next?.put(piece)
    },
    take: (piece) => {
      holder[key] -= 1
      if (piece) next?.take(piece)
    },
  }
}

/** A list of pieces, the newest last. */
export function listZone<Item>(
  items: Item[],
  itemOf: (piece: string) => Item,
  isPiece: (item: Item, piece: string) => boolean,
): Zone {
  return {
    put: (piece) => {
      items.push(itemOf(piece))
    },
    take: (piece) => {
      const at = items.findLastIndex((item) => isPiece(item, piece))
      if (at >= 0) items.splice(at, 1)
    },
  }
}

/** A list of the names of pieces. */
export const namesZone = (items: string[]): Zone => listZone(items, String, (item, piece) => item === piece)

/** A list that holds the name of a piece once at most: several events may bring it back there. */
export const uniqueNamesZone = (items: string[]): Zone => ({
  ...namesZone(items),
  put: (piece) => {
    if (!items.includes(piece)) items.push(piece)
  },
})

/** A place for one piece. */
export function slotZone<Item>(write: (item: Item | null) => void, itemOf: (piece: string) => Item): Zone {
  return {
    put: (piece) => {
      write(itemOf(piece))
    },
    take: () => {
      write(null)
    },
  }
}

/** Take a piece back from where an event brought it. */
export function moveBack(piece: string, from: Zone | null | undefined, to: Zone | null | undefined): void {
  to?.take(piece)
  from?.put(piece)
}

/** Take an amount back that went from one purse to another. */
export function payBack(event: GameEvent, add: (place: string, amount: number) => void): void {
  const amount = Number(event['amount'] ?? 0)
  add(said(event, 'to'), -amount)
  add(said(event, 'from'), amount)
}

/** Put a list that has no order of its own into that of an earlier one: what was there keeps its place. */
export function arrange(items: string[] | null | undefined, earlier: readonly string[] | null | undefined): void {
  const rank = (item: string) => {
    const at = earlier?.indexOf(item) ?? -1
    return at < 0 ? Infinity : at
  }
  items?.sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}

/** The latest event of a kind. */
export const latestEvent = (events: readonly GameEvent[], kind: string): GameEvent | undefined =>
  events.findLast(({ event }) => event === kind)
