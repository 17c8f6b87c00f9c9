import { mergeEntries } from './board_situation'
import { api } from '../net/api'
import { settings } from './settings.svelte'
import type { ReplayPosition, Problem, Entry } from '../net/messages'

const STEP = 1_400 // ms a position is shown while playing
const CACHE_SIZE = 400

/** Steps through the positions of a match, from one seat's side. */
export class ReplayPlayer {
  at = $state(0)
  from = $state(0)
  to = $state(0)
  /** where playing ends, if that is before the last position */
  end: number | null = $state(null)
  seat: number | null = $state(null)
  isPlaying = $state(false)
  speed = $state(1)
  problem: Problem | null = $state.raw(null)
  position: ReplayPosition | null = $state.raw(null)

  private readonly cache = new Map<string, ReplayPosition>()
  /** the start and every answer that counts, as the viewer's seat saw them: a jump must not empty the chronicle */
  private entries: Entry[] = $state.raw([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private requests = 0
  private target = 0

  constructor(
    readonly table: string,
    private readonly onshow: (position: ReplayPosition, chronicle: Entry[]) => void,
  ) {}

  /** Show the match after so many answers. */
  async seek(at: number, seat: number | null = this.seat): Promise<void> {
    this.requests += 1
    const turn = this.requests
    this.target = Math.max(this.from, at)
    const position = await this.fetch(this.target, seat)
    if (position && this.entries.length !== position.answers + 1) await this.loadEntries()
    if (turn !== this.requests) return
    if (!position) {
      this.target = this.at
      return
    }
    this.seat = seat
    this.at = position.at
    this.position = position
    this.onshow(position, this.entriesUpTo(position.at, seat))
    if (position.at < this.to) void this.fetch(position.at + 1, seat)
  }

  /** The start and every answer that counts, as far as they are loaded. */
  get chronicle(): readonly Entry[] {
    return this.entries
  }

  step(by: number): Promise<void> {
    this.pause()
    return this.seek(Math.min(this.to, this.target + by)) // steps that are still under way count
  }

  play(): void {
    if (this.isPlaying) return
    this.isPlaying = true
    void (this.at >= (this.end ?? this.to) ? this.seek(this.from) : Promise.resolve()).then(() => this.next())
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
  }

  private next(): void {
    clearTimeout(this.timer)
    if (!this.isPlaying) return
    if (this.at >= (this.end ?? this.to)) {
      this.isPlaying = false
      return
    }
    const pause = (settings.moves ? STEP : STEP * 1.3) / this.speed
    this.timer = setTimeout(() => {
      void this.seek(this.at + 1).then(() => this.next())
    }, pause)
  }

  /** The entries that led to a position, oldest first; the chosen seat's own version where it is cached. */
  private entriesUpTo(at: number, seat: number | null): Entry[] {
    return this.entries.slice(0, at + 1).map((entry, n) => this.cache.get(cacheKey(n, seat))?.entry ?? entry)
  }

  /** Load the entries of the match, if there are more than are known. */
  private async loadEntries(): Promise<void> {
    const outcome = await api.situation(this.table, 0)
    if (outcome.ok) this.entries = answersThatCount(outcome.value.entries)
  }

  private async fetch(at: number, seat: number | null): Promise<ReplayPosition | null> {
    const found = this.cache.get(cacheKey(at, seat))
    if (found) return found
    const outcome = await api.replayPosition(this.table, at, seat)
    if (!outcome.ok && outcome.problem.error === 'no-such-answer' && at > 0) return this.last(seat)
    this.problem = outcome.ok ? null : outcome.problem
    if (!outcome.ok) return null
    if (this.cache.size > CACHE_SIZE || outcome.value.answers < this.to) this.cache.clear() // what was taken back is no more
    this.to = outcome.value.answers
    this.cache.set(cacheKey(at, seat), outcome.value)
    return outcome.value
  }

  /** The latest position of a match in which something was taken back meanwhile. */
  private async last(seat: number | null): Promise<ReplayPosition | null> {
    this.cache.clear()
    const first = await this.fetch(0, seat)
    return first && this.to > 0 ? this.fetch(this.to, seat) : first
  }
}

/** The start of a match and its answers without those taken back: the n-th answer stands at n. */
export function answersThatCount(entries: readonly Entry[]): Entry[] {
  return mergeEntries([], entries, 0).filter((entry) => entry.kind !== 'undo')
}

/** How many answers had been given when the latest completed turn of a seat began; 0 where it had none. */
export function lastTurnOf(seat: number | null, entries: readonly Entry[]): number {
  let at = entries.length
  const back = (isOwn: boolean) => {
    while (at > 1 && (entries[at - 1]?.seat === seat) === isOwn) at -= 1
  }
  back(true) // the turn that is under way
  back(false)
  back(true)
  return at - 1
}

/** The positions between which rivals moved since the latest completed turn of a seat. */
export function rivalsSince(seat: number | null, entries: readonly Entry[]): [from: number, to: number] {
  let to = entries.length
  while (to > 1 && entries[to - 1]?.seat === seat) to -= 1 // the turn that is under way
  let from = to
  while (from > 1 && entries[from - 1]?.seat !== seat) from -= 1
  return [from - 1, to - 1]
}

function cacheKey(at: number, seat: number | null): string {
  return `${String(at)}/${String(seat)}`
}
