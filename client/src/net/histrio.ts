import type { BaseView } from './protocol'

/** The table of Histrio as a seat sees it, and the tables of an edition. */

export type Half = 'comedy' | 'tragedy'

export interface City {
  city: number
  cards: string[]
  coming: string[]
  caravels: string[]
}

export interface Journey {
  spent: number[]
  revealed: number | null
  caravels: number
  hand?: number[]
  pile_size?: number
  drawn?: number | null
}

export interface HeldJuggler {
  juggler: string
  used: boolean
  fresh: boolean
  counts_as: string | null
}

export interface HistrioSeat {
  seat: number
  ecu: number
  ledger: Record<string, number>
  troupe: string[]
  in_hand: string[]
  jugglers: HeldJuggler[]
  impresarios: number
  requests_size: number
  requests: string[] | null
  played: (string | null)[]
  travel: Journey
  friendly: Journey | null
  choosing: { sealed: boolean; choice: string | null } | null
}

export interface HistrioView extends BaseView {
  season: number
  round: number
  rounds: number
  phase: string
  needle: string
  spaces_per_half: number
  backdrop: Half
  stage: Record<string, number>
  cities: City[]
  encounter_pile_size: number
  encounter_discard: string[]
  request_pile_size: number
  request_discard_size: number
  seats: HistrioSeat[]
  resolving: { seat: number | null; in_hand: string[] }
}

export interface Juggler {
  id: string
  moment: string
  ability: string
  amount?: number
}

export interface Request {
  id: string
  condition: string
  ecu: number
  n?: number
  levels?: number[]
}

export interface HistrioEdition {
  edition: { impresarios: number; cities: number; pleases: number[]; best_show_factor: number; request_limit: number }
  jugglers: Juggler[]
  requests: Request[]
}
