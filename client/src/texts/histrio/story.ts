import type { GameEvent } from '../../net/protocol'
import { runs, said, sentences, type Sentence } from '../story'
import type { Args } from '../texts'
import { arrange, isWay } from './arranging'
import { index, troupeOf, zone, type Pieces } from './pieces'

const ROUTINE = ['caravel', 'placing', 'order'] // told by others, by the account, or nobody's to know
const MEETINGS = ['encounter_hand', 'jugglers'] // where the cards of a city come to somebody who is alone there

/** Tells what happened at a table of Histrio: events of one seat make one sentence, equal moves one phrase. */
export class Story {
  constructor(readonly pieces: Pieces) {}

  tell(events: readonly GameEvent[]): Sentence[] {
    const arranged = arrange(events).filter((event) => !this.isRoutine(event))
    return sentences(arranged, (run) => this.phrases(run), this.pieces.seating)
  }

  /** Whether another event tells the same, or nothing is to be learnt. */
  private isRoutine(event: GameEvent): boolean {
    switch (event.event) {
      case 'phase':
        return event['phase'] !== 'pay'
      case 'sealed':
        return event.seat === this.pieces.seating.viewer
      case 'travel_card':
        return event['city'] === null || zone(said(event, 'to')) === 'travel_discard'
      case 'ecu':
        return event['rule'] === 'HI-S3'
      case 'shuffle':
        return zone(said(event, 'pile')) === 'travel_hand'
      default:
        return ROUTINE.includes(event.event)
    }
  }

  private phrases(events: GameEvent[]): string[] {
    let city = '' // where somebody takes card after card
    return runs(events, likeness).flatMap((run) => {
      const first = run[0]
      if (!first) return []
      if (first.event === 'card') {
        const told = this.cards(run, first.seat !== null && said(first, 'from') === city)
        city = said(first, 'from')
        return [told]
      }
      if (first.event === 'request') return [this.requests(run)]
      if (first.event === 'travel_card') return [this.travelCards(run)]
      if (first.event === 'ready') {
        const jugglers = this.listed(run, (event) => this.pieces.theJuggler(said(event, 'juggler')))
        return [this.text('event-ready', { jugglers })]
      }
      return run.map((event) => this.plain(event))
    })
  }

  private text(id: string, args: Args): string {
    return this.pieces.texts.text(id, args)
  }

  private listed(run: GameEvent[], say: (event: GameEvent) => string): string {
    return this.pieces.texts.listed(run.map(say))
  }

  private cards(run: GameEvent[], isSameCity: boolean): string {
    const first = run[0]
    if (!first) return ''
    const origin = zone(said(first, 'from'))
    const facts: Args = { count: run.length, cards: this.pieces.cards(run.map((event) => said(event, 'card'))) }
    for (const end of ['from', 'to']) {
      if (zone(said(first, end)) === 'city') facts[end] = this.pieces.city(index(said(first, end)))
    }
    if (origin === 'encounter_pile') facts['cards'] = this.listed(run, (event) => this.dealt(event))
    return this.text(`event-card-${origin}-${zone(said(first, 'to'))}${form(first, isSameCity)}`, facts)
  }

  private dealt(event: GameEvent): string {
    const city = this.pieces.cityName(index(said(event, 'to')))
    return this.text('event-dealt', { card: this.pieces.card(said(event, 'card')), city })
  }

  private requests(run: GameEvent[]): string {
    const first = run[0]
    if (!first) return ''
    const message = `event-request-${zone(said(first, 'from'))}-${zone(said(first, 'to'))}`
    if (first['request'] === null) return this.text(`${message}.hidden`, { count: run.length })
    return this.text(message, { requests: this.listed(run, (event) => this.pieces.theRequest(said(event, 'request'))) })
  }

  private travelCards(run: GameEvent[]): string {
    const first = run[0]
    if (!first) return ''
    const origin = zone(said(first, 'from'))
    const message = `event-travel_card-${origin}-${zone(said(first, 'to'))}`
    if (origin === 'travel_discard') {
      if (troupeOf(said(first, 'troupe')).friendly) return this.text(`${message}.friendly`, {})
      return this.text(message, { cities: this.listed(run, (event) => said(event, 'city')), count: run.length })
    }
    return this.text(message, { cities: this.listed(run, (event) => this.pieces.city(said(event, 'city'))) })
  }

  private plain(event: GameEvent): string {
    const { pieces } = this
    const facts: Args = {}
    for (const fact of ['season', 'round', 'half', 'count']) {
      if (event[fact] !== undefined && event[fact] !== null) facts[fact] = event[fact] as string | number
    }
    switch (event.event) {
      case 'needle':
        return this.text(event.seat === null ? 'event-needle' : 'event-needle.by', {
          from: pieces.space(said(event, 'from')),
          to: pieces.space(said(event, 'to')),
        })
      case 'reveal': {
        const routes = (event['routes'] as [string, string][]).map(([troupe, city]) =>
          this.text('event-route', { who: pieces.troupe(troupe), city: pieces.city(city) }),
        )
        return this.text('event-reveal', { routes: pieces.texts.listed(routes) })
      }
      case 'detour':
        return this.text('event-detour', { city: pieces.city(said(event, 'city')), before: pieces.city(said(event, 'before')) })
      case 'ecu': {
        const whom = isWay(event, 'purse', 'purse') ? pieces.seating.who(Number(index(said(event, 'from')))) : ''
        const message = `event-ecu-${zone(said(event, 'from'))}-${zone(said(event, 'to'))}`
        return this.text(message, { amount: Number(event['amount']), rule: said(event, 'rule').replace('.', '_'), whom })
      }
      case 'impresario':
        return this.text(`event-impresario-${zone(said(event, 'from'))}-${zone(said(event, 'to'))}`, facts)
      case 'phase':
        return this.text(`event-phase-${said(event, 'phase')}`, facts)
      case 'shuffle':
        return this.text(`event-shuffle-${zone(said(event, 'pile'))}`, facts)
      case 'use':
      case 'count_as':
        facts['juggler'] = pieces.theJuggler(said(event, 'juggler'))
    }
    return this.text(`event-${event.event}`, facts)
  }
}

/** Which form of a card's text fits: who takes card after card names the city once. */
function form(event: GameEvent, isSameCity: boolean): string {
  const isAlms = zone(said(event, 'card')) === 'alms'
  const target = zone(said(event, 'to'))
  if (event.seat === null || zone(said(event, 'from')) !== 'city') return ''
  if (isSameCity && (MEETINGS.includes(target) || isAlms)) return '.more'
  if (target === 'encounter_discard') return isAlms ? '.alms' : '.unpaid'
  return ''
}

/** What events have in common that make one phrase. */
function likeness(event: GameEvent): string {
  const from = said(event, 'from')
  const to = said(event, 'to')
  switch (event.event) {
    case 'card': {
      const target = zone(from) === 'encounter_pile' ? 'city' : to
      const alms = zone(said(event, 'card')) === 'alms' && event.seat ? 'alms' : ''
      return `card ${from} ${MEETINGS.includes(zone(target)) ? 'taken' : target} ${alms}`
    }
    case 'request':
    case 'travel_card':
      return `${event.event} ${zone(from)} ${zone(to)} ${said(event, 'troupe')}`
    default:
      return event.event
  }
}
