import type { Outcome } from './api'
import { isPassing, OFFLINE } from './api'
import type { Accepted, Asked, ChatLine, Heard, WireSituation } from './messages'

/** An open socket, as far as the line needs it. */
export interface Wire {
  send: (asked: Asked) => void
  close: () => void
}

export interface WireEnds {
  heard: (message: Heard) => void
  closed: (code: number) => void
}

/** What the line stands on: sockets, plain requests, timers. The browser's are in `browser.ts`. */
export interface Ground {
  open: (ends: WireEnds) => Wire
  situation: (table: string, since: number | null) => Promise<Outcome<WireSituation>>
  talk: (table: string, since: number) => Promise<Outcome<{ lines: ChatLine[] }>>
  answer: (table: string, number: number, key: string) => Promise<Outcome<Accepted>>
  /** makes sure that we have an identity */
  hello: () => Promise<Outcome<unknown>>
  later: (ms: number, act: () => void) => () => void
  random: () => number
}

/** `polling` asks by plain requests; `lost` does, too, but nobody answers */
export type LineState = 'off' | 'connecting' | 'live' | 'polling' | 'lost'

interface Pending {
  ref: string
  table: string
  number: number
  key: string
  settle: (outcome: Outcome<Accepted>) => void
}

const FIRST_WAIT = 500 // ms, doubled after every failure
const LONGEST_WAIT = 15_000
const PATIENCE = 3 // failures in a row before plain requests take over
const POLL = 1_500
const PING = 20_000
const ANSWER_TO_PING = 8_000
const NO_IDENTITY = 4001

/**
 * One line to the server for all tables. It comes back after every break, asks for what it missed by the number of the
 * latest entry, and gives answers again until the server has spoken about them: the server takes the same one once.
 */
export class Line {
  state: LineState = 'off'
  private wire: Wire | null = null
  private failures = 0
  private refs = 0
  private readonly watched = new Map<string, number | null>()
  private readonly talk = new Map<string, number>()
  private readonly pending = new Map<string, Pending>()
  private retry: (() => void) | null = null
  private poll: (() => void) | null = null
  private ping: (() => void) | null = null

  constructor(
    private readonly ground: Ground,
    private readonly heard: (message: Heard) => void,
    private readonly changed: (state: LineState) => void = () => undefined,
  ) {}

  start(): void {
    if (this.state === 'off') this.connect()
  }

  stop(): void {
    this.drop()
    this.retry?.()
    this.poll?.()
    this.retry = this.poll = null
    this.become('off')
  }

  /** Hear of a table from an entry on. */
  watch(table: string, since: number | null): void {
    this.watched.set(table, since)
    if (this.state === 'live') this.follow(table)
  }

  unwatch(table: string): void {
    this.watched.delete(table)
    this.talk.delete(table)
    if (this.state === 'live') this.wire?.send({ do: 'unwatch', table })
  }

  /** Answer a decision; what comes back is the server's word, however often the line breaks before it is heard. */
  answer(table: string, number: number, key: string): Promise<Outcome<Accepted>> {
    return new Promise((settle) => {
      this.refs += 1
      const given = { ref: String(this.refs), table, number, key, settle }
      this.pending.set(given.ref, given)
      if (this.state === 'live') this.give(given)
      else if (this.isPolling) void this.post(given)
    })
  }

  /** Begin anew at once: the network is back, or another language is wanted. */
  refresh(): void {
    if (this.state === 'off') return
    this.drop()
    this.connect()
  }

  /** Ask whether the other end is still there, and begin anew if it is not. */
  check(): void {
    if (this.state !== 'live') return
    this.ping?.()
    this.wire?.send({ do: 'ping' })
    this.ping = this.ground.later(ANSWER_TO_PING, () => { this.broke(0) })
  }

  private connect(): void {
    this.retry?.()
    this.retry = null
    if (!this.isPolling) this.become('connecting')
    const wire = this.ground.open({
      heard: (message) => { if (this.wire === wire) this.hear(message) },
      closed: (code) => { if (this.wire === wire) this.broke(code) },
    })
    this.wire = wire
    this.ping = this.ground.later(ANSWER_TO_PING, () => { this.broke(0) })
  }

  private drop(): void {
    this.ping?.()
    this.ping = null
    const { wire } = this
    this.wire = null
    wire?.close()
  }

