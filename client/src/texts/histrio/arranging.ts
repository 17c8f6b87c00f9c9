import type { GameEvent } from '../../net/protocol'
import { said } from '../story'
import { ACTORS, index, zone } from './pieces'

const REVEALED = 'travel_choice'
const RECALLING = 1 // the level that takes back any number of travel cards
const EFFECTS: Record<number, string[][]> = { [RECALLING]: [['travel_card', 'caravel']], 3: [['ecu'], ['impresario']], 5: [['ecu']] }

/** Events of Histrio in the order and the portions in which a person would tell them. */
export function arrange(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = []
  for (const event of events) {
    const kind = event.event
    if (kind === 'score') break
    const target = zone(said(event, 'to'))
    if (kind === 'travel_card' && target === REVEALED) reveal(told, event)
    else if (kind === 'season') beginSeason(told, event)
    else if (kind === 'card' && isActor(event) && ['encounter_hand', 'troupe'].includes(target)) takeActor(told, event)
    else if (kind === 'needle') told.push({ ...event, seat: pusher(told) })
    else if (kind === 'backdrop') told.push({ ...event, count: 0 })
    else if (kind === 'impresario' && zone(said(event, 'from')) === 'stage') leaveStage(told)
    else told.push(event)
  }
  // once the choices lie open, who had sealed one is no news
  const open = told.findLastIndex((event) => event.event !== 'sealed')
  return told.filter((event, place) => event.event !== 'sealed' || place > open)
}

/** Whether a piece goes from one zone to another. */
export function isWay(event: GameEvent, origin: string, target: string): boolean {
  return zone(said(event, 'from')) === origin && zone(said(event, 'to')) === target
}

function isActor(event: GameEvent): boolean {
  return (ACTORS as readonly string[]).includes(zone(said(event, 'card')))
}

/** Put all travel cards that are revealed together into one event; another one instead of it makes a change. */
function reveal(told: GameEvent[], event: GameEvent): void {
  const before = told.at(-1)
  if (before && isWay(before, REVEALED, 'travel_hand')) {
    told[told.length - 1] = { ...event, event: 'detour', before: said(before, 'city') }
    return
  }
  const route: [string, string] = [said(event, 'troupe'), said(event, 'city')]
  if (before?.event === 'reveal') (before['routes'] as [string, string][]).push(route)
  else told.push({ event: 'reveal', seat: null, routes: [route] })
}

/** Leave out the cards a new season sweeps away: everybody's actors and what lies at the cities. */
function beginSeason(told: GameEvent[], event: GameEvent): void {
  let kept = told.length
  while (kept && (told[kept - 1]?.event === 'ready' || isSwept(told[kept - 1]))) kept -= 1
  told.splice(kept, told.length, ...told.slice(kept).filter((earlier) => !isSwept(earlier)), event)
}

function isSwept(event: GameEvent | undefined): boolean {
  if (event?.event !== 'card') return false
  const fromCity = event.seat === null && isWay(event, 'city', 'encounter_discard')
  return fromCity || isWay(event, 'troupe', 'encounter_discard')
}

/** Tell an actor before its effect: the effect comes first by the rules, but nobody says so. */
function takeActor(told: GameEvent[], event: GameEvent): void {
  if (zone(said(event, 'from')) !== 'city') {
    told.push(event)
    return
  }
  const level = Number(index(said(event, 'card')))
  let first = told.length
  const precedes = (effect: string[]) => {
    const before = told[first - 1]
    return before !== undefined && effect.includes(before.event) && before.seat === event.seat
  }
  for (const effect of EFFECTS[level] ?? []) {
    while (precedes(effect)) {
      first -= 1
      if (level !== RECALLING) break
    }
  }
  told.splice(first, 0, event)
}

/** Who moves the needle, if anybody does: by an actor, or by a juggler. */
function pusher(told: readonly GameEvent[]): number | null {
  const before = told.at(-1)
  const isPush = before && (before.event === 'use' || isWay(before, 'encounter_hand', 'encounter_discard'))
  return isPush ? before.seat : null
}

/** Count the impresarios that leave the stage together with the turn of the backdrop. */
function leaveStage(told: readonly GameEvent[]): void {
  const turned = told.findLast((earlier) => earlier.event === 'backdrop')
  if (turned) turned['count'] = Number(turned['count']) + 1
}
