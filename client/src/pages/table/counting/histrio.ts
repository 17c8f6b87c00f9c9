import type { HistrioTable } from '../../../boards/histrio/table.svelte'
import type { Table } from '../../../shell/table.svelte'
import { pileOf, type Pile } from './count'

interface Cards {
  actors: { kinds: string[]; levels: number[]; copies: number }[]
  alms: { value: number; copies: number }[]
}

/** The cards of Histrio that have not been met. */
export function piles(table: Table): Pile[] {
  const { view, pieces, edition: { jugglers: known } } = table as unknown as HistrioTable
  const edition = table.edition as Cards
  const actors = edition.actors.flatMap(({ kinds, levels, copies }) => kinds.flatMap((kind) => levels.map((level) => ({ id: `${kind}.${String(level)}`, copies }))))
  const alms = edition.alms.map(({ value, copies }) => ({ id: `alms.${String(value)}`, copies }))
  const jugglers = known.map(({ id }) => ({ id, copies: 1 }))
  const met = [view.cities.map((city) => city.cards), view.encounter_discard, view.seats.map((seat) => [seat.troupe, seat.in_hand, seat.jugglers.map((held) => held.juggler)])]
  return [pileOf('unseen-encounters', view.encounter_pile_size, [...actors, ...alms, ...jugglers], met, (id) => pieces.card(id))]
}