  private broke(code: number): void {
    this.drop()
    this.failures += 1
    if (this.failures >= PATIENCE) this.startPolling()
    else this.become('connecting')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1)) * (0.75 + this.ground.random() / 2)
    this.retry?.()
    this.retry = this.ground.later(wait, () => {
      if (code === NO_IDENTITY) void this.ground.hello().then(() => { this.connect() })
      else this.connect()
    })
  }

  private hear(message: Heard): void {
    this.expectSilence()
    switch (message.type) {
      case 'hello':
        if (this.state !== 'live') this.opened()
        break
      case 'situation':
        this.advance(message)
        break
      case 'chat':
        this.talk.set(message.table, message.number)
        break
      case 'done':
        this.settle(message.ref, { ok: true, value: message })
        break
      case 'refused':
        this.refused(message.ref, message.problem)
        break
      case 'turn':
        break
    }
    this.heard(message)
  }

  private opened(): void {
    this.failures = 0
    this.poll?.()
    this.poll = null
    this.become('live')
    for (const table of this.watched.keys()) this.follow(table)
    for (const given of this.pending.values()) this.give(given)
  }

  private follow(table: string): void {
    this.wire?.send({ do: 'watch', table, since: this.watched.get(table) ?? null, said: this.talk.get(table) ?? 0 })
  }

  private advance(message: WireSituation): void {
    if (this.watched.has(message.table.id)) this.watched.set(message.table.id, message.number)
  }

  private refused(ref: string, problem: Parameters<Line['settleProblem']>[1]): void {
    const given = this.pending.get(ref)
    if (given && isPassing(problem)) this.ground.later(2_000, () => { if (this.state === 'live' && this.pending.has(ref)) this.give(given) })
    else this.settleProblem(ref, problem)
  }

  private settleProblem(ref: string, problem: (Outcome<never> & { ok: false })['problem']): void {
    this.settle(ref, { ok: false, problem })
  }

  private settle(ref: string, outcome: Outcome<Accepted>): void {
    const given = this.pending.get(ref)
    this.pending.delete(ref)
    given?.settle(outcome)
  }

  private give({ table, number, key, ref }: Pending): void {
    this.wire?.send({ do: 'answer', table, number, key, ref })
  }

  /** Whatever was heard shows that the line holds; ask again after a while of silence. */
  private expectSilence(): void {
    this.ping?.()
    this.ping = this.ground.later(PING, () => { this.check() })
  }

  private startPolling(): void {
    if (this.isPolling) return
    this.become('polling')
    void this.round()
  }

  private async round(): Promise<void> {
    for (const given of [...this.pending.values()]) await this.post(given)
    for (const [table, since] of [...this.watched]) await this.look(table, since)
    if (!this.watched.size) this.reached(await this.ground.hello())
    if (this.isPolling) this.poll = this.ground.later(POLL, () => { void this.round() })
  }

  private async post(given: Pending): Promise<void> {
    const outcome = await this.ground.answer(given.table, given.number, given.key)
    if (!outcome.ok && isPassing(outcome.problem)) return
    this.settle(given.ref, outcome)
    if (this.isPolling) await this.look(given.table, this.watched.get(given.table) ?? null)
  }

  private async look(table: string, since: number | null): Promise<void> {
    const found = await this.ground.situation(table, since)
    this.reached(found)
    if (!this.isPolling || !this.watched.has(table)) return
    if (found.ok) {
      this.advance(found.value)
      this.heard(found.value)
    } else if (!isPassing(found.problem)) {
      this.heard({ type: 'refused', ref: '', problem: { ...found.problem, table } })
      return
    }
    const said = await this.ground.talk(table, this.talk.get(table) ?? 0)
    if (!said.ok) return
    for (const line of said.value.lines) {
      this.talk.set(table, line.number)
      this.heard(line)
    }
  }

  /** A plain request was answered, or nobody was there to do it; who is back is called at once. */
  private reached(said: Outcome<unknown>): void {
    if (!this.isPolling) return
    const isBack = this.state === 'lost' && !this.wire
    this.become(!said.ok && said.problem.error === OFFLINE ? 'lost' : 'polling')
    if (isBack && this.state === 'polling') this.connect()
  }

  private get isPolling(): boolean {
    return this.state === 'polling' || this.state === 'lost'
  }

  private become(state: LineState): void {
    if (this.state === state) return
    this.state = state
    this.changed(state)
  }
}
