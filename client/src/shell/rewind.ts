import type { GameEvent } from '../net/board_types'
import { said } from '../texts/narration'

/** A place of a view that pieces come to and leave. */
export interface Zone {
  put: (piece: string) => unknown
  take: (piece: string) => unknown
}

/** A zone of which only the number of pieces is known; `next` takes the pieces that can be seen. */
export function countZone<Key extends string>(
  holder: Record<Key, number> | null | undefined,
  key: Key,
  next?: Zone | null,
): Zone | null {
  if (!holder) return null
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
  items: Item[] | null | undefined,
  itemOf: (piece: string) => Item,
  isPiece: (item: Item, piece: string) => boolean,
): Zone | null {
  if (!items) return null
  return {
    put: (piece) => items.push(itemOf(piece)),
    take: (piece) => {
      const at = items.findLastIndex((item) => isPiece(item, piece))
      if (at >= 0) items.splice(at, 1)
    },
  }
}

type Names = string[] | null | undefined

/** A list of the names of pieces. */
export const namesZone = (items: Names) => listZone(items, String, (item, piece) => item === piece)

/** A list that holds the name of a piece once at most: several events may bring it back there. */
export function uniqueNamesZone(items: Names): Zone | null {
  const zone = namesZone(items)
  return zone && { ...zone, put: (piece) => !items?.includes(piece) && zone.put(piece) }
}

/** A place for one piece. */
export function slotZone<Item>(write: (item: Item | null) => void, itemOf: (piece: string) => Item): Zone {
  return { put: (piece) => write(itemOf(piece)), take: () => write(null) }
}

/** Where the pieces of one kind lie, by what names of places begin with; `other` is for all further ones. */
export type Zones<View> = Record<string, (view: View, place: string, event: GameEvent) => Zone | null>

/** Takes pieces of one kind back from where an event brought them. */
export function back<View>(kind: string, zones: Zones<View>): (view: View, event: GameEvent) => void {
  return (view, event) => {
    const [from, to] = ['from', 'to'].map((end) => {
      const place = said(event, end)
      return (zones[place.split('.')[0] ?? ''] ?? zones['other'])?.(view, place, event)
    })
    to?.take(said(event, kind))
    from?.put(said(event, kind))
  }
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
