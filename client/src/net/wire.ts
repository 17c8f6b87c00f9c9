/** What goes over the wire, both ways; the names are those of the server's protocol. */
import type { Game, Happening, Question } from './protocol'

export type Level = 'random' | 'thumb' | 'apprentice' | 'journeyman' | 'master'
export type Language = 'en' | 'de' | 'zh'
export type Pace = 'live' | 'slow'
export type Watch = 'anyone' | 'link' | 'nobody'
export type Status = 'open' | 'running' | 'over' | 'gone'

export interface Me {
  id: string
  name: string
  language: Language
  is_new: boolean
}

export interface Clock {
  free: number
  reserve: number
}

export interface NewTable {
  game: Game
  players: number
  bots?: Level[]
  pace?: Pace
  clock?: Clock | null
  open_information?: boolean
  hints?: boolean
  watch?: Watch
  listed?: boolean
  start?: boolean
  salt?: string
}

export interface SeatInfo {
  seat: number
  name: string
  kind: 'open' | 'person' | 'bot'
  level: Level | null
  you: boolean
  away: boolean
  was_away: boolean
  reserve: number | null
  due: number | null
}

export interface TableInfo {
  id: string
  game: Game
  edition: string
  players: number
  pace: Pace
  clock: Clock | null
  open_information: boolean
  hints: boolean
  watch: Watch
  listed: boolean
  status: Status
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
}

/** One entry of a match as a seat heard it. */
export interface Told {
  number: number
  kind: 'start' | 'answer' | 'undo'
  seat: number | null
  by: 'person' | 'bot'
  at: number
  undone: number[]
  events: Happening[]
}

/** Why these options are not legal. */
export interface WireReason {
  rule: string
  text: string
  missing: number
  keys: string[]
}

export interface WireDecision {
  number: number
  options: string[]
  reasons: WireReason[]
}

export interface Wish {
  seat: number
  to: number
  agreed: number[]
}

export interface Fairness {
  secret: string
  salts: string[]
  seed: string
}

/** A line of the final scoring; its facts depend on the game. */
export interface ScoreLine {
  seat: number
  rule: string
  points: number
  [fact: string]: string | number | null | undefined
}

export interface WireResult {
  points: number[]
  placings: number[]
  lines: ScoreLine[]
  stood_in: number[]
  fairness: Fairness
}

/** A view as it comes over the wire; what else is in it depends on the game. */
export interface WireView {
  viewer: number | null
  over: boolean
  [fact: string]: unknown
}

export interface WireSituation {
  type: 'situation'
  table: TableInfo
  number: number
  since: number
  view: WireView | null
  question: Question | null
  decision: WireDecision | null
  entries: Told[]
  may_undo: boolean
  may_reconsider: boolean
  wish: Wish | null
  result: WireResult | null
}

export interface ChatLine {
  type: 'chat'
  table: string
  number: number
  name: string
  seat: number | null
  text: string
  at: number
}

export interface HintLine {
  key: string
  visits: number
  share: number
  value: number | null
  placing: number | null
  lead: number | null
}

export interface Hints {
  number: number
  hints: HintLine[]
}

/** A match after so many answers, as one seat saw it. */
export interface Moment {
  table: string
  answers: number
  at: number
  seat: number | null
  view: WireView
  question: Question
  entry: Told | null
}

export interface GameInfo {
  name: Game
  rules: number
  seats: number[]
  editions: string[]
}

export interface Games {
  games: GameInfo[]
  levels: Level[]
}

export interface EditionInfo {
  id: string
  digest: string
  data: unknown
  names: Record<string, string[]>
  provenance: Record<string, string>
}

export interface Accepted {
  number: number
  repeated: boolean
}

/** What is wrong with a request, in the asker's language. */
export interface Problem {
  type: 'problem'
  error: string
  text: string
  rule?: string | null
  reason?: string | null
  missing?: number | null
  situation?: WireSituation | null
  table?: string | null
}

export interface Hello {
  type: 'hello'
  me: string
  now: number
}

export interface Done {
  type: 'done'
  ref: string
  number: number
  repeated: boolean
}

export interface Refused {
  type: 'refused'
  ref: string
  problem: Problem
}

/** Something changed at a table of mine that I am not watching. */
export interface Turn {
  type: 'turn'
  table: string
  number: number
  your_turn: boolean
  status: Status
}

export type Heard = WireSituation | ChatLine | Hello | Done | Refused | Turn

export type Asked =
  | { do: 'watch'; table: string; since: number | null; said: number }
  | { do: 'unwatch'; table: string }
  | { do: 'answer'; table: string; number: number; key: string; ref: string }
  | { do: 'ping' }
