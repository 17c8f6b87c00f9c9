import type { Half, HistrioEdition, HistrioSeat, Juggler, Request } from '../../net/histrio'
import type { Seating } from '../seating'
import type { Texts } from '../texts'

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

/** The pieces of a Histrio edition in words, by their ids, and the players they belong to. */
export class Pieces {
  readonly jugglers: Map<string, Juggler>
  readonly requests: Map<string, Request>

  constructor(
    readonly texts: Texts,
    readonly data: HistrioEdition,
    readonly seating: Seating,
  ) {
    this.jugglers = new Map(data.jugglers.map((juggler) => [juggler.id, juggler]))
    this.requests = new Map(data.requests.map((request) => [request.id, request]))
  }

  half(half: string): string {
    return this.texts.text(`half-${half}`)
  }

  space(space: string): string {
    return this.texts.text(`space-${zone(space)}`, { space: index(space) })
  }

  cityName(city: number | string): string {
    return this.texts.text(`city-${city}`)
  }

  city(city: number | string): string {
    return this.texts.text('the-city', { name: this.cityName(city), number: String(city) })
  }

  card(card: string): string {
    if (!index(card)) return this.juggler(card)
    return this.texts.text(`card-${zone(card)}`, { level: index(card), value: index(card) })
  }

  theCard(card: string): string {
    return this.jugglers.has(card) ? this.theJuggler(card) : this.card(card)
  }

  cards(cards: readonly string[]): string {
    return this.texts.listed(cards.map((card) => this.theCard(card)))
  }

  juggler(id: string): string {
    return this.texts.text(this.known('juggler', id), { id })
  }

  theJuggler(id: string): string {
    return this.texts.text(`${this.known('juggler', id)}.object`, { id })
  }

  ability(id: string): string {
    const juggler = this.jugglers.get(id)
    return this.texts.text(`ability-${juggler?.ability}`, { amount: juggler?.amount ?? 0 })
  }

  moment(id: string): string {
    return this.texts.text(`moment-${this.jugglers.get(id)?.moment}`)
  }

  request(id: string): string {
    return this.texts.text(this.known('request', id), { id })
  }

  theRequest(id: string): string {
    return this.texts.text('the-request', { name: this.request(id) })
  }

  condition(id: string): string {
    const request = this.requests.get(id)
    const wanted = this.texts.listed((request?.levels ?? []).map(String), 'disjunction')
    return this.texts.text(`condition-${request?.condition}`, { n: request?.n ?? 0, levels: wanted })
  }

  troupe(troupe: string): string {
    const { seat, friendly } = troupeOf(troupe)
    const who = this.seating.who(seat)
    return friendly ? this.texts.text('friendly-troupe', { who }) : who
  }

  private known(kind: string, id: string): string {
    return this.texts.has(`${kind}-${id}`) ? `${kind}-${id}` : `${kind}-unknown`
  }
}
