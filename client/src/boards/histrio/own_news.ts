import type { GameEvent } from '../../net/board_types'
import { said } from '../../texts/narration'
import { zone } from './pieces'

const CHOSEN_OR_NEWS = new Set(['ecu', 'needle']) // what a juggler does by choice where it comes first

/** Whether a player's own answer led to more than was chosen: meetings in a city, or money and the needle after a choice. */
export function isOwnNews(events: readonly GameEvent[]): boolean {
  const spoken = events.filter(({ phrase }) => phrase && !phrase.fleeting)
  return spoken.some((event, n) => isMeeting(event) || (n > 0 && CHOSEN_OR_NEWS.has(event.event)))
}

/** Whether an actor, a juggler or alms is met in a city. */
export function isMeeting(event: GameEvent): boolean {
  return event.event === 'card' && zone(said(event, 'from')) === 'city' && zone(said(event, 'to')) !== 'city'
}
