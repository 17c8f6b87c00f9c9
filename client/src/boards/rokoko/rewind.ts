import type { GameEvent } from '../../net/board_types'
import {
  arrange,
  back,
  countZone,
  latestEvent,
  namesZone,
  payBack,
  slotZone,
  type Zone,
  type Zones,
} from '../../shell/rewind'
import { said } from '../../texts/narration'
import type { RokokoSeat, RokokoView } from './edition'

const GOODS = ['livre', 'yarn', 'lace', 'prestige'] as const

type Rewind = (view: RokokoView, event: GameEvent) => void

const seatAt = (view: RokokoView, place: string): RokokoSeat | undefined => view.seats[Number(place.split('.')[1]) - 1]

/** One of a row of places for one piece each, as `display.3` names it. */
function inRow<Item>(row: (Item | null)[] | undefined, place: string, itemOf: (piece: string) => Item): Zone | null {
  const at = Number(place.split('.').at(-1)) - 1
  return row
    ? slotZone((item) => {
        row[at] = item
      }, itemOf)
    : null
}

const CARDS: Zones<RokokoView> = {
  stack: (view) => countZone(view, 'stack_size'),
  display: (view, place) => inRow(view.display, place, String),
  gone: (view, _, { seat }) => namesZone(seat === null ? view.never_hired : view.seats[seat - 1]?.left),
  supply: (view, place) => {
    const seat = seatAt(view, place)
    return countZone(seat, 'supply_size', namesZone(seat?.supply))
  },
  hand: (view, place) => {
    const seat = seatAt(view, place)
    return countZone(seat, 'hand_size', namesZone(seat?.hand))
  },
  discard: (view, place) => namesZone(seatAt(view, place)?.discard),
  in_play: ({ resolving }, _, event) => namesZone(event['to'] === 'gone' ? resolving.leaving : resolving.in_play),
}

const TILES: Zones<RokokoView> = {
  stock: (view) => countZone(view, 'stock_size'),
  resource_discard: (view) => namesZone(view.resource_discard),
  warehouse: (view, place) => inRow(view.warehouse[Number(place.split('.')[1]) - 1], place, String),
  kept: (view, place) => {
    const seat = seatAt(view, place)
    return countZone(seat, 'kept_size', namesZone(seat?.kept))
  },
  deciding: (view) =>
    slotZone<string | null>(
      (tile) => {
        view.resolving.tile = tile
      },
      (tile) => tile || null,
    ),
}

const DRESSES: Zones<RokokoView> = {
  bag: (view) => countZone(view, 'bag_size'),
  dress_discard: (view) => namesZone(view.dress_discard),
  window: (view, place) => inRow(view.windows, place, String),
  deciding: (view) =>
    slotZone((dress) => {
      view.resolving.dress = dress
    }, String),
  terrace: (view, place) => ({
    put: () => undefined,
    take: () => Reflect.deleteProperty(view.terrace, place.replace('terrace', 'fireworks')),
  }),
  other: (view, place, { seat }) =>
    inRow(view.halls[place.split('.')[0] ?? ''], place, (dress) => ({ dress, seat: seat ?? 0 })),
}

function takeMarker(view: RokokoView, event: GameEvent): void {
  const place = said(event, 'to')
  if (place in view.decorations) view.decorations[place] = null
  else if (place.startsWith('all_halls')) inRow(view.all_halls, place, Number)?.take('')
}

const REWIND: Record<string, Rewind> = {
  card: back('card', CARDS),
  tile: back('tile', TILES),
  dress: back('dress', DRESSES),
  marker: takeMarker,
  favor: (view, event) => {
    view.favor = seatAt(view, said(event, 'from'))?.seat ?? null
  },
  shuffle: (view, event) => {
    view[event['pile'] === 'stock' ? 'stock_size' : 'bag_size'] = 0
  }, // the pile was empty
  round: (view) => {
    view.round -= 1
  },
  phase: (view, event) => {
    if (event['phase'] === 'hands') for (const seat of view.seats) seat.choosing = null
  },
  ...Object.fromEntries(
    GOODS.map((good): [string, Rewind] => [
      good,
      (view, event) => {
        payBack(event, (place, amount) => {
          const seat = place.startsWith('purse') ? seatAt(view, place) : undefined
          const sum = seat?.[good]
          if (seat && typeof sum === 'number') seat[good] = sum + amount
        })
      },
    ]),
  ),
}

/** A view as it was before some events, after others and what was shown before all of them. */
export function rewound(
  view: RokokoView,
  events: readonly GameEvent[],
  known: readonly GameEvent[],
  shown: RokokoView,
): RokokoView {
  if (!events.length) return view
  const before = structuredClone(view)
  for (const event of events.toReversed()) REWIND[event.event]?.(before, event)
  const isShuffled = (pile: string) => events.some((event) => event.event === 'shuffle' && event['pile'] === pile)
  if (isShuffled('stock')) before.resource_discard = shown.resource_discard // no event says what became the new pile
  if (isShuffled('bag')) before.dress_discard = shown.dress_discard
  before.phase = said(latestEvent(known, 'phase') ?? { event: '', seat: null }, 'phase') || shown.phase
  before.starting_player = latestEvent(known, 'start')?.seat ?? shown.starting_player
  before.turn = latestEvent(known, 'turn')?.seat ?? shown.turn
  if (events.some(({ event }) => event === 'dress' || event === 'marker')) before.standing = shown.standing // majorities follow from what stands on the board
  before.seats.forEach((seat, n) => {
    for (const zone of ['hand', 'supply', 'discard', 'kept'] as const) arrange(seat[zone], shown.seats[n]?.[zone])
  })
  before.over &&= shown.over
  return before
}
