/**
 * The server's messages as the client reads them. Their shape is that of `wire.d.ts`, `people.d.ts`, `learning.d.ts` and
 * `study.d.ts`, which are made from the server's protocol; here they only get narrower where the protocol leaves to each game what a view, a question or an event holds.
 */
import type { Message, PieceNames } from '../texts/messages'
import type * as learning from './learning'
import type * as people from './people'
import type { Foreseen, Game, GameEvent, Question } from './protocol'
import type * as study from './study'
import type * as wire from './wire'

export type { LitTarget } from './learning'
export type { BlockList, BlockedPerson, Device, DeviceList, Link, Me, MeChange, PersonAtTable, ReportGiven } from './people'
export type { MeasuredShare, PlayerGroup } from './study'
export type { Accepted, ChatLine, Clock, Commitment, Done, GamePreparation, Hello, PlayOn, Preparation, Turn } from './wire'

export type Language = people.Me['language']
export type ReportReason = people.ReportGiven['reason']
export type Level = NonNullable<wire.BotSeats['bots']>[number]
export type Pace = wire.TableInfo['pace']
export type Watch = wire.TableInfo['watch']
export type Status = wire.TableInfo['status']
export type WireDecision = Omit<wire.Decision, 'meanings'> & { meanings: Message[] }
export type HintLine = Omit<wire.HintLine, 'reasons'> & { reasons: Message[] }
export type Hints = Omit<wire.Hints, 'hints'> & { hints: HintLine[] }
export type AnalysedDecision = Omit<study.AnalysedDecision, 'given_say' | 'best_say' | 'reasons'> & { given_say: Message; best_say: Message; reasons: Message[] }
export type MatchAnalysis = Omit<study.FoundAnalysis, 'decisions'> & { decisions: AnalysedDecision[] }
export type AnalysisProgress = Omit<study.AnalysisProgress, 'analysis'> & { analysis: MatchAnalysis | null }
export type EditionInfo = Omit<wire.EditionInfo, 'pieces'> & { pieces: PieceNames }
export type SeatInfo = wire.SeatInfo
export type LessonStepInfo = Omit<learning.LessonStepInfo, 'say' | 'items'> & { say: Message | null; items: { id: string; say: Message }[] }
export type LessonInfo = Omit<learning.LessonInfo, 'parts' | 'steps'> & { parts: Message[]; steps: LessonStepInfo[] }

export type FinishedMatch = Omit<study.FinishedMatch, 'game'> & { game: Game }
export type MatchHistory = Omit<study.MatchHistory, 'matches'> & { matches: FinishedMatch[] }
/** A label of statistics; a text stands for itself. */
export type Label = Message | string
type Labelled<T> = Omit<T, 'label'> & { label: Label }
export type FigureTable = Omit<Labelled<study.FigureTable>, 'rows'> & { rows: Labelled<study.FigureRow>[] }
type ComponentTable = Omit<Labelled<study.ComponentTable>, 'rows'> & { rows: Labelled<study.ComponentRow>[] }
export type MyStatistics = Omit<study.MyStatistics, 'tables'> & { tables: FigureTable[] }
export type GameStatistics = Omit<study.GameStatistics, 'tables' | 'components'> & { tables: FigureTable[]; components: ComponentTable[] }
/** Filters of the history, as texts of its address; empty where nothing is left out. */
export type MatchFilter = Record<'game' | 'players' | 'against' | 'result' | 'sort' | 'page', string>
export type PuzzleAnswer = Omit<study.PuzzleAnswer, 'reasons'> & { reasons: Message[] }
/** A puzzle: what its seat sees and is asked, and what every answer is worth. */
export type PuzzleInfo = Omit<study.PuzzleInfo, 'game' | 'question' | 'prompt' | 'decision' | 'answers' | 'consequences'> & {
  game: Game
  question: Question
  prompt: Message
  decision: WireDecision
  answers: PuzzleAnswer[]
  consequences: Foreseen[]
}

export type NewTable = Omit<wire.NewTable, 'game'> & { game: Game }
export type TableInfo = Omit<wire.TableInfo, 'game'> & { game: Game }
/** One entry of a match as one seat saw it. */
export type Entry = Omit<wire.EntryView, 'events'> & { events: GameEvent[] }

/** A view as it comes over the wire, of any game. */
export type WireView = NonNullable<wire.Situation['view']>

/** A line of the final scoring; its facts depend on the game. */
export interface ScoreLine {
  seat: number
  rule: string
  points: number
  [fact: string]: unknown
}

export type WireResult = Omit<wire.Result, 'lines'> & { lines: ScoreLine[] }
/** A match after so many answers, as one seat saw it. */
export type ReplayPosition = Omit<wire.ReplayPosition, 'question' | 'entry' | 'prompt'> & { question: Question; entry: Entry | null; prompt?: Message | null }
export type WireSituation = Omit<wire.Situation, 'table' | 'question' | 'entries' | 'result' | 'decision' | 'prompt'> & {
  table: TableInfo
  question: Question | null
  decision: WireDecision | null
  prompt?: Message | null
  entries: Entry[]
  result: WireResult | null
}
/** What is wrong with a request, in the asker's language. */
export type Problem = Omit<wire.Problem, 'situation'> & { situation?: WireSituation | null }
export type Refused = Omit<wire.Refused, 'problem'> & { problem: Problem }

export type ServerMessage = Exclude<wire.SocketMessage, wire.Situation | wire.Refused> | WireSituation | Refused
export type ClientMessage = wire.SocketRequest
