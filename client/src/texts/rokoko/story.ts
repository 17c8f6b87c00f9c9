import type { GameEvent } from '../../net/protocol'
import type { Seating } from '../seating'
import { runs, said, sentences, type Sentence } from '../story'
import type { Args } from '../texts'
import type { Pieces } from './pieces'

const AMOUNTS = ['livre', 'yarn', 'lace', 'prestige']
const PIECES = ['card', 'tile', 'dress']
const ROUTINE = ['turn', 'order'] // obvious from what comes next, or nobody's to know
const WORDS: Record<string, string> = { phase: 'phase', start: 'how', action: 'action', forfeit: 'what', shuffle: 'pile' }

/** Tells what happened at a table of Rokoko: events of one seat make one sentence, equal moves one phrase. */
export class Story {
  private taken = '' // the tile last told of

  constructor(
    readonly pieces: Pieces,
    readonly seating: Seating,
  ) {}

  tell(events: readonly GameEvent[]): Sentence[] {
    this.taken = ''
    const arranged = priceAfterPurchase(sortPreparations(markDeputed(untilScoring(events))))
    return sentences(arranged.filter((event) => !this.isRoutine(event)), (run) => this.phrases(run), this.seating)
  }

  /** Whether another event tells the same: an action by its pieces, a marker by the dress it stands on. */
  private isRoutine(event: GameEvent): boolean {
    switch (event.event) {
      case 'action':
        return event['action'] !== 'depute'
      case 'marker':
        return this.zone(event, 'to') === 'guest'
      case 'phase':
        return event['phase'] === 'prepare'
      case 'card': {
        const way = `${this.zone(event, 'from')}-${this.zone(event, 'to')}`
        return way === 'in_play-discard' || (way === 'supply-hand' && event['card'] === null)
      }
      default:
        return ROUTINE.includes(event.event)
    }
  }

  private phrases(events: GameEvent[]): string[] {
    return runs(events, (event) => this.likeness(event)).flatMap((run) => {
      const kind = run[0]?.event ?? ''
      if (AMOUNTS.includes(kind)) return [this.amounts(run)]
      if (PIECES.includes(kind)) return [this.moved(run)]
      return run.map((event) => this.plain(event))
    })
  }

  private likeness(event: GameEvent): string {
    if (AMOUNTS.includes(event.event)) return `amount ${said(event, 'from')}`
    if (PIECES.includes(event.event)) return `${event.event} ${this.zone(event, 'from')} ${this.zone(event, 'to')}`
    return event.event
  }

  private zone(event: GameEvent, end: string): string {
    return this.pieces.zone(said(event, end))
  }

  private amounts(run: GameEvent[]): string {
    const { texts } = this.pieces
    const parts = run.map((event) =>
      event['amount'] === null
        ? texts.text('event-prestige-hidden')
        : texts.text(`count-${event.event}`, { count: Number(event['amount']) }),
    )
    const way = run[0] && said(run[0], 'to').startsWith('purse') ? 'event-gain' : 'event-pay'
    return texts.text(way, { what: texts.listed(parts) })
  }

  private moved(run: GameEvent[]): string {
    const first = run[0]
    if (!first) return ''
    const { pieces } = this
    const kind = first.event
    const origin = this.zone(first, 'from')
    const target = this.zone(first, 'to')
    const message = `event-${kind}-${origin}-${target}`
    if (first[kind] === null) return pieces.texts.text(`${message}.hidden`, { count: run.length })
    if (origin === 'deciding' && target === 'resource_discard' && first['tile'] === this.taken) {
      return pieces.texts.text(`${message}.seen`)
    }
    this.taken = said(first, 'tile')
    const say = (event: GameEvent) => {
      const id = said(event, kind)
      return kind === 'card' ? pieces.card(id) : kind === 'tile' ? pieces.tile(id) : pieces.dress(id)
    }
    const facts: Args = { count: run.length, [kind === 'dress' ? 'dresses' : `${kind}s`]: pieces.texts.listed(run.map(say)) }
    const place = said(first, 'from').split('.')[1] ?? ''
    if (origin === 'warehouse') facts['segment'] = place
    if (origin === 'window') facts['window'] = place
    if (target === 'guest') facts['space'] = pieces.space(said(first, 'to'))
    return pieces.texts.text(message, facts)
  }

  private plain(event: GameEvent): string {
    const { pieces } = this
    const kind = event.event
    const facts: Args = {}
    let message = `event-${kind}`
    if (WORDS[kind]) message += `-${said(event, WORDS[kind])}`
    if (kind === 'favor') message += `-${this.zone(event, 'from')}-${this.zone(event, 'to')}`
    if (kind === 'marker') {
      message += `-${this.zone(event, 'to')}`
      facts['space'] = pieces.space(said(event, 'to'))
    }
    for (const fact of ['round', 'count', 'placing', 'prestige']) {
      if (typeof event[fact] === 'number') facts[fact] = event[fact]
    }
    if (event['card']) {
      facts['card'] = pieces.card(said(event, 'card'))
      facts['of_card'] = pieces.ofCard(said(event, 'card'))
    }
    return pieces.texts.text(message, facts)
  }
}

/** Leave out the final scoring, which is told line by line elsewhere. */
function untilScoring(events: readonly GameEvent[]): GameEvent[] {
  const begins = events.findIndex((event) => event['phase'] === 'final_scoring')
  if (begins >= 0) return events.slice(0, begins + 1)
  const scored = events.findIndex((event) => event.event === 'score') // only the end of a match may be given
  return scored < 0 ? [...events] : events.slice(0, scored)
}

/** Tell a card that a bonus deputes from the hand from one that is played: a use of a bonus stands before it. */
function markDeputed(events: readonly GameEvent[]): GameEvent[] {
  return events.map((event, place) => {
    const deputed = events[place - 1]?.event === 'bonus' && event.event === 'card' && said(event, 'from').startsWith('hand')
    return deputed ? { ...event, to: 'deputed' } : event
  })
}

/** Put pieces nobody moves together by their way: employees leave and come space by space, which nobody says so. */
function sortPreparations(events: readonly GameEvent[]): GameEvent[] {
  return runs(events, (event) => String(event.seat === null && PIECES.includes(event.event))).flatMap((run) => {
    const way = (event: GameEvent) => `${event.event} ${said(event, 'from').split('.')[0]}`
    if (run[0]?.seat !== null || !PIECES.includes(run[0].event)) return run
    const ways = [...new Set(run.map(way))]
    return run.toSorted((a, b) => ways.indexOf(way(a)) - ways.indexOf(way(b)))
  })
}

/** Tell what was taken before what it cost: the bank is paid first, but nobody says so. */
function priceAfterPurchase(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = []
  for (const event of events) {
    const paid = told.at(-1)
    const isPrice = paid?.event === 'livre' && paid['to'] === 'bank' && paid.seat === event.seat
    const isPiece = [...PIECES, 'marker'].includes(event.event) && !said(event, 'from').startsWith('deciding')
    if (isPrice && isPiece) told.splice(-1, 0, event)
    else told.push(event)
  }
  return told
}
