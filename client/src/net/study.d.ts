/** What goes between server and client. Made by `python -m trianon.server.http.openapi study`; do not edit. */

import type { Game, Question } from './board_types'
import type { OptionConsequences } from './learning'
import type { Message } from './phrases'
import type { HistrioView, RokokoView } from './views'
import type { Decision } from './wire'

/** One choice of the analysed seat. */
export interface AnalysedDecision {
  number: number
  season: number | null
  round: number | null
  turn: number
  options: number
  given: string
  best: string
  given_say: Message
  best_say: Message
  verdict: 'blunder' | 'good' | 'inaccuracy' | 'mistake'
  loss: MeasuredValue
  lead_loss: MeasuredValue
  before: AnalysedProspect
  after: AnalysedProspect
  alternatives: AnalysedOption[]
  reasons: Message[]
  simulations: number
}

/** All players' chances at one moment, as the analysed seat could know them. */
export interface AnalysedMoment {
  number: number
  chances: number[]
  points: number[]
}

/** An option as search ranked it. */
export interface AnalysedOption {
  key: string
  visits: number
  standing: number | null
}

/** What was to be expected at one moment. */
export interface AnalysedProspect {
  standing: number
  chances: number[]
  points: number[]
}

/** How far the analysis of a match from one seat is, and what it found so far. */
export interface AnalysisProgress {
  table: string
  seat: number
  done: number
  total: number
  analysis: FoundAnalysis | null
}

/** The matches that the averages of bots come from. */
export interface BotAverages {
  level: string
  matches: number
  date: string
  levels: string[]
}

/** How seats fare that acquired a component. */
export interface ComponentRow {
  name: string
  label: Message | string
  seats: number
  of: number
  win_share: MeasuredShare
  lead: MeasuredShare
}

/** The components of a kind that most seats acquired. */
export interface ComponentTable {
  kind: string
  label: Message | string
  rows: ComponentRow[]
}

/** A figure of each group, mean of a match. */
export interface FigureRow {
  name: string
  label: Message | string
  values: (number | null)[]
}

/** Figures of one kind: `sources` or `stages` of points, or components of a kind. */
export interface FigureTable {
  name: string
  label: Message | string
  rows: FigureRow[]
}

/** A finished match of mine; its table's id opens replay, analysis and record. */
export interface FinishedMatch {
  id: string
  game: Game
  edition: string
  lesson: string | null
  from_position: boolean
  ended: number
  answers: number | null
  seconds: number | null
  placing: number
  points: number
  seats: FinishedSeat[]
}

/** A seat of a finished match. */
export interface FinishedSeat {
  seat: number
  name: string
  level: string | null
  you: boolean
  was_away: boolean
  placing: number
  points: number
}

/** What an analysis found so far; coarse where it is not complete. */
export interface FoundAnalysis {
  seat: number
  players: number
  simulations: number
  complete: boolean
  accuracy: MeasuredValue | null
  verdicts: Record<string, number>
  forced: number
  cost: MeasuredValue | null
  curve: AnalysedMoment[]
  decisions: AnalysedDecision[]
  lessons: number[]
}

/** Statistics of the latest finished matches of a game with one number of players on this server. */
export interface GameStatistics {
  game: Game
  players: number
  counts: PlayerCount[]
  matches: number
  answers: number | null
  seconds: number | null
  has_starting_seat: boolean
  seats: SeatAdvantage[]
  kinds: PlayerKind[]
  groups: PlayerGroup[]
  tables: FigureTable[]
  components: ComponentTable[]
}

/** A page of my finished matches. */
export interface MatchHistory {
  matches: FinishedMatch[]
  total: number
  page: number
  pages: number
  player_counts: number[]
}

/** An estimate with its 95 % interval. */
export interface MeasuredShare {
  value: number
  low: number | null
  high: number | null
}

/** A mean with its standard error. */
export interface MeasuredValue {
  value: number
  error: number
}

/** What I win with in a game, in comparison with my own past and with bots. */
export interface MyStatistics {
  game: Game
  matches: number
  groups: PlayerGroup[]
  tables: FigureTable[]
  averages: BotAverages | null
}

/** How many finished matches of a game have a number of players. */
export interface PlayerCount {
  players: number
  matches: number
}

/** Seats that are compared with others: my latest matches, my earlier ones, people, bots. */
export interface PlayerGroup {
  name: 'before' | 'bots' | 'people' | 'recent'
  seats: number
  points: number
  win_share: number | null
}

/** How people, or bots of a level, fare. */
export interface PlayerKind {
  name: string
  seats: number
  win_share: MeasuredShare
  points: MeasuredShare
}

/** An answer of a puzzle as deep search values it; standings run from 0 to 1. */
export interface PuzzleAnswer {
  key: string
  standing: number
  error: number
  loss: number
  loss_error: number
  reasons: Message[]
}

/** A puzzle: what its seat sees and is asked, and its answers, the best first. */
export interface PuzzleInfo {
  game: Game
  id: string
  players: number
  seat: number
  stars: number
  view: HistrioView | RokokoView
  question: Question
  prompt: Message
  decision: Decision
  points: number[] | null
  hidden_points: boolean[] | null
  consequences: OptionConsequences[]
  answers: PuzzleAnswer[]
}

/** How one seat fares, counted from the starting player. */
export interface SeatAdvantage {
  win_share: MeasuredShare
  points: MeasuredShare
}
