import type { Place } from '../../shell/place.svelte'
import type { OwnCard } from '../../shell/table_parts'
import type { City, HistrioSeat } from './edition'
import { index, sums, zone } from './pieces'
import { shipsTo } from './ships'
import type { HistrioTable } from './table.svelte'

/** The cards that lie in a city, and the troupes that are there or on their way. */
export function cityLines(table: HistrioTable, city: City): string[] {
  const { pieces, texts } = table
  const own = String(table.own.seat)
  const others = city.caravels.filter((troupe) => troupe !== own)
  const listed = (troupes: readonly string[]) => texts.listed(troupes.map((troupe) => pieces.troupe(troupe)))
  return [
    city.cards.length
      ? table.text('city-cards', {
          cards: texts.listed(city.cards.toReversed().map((card) => pieces.name('card', card))),
        })
      : table.text('cards-none'),
    ...(city.coming.length ? [table.text('city-coming', { who: listed(city.coming) })] : []),
    ...shipsTo(table, city)
      .filter((ship) => ship.secret)
      .map((ship) => table.text(ship.friendly ? 'city-plan-friendly' : 'city-plan')),
    ...(city.caravels.includes(own) ? [table.text('city-caravel-own')] : []),
    ...(others.length ? [table.text('city-caravels', { who: listed(others) })] : []),
  ]
}

/** What an encounter card does. */
export function cardLines(table: HistrioTable, card: string): string[] {
  const { pieces } = table
  if (pieces.jugglers.has(card)) return [`${pieces.name('moment', card)}: ${pieces.name('ability', card)}`]
  return zone(card) === 'alms'
    ? [table.text('count-ecu', { count: Number(index(card)) })]
    : [table.text(`effect-${index(card)}`)]
}

/** A city as a place of the board. */
export function cityPlace(table: HistrioTable, city: City): Place {
  return {
    table,
    keys: [`travel:${city.city}`, `swap:${city.city}`],
    name: table.pieces.name('city', city.city),
    lines: cityLines(table, city),
    at: `city.${city.city}`,
  }
}

/** An encounter card as a place of the board. */
export function cardPlace(table: HistrioTable, card: string, keys: readonly string[], at: string): Place {
  return { table, keys, name: table.pieces.name('card', card), lines: cardLines(table, card), at, piece: card }
}

/** A card of a city: it stands for its city, but while single cards are taken there. */
export function cityCardPlace(table: HistrioTable, city: City, card: string): Place {
  const { keys = [], at = '' } = cityPlace(table, city)
  return cardPlace(table, card, isShared(table, city) ? [`take:${card}`] : keys, at)
}

/** Whether single cards of a city are taken now. */
export function isShared(table: HistrioTable, { city }: City): boolean {
  return table.decision.question['city'] === city
}

/** A travel card of the shown seat as a place of the board. */
export function travelPlace(table: HistrioTable, city: number, isSpent: boolean): Place {
  const found = table.view.cities[city - 1]
  return {
    table,
    keys: [`${isSpent ? 'recover' : 'travel'}:${city}`],
    name: table.text('travel-card-of', { city: table.pieces.name('city', city) }),
    lines: isSpent ? [table.text('travel-spent')] : found ? cityLines(table, found) : [],
    at: `${isSpent ? 'travel_discard' : 'travel_hand'}.${table.own.seat}`,
    piece: city,
  }
}

/** What the two figures of a troupe are. */
export function sumsTip(table: HistrioTable, seat: HistrioSeat): { name: string; lines: string[]; rule: string } {
  const [comedy, tragedy] = sums(seat)
  return { name: table.text('sums', { comedy, tragedy }), lines: [table.text('tip-sums')], rule: 'HI-E2' }
}

/** Everything public of a rival, in sentences. */
export function rivalLines(table: HistrioTable, seat: HistrioSeat): string[] {
  const { pieces, texts } = table
  const [comedy, tragedy] = sums(seat)
  const played = seat.played.filter((request) => request !== null)
  return [
    table.text('count-ecu', { count: seat.ecu }),
    table.text('sums', { comedy, tragedy }),
    seat.troupe.length ? pieces.cards(seat.troupe) : table.text('troupe-empty'),
    seat.jugglers.length
      ? texts.listed(seat.jugglers.map((held) => pieces.name('juggler', held.juggler)))
      : table.text('jugglers-none'),
    table.text('requests-held', { count: seat.requests_size }),
    table.text('impresarios-left', { count: seat.impresarios }),
    ...played.map((request) => table.text('request-played-of', { name: pieces.name('request', request) })),
  ]
}

const BOX = '0 0 100 140'

/** Jugglers, requests and actors of the troupe that is shown, in words. */
export function ownCards(table: HistrioTable): OwnCard[] {
  const { pieces, own } = table
  return [
    ...own.jugglers.map(({ juggler }) => ({
      icon: `hi-card-${juggler}`,
      box: BOX,
      name: pieces.name('juggler', juggler),
      where: '',
      lines: cardLines(table, juggler),
    })),
    ...(own.requests ?? []).map((id) => ({
      icon: 'hi-request-front',
      box: BOX,
      name: pieces.name('request', id),
      where: table.text('count-ecu', { count: pieces.requests.get(id)?.ecu ?? 0 }),
      lines: [pieces.name('condition', id)],
    })),
    ...own.troupe.map((card) => ({
      icon: `hi-card-${card.charAt(0)}${index(card)}`,
      box: BOX,
      name: pieces.name('card', card),
      where: '',
      lines: [table.text('guide-actor', { level: Number(index(card)) })],
    })),
  ]
}
