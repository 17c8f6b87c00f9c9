import type { ApiResult } from '../net/api'
import type { Socket, SocketHandlers, Transport } from '../net/connection'
import type { Accepted, ChatLine, ClientMessage, Problem, ServerMessage, WireSituation } from '../net/messages'
import { after } from '../net/timers'
import type { DeviceLink } from './device_link'
import type { DeviceResponse } from './protocol'

/** What a device answered, as requests to a server are answered. */
export function resultOf<T>({ status, body }: DeviceResponse): ApiResult<T> {
  return status < 400 ? { ok: true, value: body as T } : { ok: false, problem: body as Problem }
}

/** A transport for a connection to the tables of this device: the worker in place of a socket. */
export class DeviceTransport implements Transport {
  private handlers: SocketHandlers | null = null

  constructor(
    private readonly link: DeviceLink,
    private readonly language: () => string,
  ) {}

  /** Let every watch begin anew. */
  reopen(): void {
    this.handlers?.onclose(0)
  }

  /** Pass on what the device pushes. */
  receive(message: ServerMessage): void {
    this.handlers?.onmessage(message)
  }

  open = (handlers: SocketHandlers): Socket => {
    this.handlers = handlers
    queueMicrotask(() => this.receive({ type: 'hello', me: 'device', now: Date.now() / 1000 }))
    return {
      send: (message) => void this.send(message, handlers),
      close: () => {
        if (this.handlers === handlers) this.handlers = null
      },
    }
  }

  situation = (table: string, since: number | null): Promise<ApiResult<WireSituation>> =>
    this.ask('GET', `/api/tables/${table}${since === null ? '' : `?since=${String(since)}`}`)

  answer = (table: string, number: number, key: string): Promise<ApiResult<Accepted>> =>
    this.ask('POST', `/api/tables/${table}/answers`, { number, key })

  chat = (): Promise<ApiResult<{ lines: ChatLine[] }>> => Promise.resolve({ ok: true, value: { lines: [] } })
  hello = (): Promise<ApiResult<unknown>> => Promise.resolve({ ok: true, value: null })
  setTimer = after
  random = Math.random

  private async ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<ApiResult<T>> {
    return resultOf(await this.link.request({ method, path, language: this.language(), body }))
  }

  private async send(message: ClientMessage, { onmessage }: SocketHandlers): Promise<void> {
    if (message.do === 'ping') this.receive({ type: 'hello', me: 'device', now: Date.now() / 1000 })
    else if (message.do === 'watch') this.link.watch(message.table, message.since ?? null)
    else if (message.do === 'answer') {
      // a table that is no longer watched may still be so in another tab: what is pushed for nobody costs little
      const { table, number, key, ref = '' } = message
      const outcome = await this.answer(table, number, key)
      if (outcome.ok) onmessage({ type: 'done', ref, ...outcome.value })
      else onmessage({ type: 'refused', ref, problem: outcome.problem })
    }
  }
}
