import { describe, expect, it } from 'vitest'
import type { ApiResult } from '../src/net/api'
import { Connection, type Transport, type ConnectionState, type SocketHandlers } from '../src/net/connection'
import type { Accepted, ClientMessage, ServerMessage, WireSituation } from '../src/net/messages'

/** A transport with hand-turned timers: the connection is pure, so its world can be played by hand. */
class FakeTransport implements Transport {
  sent: ClientMessage[][] = []
  handlers: SocketHandlers[] = []
  timers: { at: number; act: () => void }[] = []
  now = 0
  hellos = 0
  answers: [string, number, string][] = []
  answerWith: ApiResult<Accepted> = { ok: true, value: { number: 9, repeated: true } }
  looks: [string, number | null][] = []

  open = (handlers: SocketHandlers) => {
    const sent: ClientMessage[] = []
    this.sent.push(sent)
    this.handlers.push(handlers)
    return {
      send: (message: ClientMessage) => {
        sent.push(message)
      },
      close: () => undefined,
    }
  }
  situation = (table: string, since: number | null) => {
    this.looks.push([table, since])
    return Promise.resolve({ ok: true as const, value: situation(table, 12) })
  }
  chat = () => Promise.resolve({ ok: true as const, value: { lines: [] } })
  answer = (table: string, number: number, key: string) => {
    this.answers.push([table, number, key])
    return Promise.resolve(this.answerWith)
  }
  helloWith: ApiResult<unknown> = { ok: true, value: null }
  hello = () => {
    this.hellos += 1
    return Promise.resolve(this.helloWith)
  }
  setTimer = (ms: number, act: () => void) => {
    const timer = { at: this.now + ms, act }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((each) => each !== timer)
    }
  }
  random = () => 0.5

  /** Let time pass. */
  async wait(ms: number) {
    const end = this.now + ms
    for (;;) {
      const next = this.timers.toSorted((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      this.timers = this.timers.filter((each) => each !== next)
      this.now = next.at
      next.act()
      await settle()
    }
    this.now = end
    await settle()
  }
  receive(message: ServerMessage) {
    this.handlers.at(-1)?.onmessage(message)
  }
  close(code = 1006) {
    this.handlers.at(-1)?.onclose(code)
  }
  get last(): ClientMessage[] {
    return this.sent.at(-1) ?? []
  }
}

async function settle() {
  for (let n = 0; n < 8; n += 1) await Promise.resolve()
}

function situation(table: string, number: number): WireSituation {
  return { type: 'situation', table: { id: table }, number, since: 0, entries: [] } as unknown as WireSituation
}

const HELLO: ServerMessage = { type: 'hello', me: 'x', now: 0 }

function open() {
  const transport = new FakeTransport()
  const received: ServerMessage[] = []
  const states: ConnectionState[] = []
  const connection = new Connection(
    transport,
    (message) => {
      received.push(message)
    },
    (state) => {
      states.push(state)
    },
  )
  connection.start()
  return { transport, received, states, connection }
}

describe('the connection', () => {
  it('watches what it was message to watch once it is greeted', () => {
    const { transport, connection } = open()
    connection.watch('a', 7)
    expect(transport.last).toEqual([])
    transport.receive(HELLO)
    expect(transport.last).toEqual([{ do: 'watch', table: 'a', since: 7, said: 0 }])
  })

  it('asks after a break for what came after the latest entry, and the latest chat line', async () => {
    const { transport, connection } = open()
    connection.watch('a', null)
    transport.receive(HELLO)
    transport.receive(situation('a', 31))
    transport.receive({ type: 'chat', table: 'a', number: 4, name: 'n', seat: 1, text: 't', at: 0 })
    transport.close()
    await transport.wait(1_000)
    transport.receive(HELLO)
    expect(transport.sent.length).toBe(2)
    expect(transport.last).toEqual([{ do: 'watch', table: 'a', since: 31, said: 4 }])
  })

  it('gives an answer again under the same number when the connection broke before the server spoke', async () => {
    const { transport, connection } = open()
    transport.receive(HELLO)
    const outcome = connection.answer('a', 5, 'keep')
    transport.close()
    await transport.wait(1_000)
    transport.receive(HELLO)
    const answer = transport.last.find((message) => message.do === 'answer')
    expect(answer).toMatchObject({ table: 'a', number: 5, key: 'keep' })
    transport.receive({ type: 'done', ref: (answer as { ref: string }).ref, number: 6, repeated: true })
    expect(await outcome).toEqual({
      ok: true,
      value: expect.objectContaining({ number: 6, repeated: true }) as unknown,
    })
    transport.close()
    await transport.wait(1_000)
    transport.receive(HELLO)
    expect(transport.last.filter((message) => message.do === 'answer')).toEqual([])
  })

  it('hands a refusal to the sender of the message, and repeats what fails for a moment only', async () => {
    const { transport, connection } = open()
    transport.receive(HELLO)
    const outcome = connection.answer('a', 5, 'keep')
    const ref = (transport.last.at(-1) as { ref: string }).ref
    transport.receive({ type: 'refused', ref, problem: { type: 'problem', error: 'unavailable', text: '' } })
    await transport.wait(2_500)
    expect(transport.last.filter((message) => message.do === 'answer').length).toBe(2)
    transport.receive({ type: 'refused', ref, problem: { type: 'problem', error: 'stale', text: 'late' } })
    expect(await outcome).toMatchObject({ ok: false, problem: { error: 'stale' } })
  })

  it('waits longer after every failure', async () => {
    const { transport } = open()
    transport.close()
    await transport.wait(499)
    expect(transport.sent.length).toBe(1)
    await transport.wait(2)
    expect(transport.sent.length).toBe(2)
    transport.close()
    await transport.wait(900)
    expect(transport.sent.length).toBe(2)
    await transport.wait(200)
    expect(transport.sent.length).toBe(3)
  })

  it('asks by plain requests when sockets do not open, and goes back to sockets when they do', async () => {
    const { transport, connection, received, states } = open()
    connection.watch('a', 3)
    const outcome = connection.answer('a', 5, 'keep')
    for (let n = 0; n < 3; n += 1) {
      transport.close()
      await transport.wait(n < 2 ? 2_000 : 0)
    }
    expect(states.at(-1)).toBe('polling')
    expect(transport.answers).toEqual([['a', 5, 'keep']])
    expect((await outcome).ok).toBe(true)
    expect(transport.looks[0]?.[0]).toBe('a')
    expect(received.some((message) => message.type === 'situation')).toBe(true)
    await transport.wait(20_000)
    transport.receive(HELLO)
    expect(states.at(-1)).toBe('live')
    expect(transport.last).toEqual([{ do: 'watch', table: 'a', since: 12, said: 0 }])
    const looks = transport.looks.length
    await transport.wait(10_000)
    expect(transport.looks.length).toBe(looks)
  })

  it('says that nobody answers also where no table is watched', async () => {
    const { transport, states } = open()
    transport.helloWith = { ok: false, problem: { type: 'problem', error: 'offline', text: '' } }
    for (let n = 0; n < 3; n += 1) {
      transport.close()
      await transport.wait(n < 2 ? 2_000 : 0)
    }
    expect(states.at(-1)).toBe('lost')
    await transport.wait(2_000)
    transport.close()
    const tried = transport.sent.length
    transport.helloWith = { ok: true, value: null }
    await transport.wait(1_500) // sooner than the next try would have been
    expect(states.at(-1)).toBe('polling')
    expect(transport.sent.length).toBe(tried + 1)
    transport.receive(HELLO)
    expect(states.at(-1)).toBe('live')
  })

  it('notices a dead connection without having said so', async () => {
    const { transport } = open()
    transport.receive(HELLO)
    await transport.wait(20_500)
    expect(transport.last.at(-1)).toEqual({ do: 'ping' })
    await transport.wait(9_000)
    expect(transport.sent.length).toBe(2)
  })

  it('gets an identity first when the server knows none', async () => {
    const { transport } = open()
    transport.close(4001)
    await transport.wait(1_000)
    expect(transport.hellos).toBe(1)
    expect(transport.sent.length).toBe(2)
  })

  it('stays closed after the server signed this device out', async () => {
    const { transport, states, connection } = open()
    transport.receive(HELLO)
    transport.close(4001)
    connection.refresh()
    await transport.wait(60_000)
    expect(states.at(-1)).toBe('signed-out')
    expect(transport.hellos).toBe(0)
    expect(transport.sent.length).toBe(1)
  })

  it('hears nothing of a socket it has given up', async () => {
    const { transport, received } = open()
    const old = transport.handlers[0]
    transport.close()
    await transport.wait(1_000)
    old?.onmessage(HELLO)
    expect(received).toEqual([])
  })
})
