/** The table of Histrio as a seat sees it and the parts of an edition, made from the server's types. */
import type { HistrioEdition } from '../../net/editions'

export type { HistrioEdition } from '../../net/editions'
export type {
  HistrioCity as City,
  HistrioJourney as Journey,
  HistrioJuggler as HeldJuggler,
  HistrioSeat,
  HistrioView,
} from '../../net/views'

export type Half = 'comedy' | 'tragedy'
export type Juggler = HistrioEdition['jugglers'][number]
export type Request = HistrioEdition['requests'][number]
