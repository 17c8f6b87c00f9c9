/** A Fluent message in no language yet: its name and its arguments, as the games' wording names them on the server. */
export type Message = [name: string, args?: Record<string, Argument>]
export type Argument =
  | string
  | number
  | Message
  | { piece: string }
  | { seat: number }
  | { list: Argument[] }
  | { or: Argument[] }
  | { row: Argument[] }
  | { sum: number }
/** What the pieces and places of an edition are called, by kind and id. */
export type PieceNames = Record<string, Argument>

/** The phrase that tells an event; see `core/wording.py`. */
export interface Phrase {
  say: Message
  /** the seat that acts, if it is another one than the event's */
  seat?: number | null
  /** how many phrases it stands before */
  back?: number
  /** stale as soon as another one follows */
  fleeting?: boolean
  /** of a line of the final scoring: what it adds up in */
  category?: Message
  rank?: number
  /** of a line of the final scoring: the place of the board that gives the points */
  place?: string
}
