/** The table of Histrio as a seat sees it, made from the server's types, and the tables of an edition. */
export type { HistrioCity as City, HistrioJourney as Journey, HistrioJuggler as HeldJuggler, HistrioSeat, HistrioView } from '../../net/views'

export type Half = 'comedy' | 'tragedy'

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
  actors: { kinds: string[]; levels: number[]; copies: number }[]
  alms: { value: number; copies: number }[]
  jugglers: Juggler[]
  requests: Request[]
}
