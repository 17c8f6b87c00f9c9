import type { BaseView } from './protocol'

/** The table of Rokoko as a seat sees it, and the tables of an edition. */

export type Colour = 'yellow' | 'green' | 'red' | 'blue'
export type Rank = 'master' | 'journeyman' | 'apprentice'
export type Silk = Partial<Record<Colour, number>>

export interface RokokoSeat {
  seat: number
  livre: number
  yarn: number
  lace: number
  prestige: number | null
  hand_size: number
  hand: string[] | null
  supply_size: number
  supply: string[] | null
  discard: string[]
  kept_size: number
  kept: string[] | null
  left: string[]
  choosing: { wanted: number; sealed: boolean; cards: string[] | null } | null
}

export interface RokokoView extends BaseView {
  open_information: boolean
  round: number
  rounds: number
  phase: string
  turn: number
  starting_player: number
  favor: number | null
  seats: RokokoSeat[]
  stack_size: number
  display: (string | null)[]
  warehouse: (string | null)[][]
  stock_size: number
  resource_discard: string[]
  windows: (string | null)[]
  bag_size: number
  dress_discard: string[]
  halls: Record<string, ({ dress: string; seat: number } | null)[]>
  decorations: Record<string, number | null>
  all_halls: (number | null)[]
  terrace: Record<string, string>
  /** who would take the first and who the second number of each hall, were it scored now; nothing once it has been */
  standing: Record<string, [number[], number[]]> | null
  resolving: {
    in_play: string[]
    leaving: string[]
    tile: string | null
    blind: boolean
    dress: string | null
    need: Silk
    paid: string[]
  }
}

export interface Employee {
  id: string
  level: number
  rank: Rank
  bonus: string
  [fact: string]: unknown
}

export interface Dress {
  id: string
  colour: Colour
  silk: Silk
  yarn?: number
  lace?: number
  thimble?: boolean
  livre: number
  prestige: number
}

export interface Tile {
  id: string
  silk: Silk
  trimming: string
}

export interface GuestSpace {
  kind: 'plain' | 'master'
  livre?: number
  yarn?: number
  lace?: number
  tile?: number
}

export interface Priced {
  price: number
  multiplier?: number
  prestige?: number
}

export interface HallSide {
  name: string
  majority: number[]
  musician: Priced
  guests: GuestSpace[]
}

export interface BoardSide {
  players: number[]
  windows: number[]
  dark_windows: number
  fireworks_majority: number[]
  all_halls: number[]
  fireworks: Priced[]
  statues: Priced[]
  fountain_upper: Priced[]
  fountain_lower: Priced[]
  segment_tiles: number
  hire_spaces: number
  hall: HallSide[]
}

export interface RokokoEdition {
  edition: {
    favor: { livre: number; prestige: number }
    hire_price: number[]
    acquire_price: number[]
    depute: Record<Rank, number>
    deck_steps: number[]
    statue_prestige: number
    tile_prestige: Record<string, number>
    ladies: Colour[]
    hand: number
  }
  employee: Employee[]
  dress: Dress[]
  resource: Tile[]
  board: Record<string, BoardSide>
}
