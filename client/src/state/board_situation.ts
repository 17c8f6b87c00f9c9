import type { Message } from '../net/phrases'
import type { Texts } from '../texts/texts'
import type { Decision, GameEvent, Occupant, Situation } from '../net/board_types'
import type {
  NextQuestion,
  ReplayPosition,
  PuzzleInfo,
  SeatInfo,
  TableInfo,
  Entry,
  WireDecision,
  WireResult,
  WireSituation,
  WireView,
} from '../net/messages'

const MAX_EVENTS = 240 // kept for a board: more than its chronicle shows

const NOTHING_ASKED = { question: null, seats: [] }
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A name as it stands in a sentence: one that runs from right to left must not turn what stands around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

/** The name of a seat; bots get stage names, as a level such as "thumb" is not a name. */
export function seatName(texts: Texts, seat: SeatInfo): string {
  if (seat.kind === 'bot') return texts.text(`bot-name-${String(seat.seat)}`)
  if (seat.kind === 'open') return texts.text('seat-open')
  if (seat.name) return isolated(seat.name)
  return texts.text(seat.you ? 'you' : 'former-player') // without a server players need no name
}

export function occupants(texts: Texts, table: TableInfo): Occupant[] {
  return table.seats.map((seat) => ({
    name: seatName(texts, seat),
    bot: seat.kind === 'bot' || seat.away,
    isAbsent: typeof seat.absent_since === 'number',
    ...(seat.kind === 'bot' && seat.level ? { level: texts.text(`level-${seat.level}`) } : {}),
  }))
}

/** The entries that still count, appended to the known ones. */
export function mergeEntries(known: readonly Entry[], added: readonly Entry[], since: number): Entry[] {
  const last = known.at(-1)?.number ?? 0
  const before = since > last ? [] : known.filter((entry) => entry.number <= since)
  const all = [...before, ...added]
  const undone = new Set(all.flatMap((entry) => entry.undone))
  return all.filter((entry) => !undone.has(entry.number))
}

/** The latest events of some entries. */
export function eventsOf(entries: readonly Entry[]): GameEvent[] {
  return entries.flatMap((entry) => entry.events).slice(-MAX_EVENTS)
}

function meaningsByKey(decision: Pick<WireDecision, 'options' | 'meanings'> | null): Record<string, Message> {
  return Object.fromEntries((decision?.options ?? []).map((key, place) => [key, decision?.meanings[place] ?? [key]]))
}

/** What can be answered to a decision, as a board takes it; nothing where there is none. */
function answersTo(decision: WireDecision | null): Pick<Decision, 'options' | 'meanings' | 'reasons'> {
  return {
    options: decision?.options ?? [],
    meanings: meaningsByKey(decision),
    reasons: Object.fromEntries(
      (decision?.reasons ?? []).flatMap(({ keys, ...reason }) => keys.map((key) => [key, reason])),
    ),
  }
}

/** A question that may come next, as a decision that a board shows. */
export function coming(next: NextQuestion, number: number): Decision {
  return {
    number,
    question: next.question,
    prompt: ['prompt-ahead', { question: next.prompt }],
    options: next.options,
    meanings: meaningsByKey(next),
    reasons: {},
  }
}

/** A situation as a board takes it. */
export function situationForBoard(
  texts: Texts,
  now: WireSituation,
  view: WireView,
  entries: readonly Entry[],
  isTaught: boolean,
): Situation {
  return {
    game: now.table.game,
    seats: occupants(texts, now.table),
    view,
    events: eventsOf(entries),
    decision: {
      number: now.decision?.number ?? now.number,
      question: view.over || !now.question ? NOTHING_ASKED : now.question,
      prompt: now.prompt ?? null,
      ...answersTo(now.decision),
    },
    undo: isTaught ? now.may_undo : typeof now.undo_entry === 'number', // a lesson's script does not go back over moves of bots
    result: now.result,
    points: now.points ?? null,
    hiddenPoints: now.hidden_points ?? null,
  }
}

/** The table of a puzzle as a board takes it. */
export function puzzleForBoard(texts: Texts, puzzle: PuzzleInfo): Situation {
  const { game, view, decision, question, prompt } = puzzle
  return {
    game,
    seats: puzzleOccupants(texts, puzzle),
    view,
    events: [],
    decision: { number: decision.number, question, prompt, ...answersTo(decision) },
    undo: false,
    result: null,
    points: puzzle.points,
    hiddenPoints: puzzle.hidden_points,
  }
}

/** The players of a puzzle: bots, and the solver. */
export function puzzleOccupants(texts: Texts, { players, seat }: Pick<PuzzleInfo, 'players' | 'seat'>): Occupant[] {
  return Array.from({ length: players }, (_, n) => ({
    name: texts.text(`bot-name-${String(n + 1)}`),
    bot: n + 1 !== seat,
  }))
}

/** A position of a match that is looked back at: nothing can be chosen in it. */
export function replayPositionForBoard(
  texts: Texts,
  table: TableInfo,
  position: ReplayPosition,
  entries: readonly Entry[],
  result: WireResult | null,
): Situation {
  const isOver = position.view.over
  return {
    game: table.game,
    seats: occupants(texts, table),
    view: position.view,
    events: eventsOf(entries),
    decision: {
      number: position.at,
      question: isOver ? NOTHING_ASKED : position.question,
      prompt: isOver ? null : (position.prompt ?? null),
      ...answersTo(null),
    },
    undo: false,
    result: isOver ? result : null,
    points: position.points ?? null,
    hiddenPoints: position.hidden_points ?? null,
  }
}
