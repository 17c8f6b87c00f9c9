import type { Table } from '../shell/table.svelte'
import type { Entry } from './messages'
import type { GameEvent, Situation } from './protocol'
import { PACES, settings } from './settings.svelte'
import { SituationQueue } from './situation_queue'

/** A situation with what happened since the one before. */
export interface Update {
  situation: Situation
  since: GameEvent[]
}

/** A part of a rival's move, and the situation after it where the board shall change. */
interface Move {
  seat: number | null
  events: readonly GameEvent[]
  update: Update | null
}

/** What a follower needs of a table's page. */
interface Host {
  table: () => Table | null
  isYourTurn: () => boolean
  /** shows where the match stands, and what is asked */
  settle: () => void
}

const MOST = 12 // moves in one message; after a longer break the board shows where the match stands
const OWN_MOVE = 500 // ms the viewer's own move is seen before the first one of a rival

/** Shows the moves of rivals one after the other, each with a caption, at the pace of the settings. */
export class MoveFollower {
  private readonly queue = new SituationQueue<Move>((move) => { this.show(move) }, () => { this.host.settle() }, () => (document.hidden ? 0 : PACES[settings.pace]))

  constructor(private readonly host: Host) {}

  /** Take news of the match; whether its moves are followed, so that the situation after them is shown later. */
  take(update: Update, fresh: readonly Entry[], seat: number | null): boolean {
    const isMixed = fresh.some((entry) => entry.kind === 'undo') || (fresh.length > 0 && fresh.every((entry) => entry.seat === seat))
    if (isMixed || fresh.length > MOST || PACES[settings.pace] === 0 || this.isStillAsked(update)) {
      this.stop()
      this.queue.rest(OWN_MOVE)
      return false
    }
    const moves = fresh.filter((entry) => entry.seat !== seat).flatMap((entry) => partsOf(entry))
    // several moves may come in one message: the board changes with the first of them
    moves.forEach((move, n) => { this.queue.push({ ...move, update: n === 0 ? update : null }) })
    this.refresh()
    return this.queue.size > 0 || this.host.table()?.follow !== null
  }

  /** Drop the moves that wait, without showing anything. */
  stop(): void {
    this.queue.stop()
    const table = this.host.table()
    if (table) table.follow = null
  }

  /** Whether the viewer is asked the same as before: a rival that chooses at the same time holds nothing up. */
  private isStillAsked({ situation: { decision } }: Update): boolean {
    const table = this.host.table()
    return table?.follow === null && this.queue.size === 0 && table.isAsked && JSON.stringify(table.decision.options) === JSON.stringify(decision.options)
  }

  private show({ seat, events: all, update }: Move): void {
    const table = this.host.table()
    if (!table) return
    if (update) table.receive(withoutDecision(update.situation) as never, update.since)
    const events = table.followed(all) ? all : table.follow?.events
    if (events) table.follow = { seat, events, ...this.state, toggle: () => { this.toggle() }, step: () => { this.step() }, skip: () => { this.queue.skip() } }
  }

  private get state() {
    return { left: this.queue.size, isPaused: this.queue.isHeld, isYourTurn: this.host.isYourTurn() }
  }

  private refresh(): void {
    const table = this.host.table()
    if (table?.follow) table.follow = { ...table.follow, ...this.state }
  }

  private step(): void {
    this.queue.step()
    this.refresh()
  }

  private toggle(): void {
    if (this.queue.isHeld) this.queue.release()
    else this.queue.hold()
    this.refresh()
  }
}

/** Whether an event is worth a caption: it says something that lasts. */
function isNarrated({ phrase }: GameEvent): boolean {
  return phrase !== undefined && !phrase.fleeting && !phrase.category
}

/**
 * A rival's move in parts: what the rival does, then what follows for others, with the mark of the only seat it is about.
 * Exported for tests.
 */
export function partsOf({ seat, events }: Entry): Pick<Move, 'seat' | 'events'>[] {
  const speakers = events.map((event) => (isNarrated(event) ? (event.phrase?.seat === undefined ? event.seat : event.phrase.seat) : undefined))
  const other = speakers.findIndex((speaker) => speaker !== undefined && speaker !== null && speaker !== seat)
  // what the game itself says right before belongs to what it leads to
  const own = other < 0 ? -1 : speakers.findLastIndex((speaker, n) => n < other && speaker === seat)
  if (own < 0) return events.some(isNarrated) ? [{ seat: other < 0 ? seat : null, events }] : []
  const about = new Set(speakers.slice(own + 1).filter((speaker) => speaker !== undefined && speaker !== null))
  const [only = null] = about.size === 1 ? about : []
  return [{ seat, events: events.slice(0, own + 1) }, { seat: only, events: events.slice(own + 1) }]
}

/** A situation in which nothing is asked yet: a rival's move is being shown. */
function withoutDecision(situation: Situation): Situation {
  return { ...situation, undo: false, decision: { ...situation.decision, number: -1, prompt: null, options: [], reasons: {} } }
}
