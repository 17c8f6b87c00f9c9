/** The table of Rokoko as a seat sees it, made from the server's types, and the tables of an edition. */
export type { RokokoSeat, RokokoView } from '../../net/views'

export type Colour = 'yellow' | 'green' | 'red' | 'blue'
export type Rank = 'master' | 'journeyman' | 'apprentice'
export type Silk = Partial<Record<Colour, number>>

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
