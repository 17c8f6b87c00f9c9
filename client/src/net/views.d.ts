/** What goes between server and client. Made by `python -m trianon.server.http.openapi views`; do not edit. */

/** A choice that is being made in secret. */
export interface HistrioChoice {
  choice: string | null
  sealed: boolean
}

/** A city: its cards, the newest last, the troupes on the way to it, and caravels on it. */
export interface HistrioCity {
  caravels: string[]
  cards: string[]
  city: number
  coming: string[]
}

/** Travel cards and caravels of a troupe. */
export interface HistrioJourney {
  caravels: number
  drawn?: number | null
  hand?: number[]
  pile_size?: number
  revealed: number | null
  spent: number[]
}

/** A juggler laid out. */
export interface HistrioJuggler {
  counts_as: string | null
  fresh: boolean
  juggler: string
  used: boolean
}

/** The belongings of a seat as far as they are seen. */
export interface HistrioSeat {
  choosing: HistrioChoice | null
  ecu: number
  friendly: HistrioJourney | null
  impresarios: number
  in_hand: string[]
  jugglers: HistrioJuggler[]
  ledger: Record<string, number>
  played: (string | null)[]
  requests: string[] | null
  requests_size: number
  seat: number
  travel: HistrioJourney
  troupe: string[]
}

/** The encounter going on. */
export interface HistrioTurn {
  in_hand: string[]
  seat: number | null
  steps: unknown[][]
}

/** The table of Histrio as a seat sees it. */
export interface HistrioView {
  backdrop: 'comedy' | 'tragedy'
  cities: HistrioCity[]
  decision: number
  encounter_discard: string[]
  encounter_pile_size: number
  game: 'histrio'
  horizon: number | null
  needle: string
  over: boolean
  phase: string
  request_discard_size: number
  request_pile_size: number
  resolving: HistrioTurn
  round: number
  rounds: number
  season: number
  seats: HistrioSeat[]
  spaces_per_half: number
  stage: Record<string, number>
  viewer: number | null
}

/** A hand that is being chosen in secret. */
export interface RokokoChoice {
  cards: string[] | null
  sealed: boolean
  wanted: number
}

/** A dress in a hall, and whose it is. */
export interface RokokoGuest {
  dress: string
  seat: number
}

/** The belongings of a seat as far as they are seen. */
export interface RokokoSeat {
  choosing: RokokoChoice | null
  discard: string[]
  hand: string[] | null
  hand_size: number
  kept: string[] | null
  kept_size: number
  lace: number
  left: string[]
  livre: number
  prestige: number | null
  seat: number
  supply: string[] | null
  supply_size: number
  yarn: number
}

/** Cards, tile and dress between the question and the board. */
export interface RokokoTurn {
  blind: boolean
  dress: string | null
  in_play: string[]
  leaving: string[]
  need: Record<string, number>
  paid: string[]
  steps: unknown[][]
  tile: string | null
}

/** The table of Rokoko as a seat sees it. */
export interface RokokoView {
  all_halls: (number | null)[]
  bag_size: number
  decision: number
  decorations: Record<string, number | null>
  display: (string | null)[]
  dress_discard: string[]
  favor: number | null
  game: 'rokoko'
  halls: Record<string, (RokokoGuest | null)[]>
  horizon: number | null
  never_hired: string[]
  open_information: boolean
  over: boolean
  phase: string
  resolving: RokokoTurn
  resource_discard: string[]
  round: number
  rounds: number
  seats: RokokoSeat[]
  stack_size: number
  standing: Record<string, number[][]> | null
  starting_player: number
  stock_size: number
  terrace: Record<string, string>
  turn: number
  viewer: number | null
  warehouse: ((string | null)[])[]
  windows: (string | null)[]
}
