import type { Half, HistrioEdition, HistrioSeat, Juggler, Request } from './edition'
import type { Formatter } from '../../texts/messages'

export const ACTORS = ['comedian', 'tragedian'] as const // comedy stands left, tragedy right, wherever both are shown
export const HALVES: readonly Half[] = ['comedy', 'tragedy']
const FRIENDLY = 'friendly_'

/** The zone of a place such as `city.3`. */
export function zone(place: string): string {
  return place.split('.')[0] ?? ''
}

/** What stands behind the zone of a place: a city, a seat or a troupe. */
export function index(place: string): string {
  return place.split('.')[1] ?? ''
}

/** The seat a travelling troupe belongs to, and whether it is a friendly one. */
export function troupeOf(troupe: string): { seat: number; friendly: boolean } {
  const friendly = troupe.startsWith(FRIENDLY)
  return { seat: Number(friendly ? troupe.slice(FRIENDLY.length) : troupe), friendly }
}

/** The levels of the comedians or of the tragedians among cards. */
export function levels(cards: readonly string[], kind: string): number[] {
  return cards.filter((card) => zone(card) === kind).map((card) => Number(index(card)))
}

/** The levels a seat's comedians and tragedians add up to, with jugglers that count as one. */
export function sums(seat: HistrioSeat): [number, number] {
  const [comedy, tragedy] = ACTORS.map(
    (kind) =>
      levels(seat.troupe, kind).reduce((sum, level) => sum + level, 0) +
      seat.jugglers.filter((juggler) => juggler.counts_as === kind).length,
  )
  return [comedy ?? 0, tragedy ?? 0]
}

type NameKind =
  | 'ability'
  | 'card'
  | 'city'
  | 'city_name'
  | 'condition'
  | 'half'
  | 'juggler'
  | 'moment'
  | 'request'
  | 'space'
  | 'the_card'

/** The pieces of a Histrio edition in words, by their ids, and the players they belong to. */
export class Pieces {
  readonly jugglers: Map<string, Juggler>
  readonly requests: Map<string, Request>

  constructor(
    private readonly formatter: Formatter,
    readonly data: HistrioEdition,
  ) {
    this.jugglers = new Map(data.jugglers.map((juggler) => [juggler.id, juggler]))
    this.requests = new Map(data.requests.map((request) => [request.id, request]))
  }

  /** What the edition calls a piece, a place, or what one does. */
  name(kind: NameKind, id: string | number): string {
    return this.formatter.name(kind, id)
  }

  cards(cards: readonly string[]): string {
    return this.formatter.texts.listed(cards.map((card) => this.name('the_card', card)))
  }

  troupe(troupe: string): string {
    const { seat, friendly } = troupeOf(troupe)
    return friendly ? this.formatter.say(['friendly-troupe', { who: { seat } }]) : this.formatter.seating.who(seat)
  }
}
