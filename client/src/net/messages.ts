/**
 * The server's messages by the names that pages know them by; their types are made from the server's protocol (`wire.d.ts`,
 * `people.d.ts`, `learning.d.ts`, `study.d.ts`).
 */
import type * as people from './people'
import type { Game } from './board_types'
import type * as study from './study'
import type * as wire from './wire'

export type * from './learning'
export type * from './people'
export type * from './study'
export type * from './wire'
export type { FoundAnalysis as MatchAnalysis } from './study'
export type {
  Decision as WireDecision,
  EntryView as Entry,
  Result as WireResult,
  Situation as WireSituation,
  SocketMessage as ServerMessage,
  SocketRequest as ClientMessage,
} from './wire'

export type Language = people.Me['language']
export type ReportReason = people.ReportGiven['reason']
export type Level = NonNullable<wire.BotSeats['bots']>[number]
export type Pace = wire.TableInfo['pace']
export type GoneRule = NonNullable<wire.TableInfo['when_gone']>
export type Watch = wire.TableInfo['watch']
/** A view as it comes over the wire, of any game. */
export type WireView = NonNullable<wire.Situation['view']>
/** A label of statistics; a text stands for itself. */
export type Label = study.FigureRow['label']
export type NewTable = Omit<wire.NewTable, 'game'> & { game: Game }
/** Filters of the history, as texts of its address; empty where nothing is left out. */
export type MatchFilter = Record<'game' | 'players' | 'against' | 'result' | 'sort' | 'page', string>
