import type { ApiResult } from './api'
import { isTransient, OFFLINE } from './api'
import type { Accepted, ClientMessage, ChatLine, Problem, ServerMessage, WireSituation } from './messages'

/** The part of a socket that the connection uses. */
export interface Socket {
  send: (message: ClientMessage) => void
  close: () => void
}

export interface SocketHandlers {
  onmessage: (message: ServerMessage) => void
  onclose: (code: number) => void
}

/** What the connection depends on: sockets, plain requests, timers. The browser's are in `browser_transport.ts`. */
export interface Transport {
  open: (handlers: SocketHandlers) => Socket
  situation: (table: string, since: number | null) => Promise<ApiResult<WireSituation>>
  chat: (table: string, since: number) => Promise<ApiResult<{ lines: ChatLine[] }>>
  answer: (table: string, number: number, key: string) => Promise<ApiResult<Accepted>>
  /** ensures an identity */
  hello: () => Promise<ApiResult<unknown>>
  setTimer: (ms: number, act: () => void) => () => void
  random: () => number
}

/** `polling` uses plain requests instead of a socket; `lost` does, too, but gets no response; `signed-out` is final */
export type ConnectionState = 'off' | 'connecting' | 'live' | 'polling' | 'lost' | 'signed-out'

interface PendingAnswer {
  ref: string
  table: string
  number: number
  key: string
  settle: (outcome: ApiResult<Accepted>) => void
}

const FIRST_RECONNECT_DELAY = 500 // ms, doubled after every failure
const MAX_RECONNECT_DELAY = 15_000
const FAILURES_BEFORE_POLLING = 3 // failures in a row before plain requests take over
const POLL_INTERVAL = 1_500
const PING_INTERVAL = 20_000
const PONG_TIMEOUT = 8_000
const NO_IDENTITY = 4001

/**
 * One connection to the server for all tables. It reconnects after every break, resumes each table from
 * the latest entry received, and resends answers until the server has accepted or refused them: the same answer counts once.
 */
export class Connection {
  state: ConnectionState = 'off'
  private socket: Socket | null = null
  private failures = 0
  private refs = 0
  private readonly watched = new Map<string, number | null>()
  private readonly chat = new Map<string, number>()
  private readonly pending = new Map<string, PendingAnswer>()
  private retry: (() => void) | null = null
  private poll: (() => void) | null = null
  private ping: (() => void) | null = null

  constructor(
    private readonly transport: Transport,
    private readonly onmessage: (message: ServerMessage) => void,
    private readonly onstate: (state: ConnectionState) => void = () => undefined,
  ) {}

  start(): void {
    if (this.state === 'off') this.connect()
  }

  stop(): void {
    this.closeSocket()
    this.retry?.()
    this.poll?.()
    this.retry = this.poll = null
    this.setState('off')
  }

  /** Subscribe to a table from an entry on. */
  watch(table: string, since: number | null): void {
    this.watched.set(table, since)
    if (this.state === 'live') this.subscribe(table)
  }

  unwatch(table: string): void {
    this.watched.delete(table)
    this.chat.delete(table)
    if (this.state === 'live') this.socket?.send({ do: 'unwatch', table })
  }

  /** Answer a decision; settles with the server's verdict, across any number of reconnects. */
  answer(table: string, number: number, key: string): Promise<ApiResult<Accepted>> {
    return new Promise((settle) => {
      this.refs += 1
      const answer = { ref: String(this.refs), table, number, key, settle }
      this.pending.set(answer.ref, answer)
      if (this.state === 'live') this.sendAnswer(answer)
      else if (this.isPolling) void this.postAnswer(answer)
    })
  }

  /** Reconnect at once: the network is back, or the language has changed. */
  refresh(): void {
    if (this.state === 'off' || this.state === 'signed-out') return
    this.closeSocket()
    this.connect()
  }

  /** Ping the server, and reconnect if it does not respond. */
  check(): void {
    if (this.state !== 'live') return
    this.ping?.()
    this.socket?.send({ do: 'ping' })
    this.ping = this.transport.setTimer(PONG_TIMEOUT, () => this.handleClose(0))
  }

  private connect(): void {
    this.retry?.()
    this.retry = null
    if (!this.isPolling) this.setState('connecting')
    const socket = this.transport.open({
      onmessage: (message) => {
        if (this.socket === socket) this.handleMessage(message)
      },
      onclose: (code) => {
        if (this.socket === socket) this.handleClose(code)
      },
    })
    this.socket = socket
    this.ping = this.transport.setTimer(PONG_TIMEOUT, () => this.handleClose(0))
  }

  private closeSocket(): void {
    this.ping?.()
    this.ping = null
    const { socket } = this
    this.socket = null
    socket?.close()
  }

