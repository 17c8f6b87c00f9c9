/** What goes between server and client. Made by `python -m trianon.server.http.openapi wire`; do not edit. */

import type { Game, GameEvent, Question, ResultLine } from './board_types'
import type { Message, PieceNames } from './phrases'
import type { HistrioView, RokokoView } from './views'

/** The seat of an absent player. */
export interface AbsentSeat {
  seat: number
}

/** The answer counts; `repeated` if it was received before. */
export interface Accepted {
  number: number
  repeated: boolean
}

/** An answer to the decision `number`. */
export interface AnswerGiven {
  number: number
  key: string
}

/** An answer; the reply repeats `ref`. */
export interface AnswerTable {
  do: 'answer'
  table: string
  number: number
  key: string
  ref?: string
}

/** Why options are illegal: a reason, and others that hold at once. */
export interface BlockedOptions {
  rule: string
  text: string
  missing: number
  keys: string[]
  also: Lack[]
}

/** Bots for the seats that are still open at the start. */
export interface BotSeats {
  bots?: ('apprentice' | 'grandmaster' | 'journeyman' | 'master' | 'novice' | 'random' | 'thumb')[]
}

/** A chat line to post. */
export interface ChatGiven {
  text: string
}

/** A chat line. */
export interface ChatLine {
  type: 'chat'
  table: string
  number: number
  name: string
  seat: number | null
  text: string
  at: number
}

/** Chat lines, oldest first. */
export interface ChatLines {
  lines: ChatLine[]
}

/** The clock of a seat: free seconds per decision, then the reserve. */
export interface Clock {
  free: number
  reserve: number
}

/** Consent to an undo request or its refusal; `to` guards against answering a different request. */
export interface Consent {
  agree: boolean
  to?: number | null
}

/** The open decision of a seat: answer with its number and one of the keys. */
export interface Decision {
  number: number
  options: string[]
  reasons: BlockedOptions[]
  meanings: Message[]
}

/** An answer was accepted. */
export interface Done {
  type: 'done'
  ref: string
  number: number
  repeated: boolean
}

/** The components of an edition as in its file, and the names its option keys use. */
export interface EditionInfo {
  id: string
  digest: string
  data: Record<string, unknown>
  names: Record<string, string[]>
  provenance: Record<string, string>
  pieces: PieceNames
}

/** An entry of the match as one viewer sees it. */
export interface EntryView {
  number: number
  kind: 'answer' | 'start' | 'undo'
  seat: number | null
  by: 'bot' | 'person'
  at: number
  undone: number[]
  events: GameEvent[]
}

/** A game this server offers. */
export interface GameInfo {
  name: string
  rules: number
  seats: number[]
  editions: string[]
}

/** Whether the rules of a game are compiled on this node; matches can be played once they are. */
export interface GamePreparation {
  game: Game
  ready: boolean
  share: number
  seconds: number | null
}

/** The games and bot levels this server offers. */
export interface Games {
  games: GameInfo[]
  levels: string[]
}

/** Health of a node. */
export interface Health {
  status: 'degraded' | 'ok'
  database: boolean
  redis: boolean | null
  version: string
}

/** The first message of a connection, and the reply to a Ping. */
export interface Hello {
  type: 'hello'
  me: string
  now: number
}

/** The statistics of search for one option. */
export interface HintLine {
  key: string
  visits: number
  share: number
  value: number | null
  placing: number | null
  lead: number | null
  chance: number | null
  margin: 'clear' | 'even' | 'slight' | null
  reasons: Message[]
}

/** The options of a decision, best first. */
export interface Hints {
  number: number
  hints: HintLine[]
}

/** Take a seat, any open one unless `seat` names it. */
export interface Join {
  seat?: number | null
  salt?: string
  salt_commitment?: string | null
}

/** A reason against an option: the rule, the id of its text, the missing amount. */
export interface Lack {
  rule: string
  text: string
  missing: number
}

/** A match file as it was saved. */
export interface MatchFile {
  text: string
}

/** Settings of a new table; seats without a bot stay open for people. */
export interface NewTable {
  game: string
  players: number
  edition?: string
  edition_text?: string | null
  bots?: ('apprentice' | 'grandmaster' | 'journeyman' | 'master' | 'novice' | 'random' | 'thumb')[]
  pace?: 'live' | 'slow'
  clock?: Clock | null
  open_information?: boolean
  hints?: boolean
  watch?: 'anyone' | 'link' | 'nobody'
  listed?: boolean
  start?: boolean
  seat?: number | null
  salt?: string
  salt_commitment?: string | null
}

