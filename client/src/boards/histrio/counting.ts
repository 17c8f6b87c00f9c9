import type { HistrioEdition, HistrioView } from './edition'
import { pileOf, type Pile } from '../../shell/unseen'
import type { Pieces } from './pieces'

/** The cards of Histrio that have not been met. */
export function unseen(view: HistrioView, edition: HistrioEdition, pieces: Pieces): Pile[] {
  const actors = edition.actors.flatMap(({ kinds, levels, copies }) =>
    kinds.flatMap((kind) => levels.map((level) => ({ id: `${kind}.${String(level)}`, copies }))),
  )
  const alms = edition.alms.map(({ value, copies }) => ({ id: `alms.${String(value)}`, copies }))
  const jugglers = edition.jugglers.map(({ id }) => ({ id, copies: 1 }))
  const met = [
    view.cities.map((city) => city.cards),
    view.encounter_discard,
    view.seats.map((seat) => [seat.troupe, seat.in_hand, seat.jugglers.map((held) => held.juggler)]),
  ]
  return [
    pileOf('unseen-encounters', view.encounter_pile_size, [...actors, ...alms, ...jugglers], met, (id) =>
      pieces.name('card', id),
    ),
  ]
}