  private handleClose(code: number): void {
    this.closeSocket()
    if (code === NO_IDENTITY && this.state === 'live') {
      this.setState('signed-out') // another device of this person ended this one
      return
    }
    this.failures += 1
    if (this.failures >= FAILURES_BEFORE_POLLING) this.startPolling()
    else this.setState('connecting')
    const wait =
      Math.min(MAX_RECONNECT_DELAY, FIRST_RECONNECT_DELAY * 2 ** (this.failures - 1)) *
      (0.75 + this.transport.random() / 2)
    this.retry?.()
    this.retry = this.transport.setTimer(wait, () => {
      if (code === NO_IDENTITY) void this.transport.hello().then(() => this.connect())
      else this.connect()
    })
  }

  private handleMessage(message: ServerMessage): void {
    this.schedulePing()
    switch (message.type) {
      case 'hello':
        if (this.state !== 'live') this.handleHello()
        break
      case 'situation':
        this.recordProgress(message)
        break
      case 'chat':
        this.chat.set(message.table, message.number)
        break
      case 'done':
        this.settle(message.ref, { ok: true, value: message })
        break
      case 'refused':
        this.handleRefusal(message.ref, message.problem)
        break
      case 'turn':
        break
    }
    this.onmessage(message)
  }

  private handleHello(): void {
    this.failures = 0
    this.poll?.()
    this.poll = null
    this.setState('live')
    for (const table of this.watched.keys()) this.subscribe(table)
    for (const answer of this.pending.values()) this.sendAnswer(answer)
  }

  private subscribe(table: string): void {
    this.socket?.send({ do: 'watch', table, since: this.watched.get(table) ?? null, said: this.chat.get(table) ?? 0 })
  }

  private recordProgress(message: WireSituation): void {
    if (this.watched.has(message.table.id)) this.watched.set(message.table.id, message.number)
  }

  private handleRefusal(ref: string, problem: Problem): void {
    const answer = this.pending.get(ref)
    if (answer && isTransient(problem))
      this.transport.setTimer(2_000, () => {
        if (this.state === 'live' && this.pending.has(ref)) this.sendAnswer(answer)
      })
    else this.settle(ref, { ok: false, problem })
  }

  private settle(ref: string, outcome: ApiResult<Accepted>): void {
    const answer = this.pending.get(ref)
    this.pending.delete(ref)
    answer?.settle(outcome)
  }

  private sendAnswer({ table, number, key, ref }: PendingAnswer): void {
    this.socket?.send({ do: 'answer', table, number, key, ref })
  }

  /** Any message proves the connection alive; ping after a while of silence. */
  private schedulePing(): void {
    this.ping?.()
    this.ping = this.transport.setTimer(PING_INTERVAL, () => this.check())
  }

  private startPolling(): void {
    if (this.isPolling) return
    this.setState('polling')
    void this.pollAll()
  }

  private async pollAll(): Promise<void> {
    for (const answer of [...this.pending.values()]) await this.postAnswer(answer)
    for (const [table, since] of [...this.watched]) await this.pollTable(table, since)
    if (!this.watched.size) this.recordReachability(await this.transport.hello())
    if (this.isPolling) this.poll = this.transport.setTimer(POLL_INTERVAL, () => void this.pollAll())
  }

  private async postAnswer(answer: PendingAnswer): Promise<void> {
    const outcome = await this.transport.answer(answer.table, answer.number, answer.key)
    if (!outcome.ok && isTransient(outcome.problem)) return
    this.settle(answer.ref, outcome)
    if (this.isPolling) await this.pollTable(answer.table, this.watched.get(answer.table) ?? null)
  }

  private async pollTable(table: string, since: number | null): Promise<void> {
    const found = await this.transport.situation(table, since)
    this.recordReachability(found)
    if (!this.isPolling || !this.watched.has(table)) return
    if (found.ok) {
      this.recordProgress(found.value)
      this.onmessage(found.value)
    } else if (!isTransient(found.problem)) {
      this.onmessage({ type: 'refused', ref: '', problem: { ...found.problem, table } })
      return
    }
    const outcome = await this.transport.chat(table, this.chat.get(table) ?? 0)
    if (!outcome.ok) return
    for (const line of outcome.value.lines) {
      this.chat.set(table, line.number)
      this.onmessage(line)
    }
  }

  /** Record whether a plain request got through; reconnects immediately once the server is back. */
  private recordReachability(outcome: ApiResult<unknown>): void {
    if (!this.isPolling) return
    const isBack = this.state === 'lost' && !this.socket
    this.setState(!outcome.ok && outcome.problem.error === OFFLINE ? 'lost' : 'polling')
    if (isBack && this.state === 'polling') this.connect()
  }

  private get isPolling(): boolean {
    return this.state === 'polling' || this.state === 'lost'
  }

  private setState(state: ConnectionState): void {
    if (this.state === state) return
    this.state = state
    this.onstate(state)
  }
}
