import type { BoardSide, Employee, Garment, GuestSpace, HallSide, Priced, RokokoEdition, Tile } from './edition'
import type { Formatter } from '../../texts/messages'

const REWARDS = ['livre', 'yarn', 'lace', 'tile'] as const

type NameKind = 'bonus' | 'card' | 'dress' | 'hall' | 'needs' | 'rank' | 'reward' | 'silk' | 'tile' | 'tile_shown'

/** Rokoko's pieces and places: what the edition says of them, and what they are called in the reader's language. */
export class Pieces {
  readonly cards: Map<string, Employee>
  readonly tiles: Map<string, Tile>
  readonly dresses: Map<string, Garment>
  readonly side: BoardSide
  readonly halls: Map<string, HallSide>

  constructor(
    private readonly formatter: Formatter,
    readonly data: RokokoEdition,
    readonly players: number,
  ) {
    this.cards = new Map(data.employee.map((card) => [card.id, card]))
    this.tiles = new Map(data.resource.map((tile) => [tile.id, tile]))
    this.dresses = new Map(
      data.dress.map((dress) => [dress.id, { ...dress, isLadies: this.head.ladies.includes(dress.colour) }]),
    )
    const side = Object.values(data.board).find((each) => each.players.includes(players))
    if (!side) throw new Error(`the edition has no board for ${players} players`)
    this.side = side
    this.halls = new Map(side.hall.map((hall) => [hall.name, hall]))
  }

  /** Whether the second in halls and fireworks scores, too (RK-F7). */
  get hasSecond(): boolean {
    return this.players > 2
  }

  get head() {
    return this.data.edition
  }

  employee(id: string): Employee {
    return known(this.cards, id)
  }

  garment(id: string): Garment {
    return known(this.dresses, id)
  }

  swatch(id: string): Tile {
    return known(this.tiles, id)
  }

  /** What the edition calls a piece, a place, or what one does. */
  name(kind: NameKind, id: string): string {
    return this.formatter.name(kind, id)
  }

  guest(place: string): GuestSpace {
    const [hall = '', position = ''] = place.split('.')
    const space = this.halls.get(hall)?.guests[Number(position) - 1]
    if (!space) throw new Error(`no guest space "${place}"`)
    return space
  }

  /** What a guest space brings; nothing where it brings nothing. */
  reward(space: GuestSpace): string {
    const kind = REWARDS.find((each) => space[each])
    return kind ? this.name('reward', `${kind}.${String(space[kind])}`) : ''
  }

  decoration(place: string): Priced {
    const [kind = '', position = ''] = place.split('.')
    if (kind === 'musician') return known(this.halls, position).musician
    const row = this.side[(kind === 'statue' ? 'statues' : kind) as 'statues']
    const space = row[Number(position) - 1]
    if (!space) throw new Error(`no decoration "${place}"`)
    return space
  }

  /** A space of the palace or the garden as the head of its tip. */
  space(place: string): string {
    const [kind = '', position = ''] = place.split('.')
    if (kind === 'musician') return this.formatter.say(['space-musician', { hall: { piece: `hall.${position}` } }])
    return this.formatter.say(
      this.halls.has(kind)
        ? ['space-guest', { hall: { piece: `hall.${kind}` }, position }]
        : [`space-${kind}`, { position }],
    )
  }

  acquirePrice(tiles: number): number {
    return this.head.acquire_price[tiles] ?? 0
  }

  hirePrice(employees: number): number {
    return this.head.hire_price[employees] ?? 0
  }
}

function known<T>(things: Map<string, T>, id: string): T {
  const thing = things.get(id)
  if (thing === undefined) throw new Error(`the edition has no "${id}"`)
  return thing
}
