import type { BoardSide, Colour, Dress, Employee, GuestSpace, HallSide, Priced, RokokoEdition, Silk, Tile } from '../../net/rokoko'
import type { Args, Texts } from '../texts'

export const COLOURS: readonly Colour[] = ['yellow', 'green', 'red', 'blue']
const TRIMMINGS: Record<string, string> = { yarn: 'yarn', lace: 'lace', 'yarn+lace': 'both', 'yarn/lace': 'either' }
const DECORATIONS = ['fireworks', 'musician', 'statue', 'fountain_upper', 'fountain_lower']
const REWARDS = ['livre', 'yarn', 'lace', 'tile'] as const

/** Rokoko's pieces and places: what the edition says of them, and what they are called in the reader's language. */
export class Pieces {
  readonly cards: Map<string, Employee>
  readonly tiles: Map<string, Tile>
  readonly dresses: Map<string, Dress>
  readonly side: BoardSide
  readonly halls: Map<string, HallSide>

  constructor(
    readonly texts: Texts,
    readonly data: RokokoEdition,
    readonly players: number,
  ) {
    this.cards = new Map(data.employee.map((card) => [card.id, card]))
    this.tiles = new Map(data.resource.map((tile) => [tile.id, tile]))
    this.dresses = new Map(data.dress.map((dress) => [dress.id, dress]))
    const side = Object.values(data.board).find((each) => each.players.includes(players))
    if (!side) throw new Error(`the edition has no board for ${players} players`)
    this.side = side
    this.halls = new Map(side.hall.map((hall) => [hall.name, hall]))
  }

  get head() {
    return this.data.edition
  }

  employee(id: string): Employee {
    return known(this.cards, id)
  }

  garment(id: string): Dress {
    return known(this.dresses, id)
  }

  swatch(id: string): Tile {
    return known(this.tiles, id)
  }

  /** Whether a colour is worn by ladies. */
  isLadies(colour: Colour): boolean {
    return this.head.ladies.includes(colour)
  }

  card(id: string): string {
    return this.texts.text('the-card', { rank: this.employee(id).rank, id })
  }

  ofCard(id: string): string {
    return this.texts.text('of-the-card', { rank: this.employee(id).rank, id })
  }

  rank(id: string): string {
    return this.texts.text(`rank-${this.employee(id).rank}`)
  }

  bonus(id: string): string {
    const card = this.employee(id)
    const facts: Args = { ...this.head.tile_prestige, ...numbered('deck_steps', this.head.deck_steps) }
    for (const [name, value] of Object.entries(card)) {
      if (Array.isArray(value) && typeof value[0] === 'number') Object.assign(facts, numbered(name, value as number[]))
      else if (typeof value === 'string' || typeof value === 'number') facts[name] = value
    }
    const of = card['of'] as Colour[] | undefined
    if (of?.length) facts['of'] = this.texts.listed(of.map((colour) => this.texts.text(`colour-${colour}`)), 'disjunction')
    return this.texts.text(`bonus-${card.bonus}`, facts)
  }

  dress(id: string): string {
    const { colour } = this.garment(id)
    return this.texts.text('the-dress', { form: this.isLadies(colour) ? 'lady' : 'coat', colour, id })
  }

  silk(bales: Silk): string {
    return this.texts.listed(this.bales(bales))
  }

  private bales(bales: Silk): string[] {
    return COLOURS.filter((colour) => bales[colour]).map((colour) => this.texts.text(`bales-${colour}`, { count: bales[colour] ?? 0 }))
  }

  needs(id: string): string {
    const dress = this.garment(id)
    const trimmings = (['yarn', 'lace'] as const)
      .filter((kind) => dress[kind])
      .map((kind) => this.texts.text(`count-${kind}`, { count: dress[kind] ?? 0 }))
    return this.texts.listed([...this.bales(dress.silk), ...trimmings])
  }

  tile(id: string): string {
    return this.texts.text('a-tile', { silk: this.silk(this.swatch(id).silk) })
  }

  tileShown(id: string): string {
    const { silk, trimming } = this.swatch(id)
    const trimmed = this.texts.text(`trimming-${TRIMMINGS[trimming] ?? trimming}`)
    return this.texts.text('a-tile-shown', { silk: this.silk(silk), trimming: trimmed })
  }

  hall(name: string): string {
    return this.texts.text(`hall-${name}`)
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
    return kind ? this.texts.text(`reward-${kind}`, { [kind]: space[kind] ?? 0 }) : ''
  }

  decoration(place: string): Priced {
    const [kind = '', position = ''] = place.split('.')
    if (kind === 'musician') return known(this.halls, position).musician
    const row = this.side[(kind === 'statue' ? 'statues' : kind) as 'statues']
    const space = row[Number(position) - 1]
    if (!space) throw new Error(`no decoration "${place}"`)
    return space
  }

  /** The zone a place belongs to: `kings_hall.4` is a guest space, `statue.2` a decoration, `hand.2` a hand. */
  zone(place: string): string {
    const name = place.split('.')[0] ?? ''
    if (this.halls.has(name)) return 'guest'
    return DECORATIONS.includes(name) ? 'decoration' : name
  }

  /** A space of the palace or the garden as the object of a sentence. */
  space(place: string): string {
    const [name = '', position = ''] = place.split('.')
    if (this.halls.has(name)) return this.texts.text('the-space-guest', { hall: this.hall(name), position })
    if (name === 'musician') return this.texts.text('the-space-musician', { hall: this.hall(position) })
    return this.texts.text(`the-space-${name}`, { position })
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

function numbered(name: string, values: readonly number[]): Args {
  return Object.fromEntries(values.map((value, place) => [`${name}_${place + 1}`, value]))
}

/** Bales one by one, in the order of the colours. */
export function balesOf(silk: Silk): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: silk[colour] ?? 0 }, () => colour))
}
