import type { GameEvent } from '../../net/board_types'
import type { Argument } from '../../net/phrases'
import { said } from '../../texts/narration'
import { index, troupeOf, zone } from './pieces'

/** Where troupes are bound for, by troupe, as events say. */
type Bound = Map<string, string>

const traveller = (troupe: string): Argument => {
  const { seat, friendly } = troupeOf(troupe)
  return friendly ? ['friendly-troupe', { who: { seat } }] : { seat }
}

/** Note where a troupe goes, and that it has arrived. */
function note(bound: Bound, event: GameEvent): void {
  if (event.event === 'travel_card' && zone(said(event, 'to')) === 'travel_choice')
    bound.set(said(event, 'troupe'), said(event, 'city'))
  else if (event.event === 'caravel' && zone(said(event, 'from')) === 'road' && zone(said(event, 'to')) === 'city')
    bound.delete(said(event, 'troupe'))
  else if (event.event === 'round') bound.clear()
}

/** The city of a meeting that an event belongs to: a request for a traveller there, or cards that nobody gets. */
function meetingCity(bound: Bound, event: GameEvent): string | null {
  const isDraw = event.event === 'request' && said(event, 'from') === 'request_pile'
  const isSwept = event.event === 'card' && event.seat === null && said(event, 'to') === 'encounter_discard'
  const city = isDraw ? bound.get(String(event.seat)) : isSwept ? index(said(event, 'from')) : undefined
  return city !== undefined && [...bound.values()].filter((goal) => goal === city).length > 1 ? city : null
}

/**
 * Events with an announcement before those of each city where several troupes meet. The requests of others need no words
 * of their own then.
 */
export function announceMeetings(
  events: readonly GameEvent[],
  before: readonly GameEvent[],
  viewer: number | null,
): GameEvent[] {
  const bound: Bound = new Map()
  const announced = new Set<string>()
  for (const event of before) {
    const city = meetingCity(bound, event)
    if (city) announced.add(city)
    if (event.event === 'round') announced.clear()
    note(bound, event)
  }
  return events.flatMap((event) => {
    const city = meetingCity(bound, event)
    note(bound, event)
    if (!city) return [event]
    const shown = event.event === 'request' && event.seat !== viewer ? { ...event, phrase: undefined } : event
    if (announced.has(city)) return [shown as GameEvent]
    announced.add(city)
    const troupes = [...bound].filter(([, goal]) => goal === city).map(([troupe]) => troupe)
    const who = troupes.map(traveller)
    const meeting: GameEvent = {
      event: 'meeting',
      isStaged: true,
      seat: null,
      seats: troupes.map((troupe) => troupeOf(troupe).seat),
      to: `city.${city}`,
      phrase: { say: ['event-meeting', { who: { list: who }, city: { piece: `city.${city}` } }] },
    }
    return [meeting, shown as GameEvent]
  })
}