/** The salt behind my commitment, sent once all commitments are known. */
export interface OpenedSalt {
  salt: string
}

/** Checks the connection; the reply is a Hello. */
export interface Ping {
  do: 'ping'
}

/** Play a finished match on against bots, from the position after its first `at` answers. */
export interface PlayOn {
  at: number
  seat: number
  bots: ('apprentice' | 'grandmaster' | 'journeyman' | 'master' | 'novice' | 'random' | 'thumb')[]
}

/** The games this node prepares, compiled or not. */
export interface Preparation {
  games: GamePreparation[]
}

/** An error, with a text in the language of the request. */
export interface Problem {
  type: 'problem'
  error: string
  text: string
  rule?: string | null
  reason?: string | null
  missing?: number | null
  situation?: Situation | null
  table?: string | null
}

/** A request was refused. */
export interface Refused {
  type: 'refused'
  ref: string
  problem: Problem
}

/** A guest who is asked to leave, or a seat that is no longer kept for its player. */
export interface Removal {
  seat: number
}

/** A match after a number of answers, as one seat saw it. */
export interface ReplayPosition {
  table: string
  answers: number
  at: number
  seat: number | null
  view: HistrioView | RokokoView
  question: Question
  entry: EntryView | null
  points?: number[] | null
  prompt?: Message | null
  hidden_points?: boolean[] | null
}

/** The result of a match. */
export interface Result {
  points: number[]
  placings: number[]
  lines: ResultLine[]
  stood_in: number[]
  fairness: SeedReveal | null
}

/** The seats are final and the committed salts are awaited: the match begins with the last one, or at `until`. */
export interface SaltOpening {
  salt_commitments: string[]
  until: number
}

/** A seat and its player. */
export interface SeatInfo {
  seat: number
  name: string
  kind: 'bot' | 'open' | 'person'
  kept: boolean
  level: string | null
  you: boolean
  away: boolean
  was_away: boolean
  reserve: number | null
  due: number | null
  replaceable_at: number | null
  absent_since?: number | null
}

/** The parts of the seed, published when the match is over. */
export interface SeedReveal {
  secret: string
  salts: string[]
  seed: string
  committed: boolean[]
  salt_commitments: string[]
}

/** Everything a player or spectator needs to display the table. */
export interface Situation {
  type: 'situation'
  table: TableInfo
  number: number
  since: number
  view: HistrioView | RokokoView | null
  question: Question | null
  decision: Decision | null
  entries: EntryView[]
  may_undo: boolean
  may_reconsider: boolean
  undo_request: UndoRequest | null
  result: Result | null
  prompt?: Message | null
  points?: number[] | null
  hidden_points?: boolean[] | null
  lesson_answers?: number | null
  undo_entry?: number | null
}

export type SocketMessage = Hello | Situation | ChatLine | Turn | Done | Refused

export type SocketRequest = WatchTable | UnwatchTable | AnswerTable | Ping

/** A table without its match. */
export interface TableInfo {
  id: string
  game: Game
  edition: string
  players: number
  pace: 'live' | 'slow'
  clock: Clock | null
  open_information: boolean
  hints: boolean
  watch: 'anyone' | 'link' | 'nobody'
  listed: boolean
  status: 'gone' | 'open' | 'over' | 'running'
  created: number
  changed: number
  commitment: string
  number: number
  rules: number
  seats: SeatInfo[]
  asked: number[]
  is_owner: boolean
  your_turn: boolean
  unseen: number
  rematch: string | null
  lesson?: string | null
  opening?: SaltOpening | null
  from_position?: boolean
  revised?: boolean
  points?: number[] | null
  placings?: number[] | null
}

/** A list of tables. */
export interface TableList {
  tables: TableInfo[]
}

/** A table of mine that I do not watch changed. */
export interface Turn {
  type: 'turn'
  table: string
  number: number
  your_turn: boolean
  status: 'gone' | 'open' | 'over' | 'running'
}

/** An open request to undo beyond what may be undone without consent; waits for the other players' consent. */
export interface UndoRequest {
  seat: number
  to: number
  agreed: number[]
}

/** The entry to continue from. */
export interface UndoTarget {
  to: number
}

/** End the subscription to a table. */
export interface UnwatchTable {
  do: 'unwatch'
  table: string
}

/** Subscribe to a table from an entry on; `since` null sends the latest entries only. */
export interface WatchTable {
  do: 'watch'
  table: string
  since?: number | null
  said?: number
}
