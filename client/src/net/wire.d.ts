/** What goes between server and client. Made by `python -m trianon.server.wire.openapi --types`; do not edit. */

/** A rival who is not there any more. */
export interface Absent {
  seat: number
}

/** The answer counts; it may have been there already. */
export interface Accepted {
  number: number
  repeated: boolean
}

/** An answer to the decision with this number. */
export interface AnswerGiven {
  number: number
  key: string
}

/** An answer over the socket; `ref` comes back with what became of it. */
export interface AnswerTable {
  do: 'answer'
  table: string
  number: number
  key: string
  ref?: string
}

/** Something to say. */
export interface ChatGiven {
  text: string
}

/** Something said at a table. */
export interface ChatLine {
  type: 'chat'
  table: string
  number: number
  name: string
  seat: number | null
  text: string
  at: number
}

/** What was said. */
export interface ChatLines {
  lines: ChatLine[]
}

/** The time a seat has: so many seconds free at each decision, then those in reserve. */
export interface Clock {
  free: number
  reserve: number
}

/** Whether I agree that the match goes back; `to` names the wish I was shown, so that no other one is meant. */
export interface Consent {
  agree: boolean
  to?: number | null
}

/** What this seat is asked: answer with the number and one of the keys. */
export interface Decision {
  number: number
  options: string[]
  reasons: Reason[]
}

/** An answer over the socket counts. */
export interface Done {
  type: 'done'
  ref: string
  number: number
  repeated: boolean
}

/** The components of an edition, as its file describes them, and the keys its options can have. */
export interface EditionInfo {
  id: string
  digest: string
  data: Record<string, unknown>
  names: Record<string, string[]>
  provenance: Record<string, string>
}

/** The token of a private link. */
export interface Entrance {
  token: string
}

/** What the seed was made of; told when the match is over. */
export interface Fairness {
  secret: string
  salts: string[]
  seed: string
}

/** Which opponents sit down on the seats that are still open when the match starts. */
export interface Filling {
  bots?: ('apprentice' | 'journeyman' | 'master' | 'random' | 'thumb')[]
}

/** A game that can be played here. */
export interface GameInfo {
  name: string
  rules: number
  seats: number[]
  editions: string[]
}

/** What can be played, and against whom. */
export interface Games {
  games: GameInfo[]
  levels: string[]
}

/** Whether this node can work. */
export interface Health {
  status: 'degraded' | 'ok'
  database: boolean
  redis: boolean | null
  version: string
}

/** The first thing a socket hears, and the answer to a ping. */
export interface Hello {
  type: 'hello'
  me: string
  now: number
}

/** What search thinks of one option. */
export interface HintLine {
  key: string
  visits: number
  share: number
  value: number | null
  placing: number | null
  lead: number | null
}

/** The options of a decision, the best first. */
export interface Hints {
  number: number
  hints: HintLine[]
}

/** Taking a seat, any open one unless it is named. */
export interface Join {
  seat?: number | null
  salt?: string
}

/** Tell me no more of this table. */
export interface LeaveTable {
  do: 'unwatch'
  table: string
}

/** A private link that moves my identity to another device, once. */
export interface Link {
  token: string
  expires: number
}

/** Who I am here. */
export interface Me {
  id: string
  name: string
  language: 'de' | 'en' | 'zh'
  is_new?: boolean
}

/** What I want to be called and spoken to in. */
export interface MeChange {
  name?: string | null
  language?: 'de' | 'en' | 'zh' | null
}

/** A match after so many answers, as one seat saw it. */
export interface Moment {
  table: string
  answers: number
  at: number
  seat: number | null
  view: Record<string, unknown>
  question: Record<string, unknown>
  entry: Told | null
  points?: number[] | null
}

/** A table as its owner wants it; seats without an opponent wait for people. */
export interface NewTable {
  game: string
  players: number
  edition?: string
  edition_text?: string | null
  bots?: ('apprentice' | 'journeyman' | 'master' | 'random' | 'thumb')[]
  pace?: 'live' | 'slow'
  clock?: Clock | null
  open_information?: boolean
  hints?: boolean
  watch?: 'anyone' | 'link' | 'nobody'
  listed?: boolean
  start?: boolean
  seat?: number | null
  salt?: string
}

/** Asks whether the server is still there. */
export interface Ping {
  do: 'ping'
}

/** What is wrong with a request, in the asker's language. */
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

/** Why these options are not legal: the rule, the name of the text, how much is missing. */
export interface Reason {
  rule: string
  text: string
  missing: number
  keys: string[]
}

/** A request over the socket was refused. */
export interface Refused {
  type: 'refused'
  ref: string
  problem: Problem
}

/** How a match ended. */
export interface Result {
  points: number[]
  placings: number[]
  lines: (Record<string, unknown>)[]
  stood_in: number[]
  fairness: Fairness
}

/** Who sits where. */
export interface SeatInfo {
  seat: number
  name: string
  kind: 'bot' | 'open' | 'person'
  level: string | null
  you: boolean
  away: boolean
  was_away: boolean
  reserve: number | null
  due: number | null
  patience: number | null
}

/** Everything a seat, or a spectator, needs to go on. */
export interface Situation {
  type: 'situation'
  table: TableInfo
  number: number
  since: number
  view: Record<string, unknown> | null
  question: Record<string, unknown> | null
  decision: Decision | null
  entries: Told[]
  may_undo: boolean
  may_reconsider: boolean
  wish: Wish | null
  result: Result | null
}

export type SocketMessage = Hello | Situation | ChatLine | Turn | Done | Refused

export type SocketRequest = WatchTable | LeaveTable | AnswerTable | Ping

/** A table from outside. */
export interface TableInfo {
  id: string
  game: string
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
}

/** Some tables. */
export interface Tables {
  tables: TableInfo[]
}

/** One entry of the match as this seat heard it. */
export interface Told {
  number: number
  kind: 'answer' | 'start' | 'undo'
  seat: number | null
  by: 'bot' | 'person'
  at: number
  undone: number[]
  events: (Record<string, unknown>)[]
}

/** Something changed at a table of mine that I am not watching. */
export interface Turn {
  type: 'turn'
  table: string
  number: number
  your_turn: boolean
  status: 'gone' | 'open' | 'over' | 'running'
}

/** Tell me of this table from an entry on; None: only what was told last. */
export interface WatchTable {
  do: 'watch'
  table: string
  since?: number | null
  said?: number
}

/** A wish to take back more than the rules of information allow, waiting for the others' consent. */
export interface Wish {
  seat: number
  to: number
  agreed: number[]
}

/** After which entry the match shall go on. */
export interface WishGiven {
  to: number
}
