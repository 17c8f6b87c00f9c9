/** What goes between server and client. Made by `python -m trianon.server.http.openapi learning`; do not edit. */

import type { Game, OutlookChange } from './board_types'
import type { Message } from './phrases'

/** What an option changes, in one case. */
export interface ConsequenceCase {
  case: string
  condition: Message | null
  changes: OutlookChange[]
  say: Message[]
  chance: boolean
  points: number[]
}

/** What the options of my decision cost and bring. */
export interface Consequences {
  number: number
  options: OptionConsequences[]
}

/** A lesson: its parts have headings, its steps are numbered from 0. */
export interface LessonInfo {
  game: Game
  id: string
  seat: number
  parts: Message[]
  steps: LessonStepInfo[]
}

/** An entry of a list that a step shows. */
export interface LessonItem {
  id: string
  say: Message
}

/** A step of a lesson. */
export interface LessonStepInfo {
  part: number
  say: Message | null
  answer: string | null
  light: LitTarget[]
  items: LessonItem[]
  region: string | null
  brings: boolean
  score: boolean
}

/** Something a step lights: a place of the board, the place of an option, or a panel of the page. */
export interface LitTarget {
  kind: 'key' | 'panel' | 'place'
  name: string
}

/** What an option costs and brings; no case: nothing now. */
export interface OptionConsequences {
  key: string
  cases: ConsequenceCase[]
}

/** The score of every seat as it stands. */
export interface Score {
  number: number
  seats: SeatScore[]
}

/** Points from one source, as if the match ended now. */
export interface ScoreLine {
  points: number
  rule: string
  say: Message
  category: Message
}

/** The score of a seat as it stands, without what the viewer cannot see. */
export interface SeatScore {
  seat: number
  points: number
  lines: ScoreLine[]
  hidden: Message[]
}
