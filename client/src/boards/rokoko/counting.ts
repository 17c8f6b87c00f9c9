import type { RokokoEdition, RokokoView } from './edition'
import { pileOf, type Pile } from '../../shell/unseen'
import type { Pieces } from './pieces'

type Copies = { id: string; copies?: number }
const counted = (all: readonly Copies[]) => all.map(({ id, copies = 1 }) => ({ id, copies }))

/** The tiles and dresses of Rokoko that have not been seen. */
export function unseen(view: RokokoView, edition: RokokoEdition, pieces: Pieces): Pile[] {
  const { warehouse, resource_discard, seats, resolving, windows, dress_discard, halls, terrace } = view
  const kept = seats.map((seat) => seat.kept)
  return [
    pileOf(
      'unseen-tiles',
      view.stock_size,
      counted(edition.resource),
      [warehouse, resource_discard, kept, resolving.tile],
      (id) => pieces.name('tile_shown', id),
    ),
    pileOf(
      'unseen-dresses',
      view.bag_size,
      counted(edition.dress),
      [windows, dress_discard, halls, terrace, resolving.dress],
      (id) => `${pieces.name('dress', id)}: ${pieces.name('needs', id)}`,
    ),
  ]
}
