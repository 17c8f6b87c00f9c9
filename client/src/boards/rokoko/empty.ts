import type { PieceNames } from '../../net/phrases'
import type { Texts } from '../../texts/texts'
import type { RokokoEdition, RokokoView } from './edition'
import { RokokoTable } from './table.svelte'

/** A table of an edition for a number of players with a bare board: nothing on it, nobody asked. For showing the material. */
export function emptyTable(edition: RokokoEdition, names: PieceNames, texts: Texts, players: number): RokokoTable {
  const view = emptyView(edition, players)
  const seats = view.seats.map(({ seat }) => ({ name: texts.text('seat-number', { seat }), bot: false }))
  const question = { question: null, seats: [] }
  const decision = { number: 0, question, prompt: null, options: [], meanings: {}, reasons: {} }
  const situation = { game: 'rokoko' as const, seats, view, events: [], decision, undo: false, result: null }
  return new RokokoTable({ edition, names, texts, onpick: () => undefined, situation })
}

function emptyView(edition: RokokoEdition, players: number): RokokoView {
  const side = Object.values(edition.board).find((each) => each.players.includes(players))
  if (!side) throw new Error(`the edition has no board for ${players} players`)
  const places = (name: string, row: readonly unknown[]) => row.map((_, n) => [`${name}.${n + 1}`, null] as const)
  return {
    game: 'rokoko',
    viewer: 1,
    decision: 0,
    over: false,
    open_information: false,
    round: 1,
    rounds: 7,
    phase: 'prepare',
    turn: 1,
    starting_player: 1,
    favor: null,
    seats: Array.from({ length: players }, (_, n) => ({
      seat: n + 1,
      livre: 0,
      yarn: 0,
      lace: 0,
      prestige: 0,
      hand_size: 0,
      hand: [],
      supply_size: 0,
      supply: [],
      discard: [],
      kept_size: 0,
      kept: [],
      left: [],
      choosing: null,
    })),
    stack_size: 0,
    display: [],
    warehouse: [],
    stock_size: 0,
    resource_discard: [],
    bag_size: 0,
    dress_discard: [],
    windows: side.windows.map(() => null),
    halls: Object.fromEntries(side.hall.map((hall) => [hall.name, hall.guests.map(() => null)])),
    decorations: Object.fromEntries([
      ...places('fireworks', side.fireworks),
      ...places('statue', side.statues),
      ...places('fountain_upper', side.fountain_upper),
      ...places('fountain_lower', side.fountain_lower),
      ...side.hall.map((hall) => [`musician.${hall.name}`, null] as const),
    ]),
    all_halls: side.all_halls.map(() => null),
    never_hired: [],
    horizon: null,
    terrace: {},
    standing: null,
    resolving: { in_play: [], leaving: [], tile: null, blind: false, dress: null, need: {}, paid: [], steps: [] },
  }
}
