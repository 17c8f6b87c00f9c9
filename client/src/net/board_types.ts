/** What the server sends about a table, as far as the boards need it. */
import type { Message, Phrase } from './phrases'
import type { WireView } from './messages'

/** The name of a game that the server offers. */
export type Game = WireView['game']
export type Fact = string | number | boolean | null | undefined

/** Something that happened; its facts depend on the kind of event. */
export interface GameEvent {
  event: string
  seat: number | null
  /** the sentence for this event; absent if another event's sentence covers it */
  phrase?: Phrase
  /** added by the board of a game to announce what follows, never sent by the server; a scene begins with it */
  isStaged?: boolean
  /** the seats that an announcement is about */
  seats?: readonly number[]
  [fact: string]: Fact | Phrase | readonly number[]
}

/** Why an option is not legal: the rule, the name of the text, how much is missing, and what else holds at once. */
export interface Reason {
  rule: string
  text: string
  missing: number
  also: Omit<Reason, 'also'>[]
}

/** The open question and the seats it is put to; the other facts depend on the question. */
export interface Question {
  question: string | null
  seats: number[]
  [fact: string]: Fact | number[]
}

/** The open decision as one seat sees it: the legal keys, and reasons for what else lies on the table. */
export interface Decision {
  number: number
  question: Question
  /** asks the viewer; null while it is not asked */
  prompt: Message | null
  options: string[]
  /** what the options mean, by key */
  meanings: Record<string, Message>
  reasons: Record<string, Reason>
}

/** The occupant of a seat. */
export interface Occupant {
  name: string
  bot: boolean
  /** seen leaving the table, and not back yet */
  isAbsent?: boolean
  /** how well a bot plays, in words */
  level?: string
}

/** What every game's view begins with. */
export interface BaseView {
  game: Game
  viewer: number | null
  decision: number
  over: boolean
  seats: { seat: number }[]
}

export interface Result {
  points: number[]
  placings: number[]
}

/** Everything a board shows at one moment. */
export interface Situation<View extends BaseView = BaseView> {
  game: Game
  seats: Occupant[]
  view: View
  events: GameEvent[]
  decision: Decision
  undo: boolean
  result: Result | null
  /** of every seat, as if the match ended now, without what the viewer cannot see */
  points?: readonly number[] | null
  /** of every seat: whether it may have more */
  hiddenPoints?: readonly boolean[] | null
}

/** What an option changes, as `core/outlook.py` says it; its facts depend on the kind. */
export interface OutlookChange {
  kind: string
  [fact: string]: unknown
}

/** A line of the final scoring; its facts depend on the game. */
export interface ResultLine {
  seat: number
  rule: string
  points: number
  [fact: string]: unknown
}
