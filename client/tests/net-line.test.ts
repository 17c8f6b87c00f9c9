import { describe, expect, it } from 'vitest'
import type { Outcome } from '../src/net/api'
import { Line, type Ground, type LineState, type WireEnds } from '../src/net/line'
import type { Accepted, Asked, Heard, WireSituation } from '../src/net/messages'

/** A ground with hand-turned timers: the machine of the line is pure, so its world can be played by hand. */
class Bench implements Ground {
  sent: Asked[][] = []
  ends: WireEnds[] = []
  timers: { at: number; act: () => void }[] = []
  now = 0
  hellos = 0
  answers: [string, number, string][] = []
  answerWith: Outcome<Accepted> = { ok: true, value: { number: 9, repeated: true } }
  looks: [string, number | null][] = []

  open = (ends: WireEnds) => {
    const sent: Asked[] = []
    this.sent.push(sent)
    this.ends.push(ends)
    return { send: (asked: Asked) => { sent.push(asked) }, close: () => undefined }
  }
  situation = (table: string, since: number | null) => {
    this.looks.push([table, since])
    return Promise.resolve({ ok: true as const, value: situation(table, 12) })
  }
  talk = () => Promise.resolve({ ok: true as const, value: { lines: [] } })
  answer = (table: string, number: number, key: string) => {
    this.answers.push([table, number, key])
    return Promise.resolve(this.answerWith)
  }
  helloWith: Outcome<unknown> = { ok: true, value: null }
  hello = () => {
    this.hellos += 1
    return Promise.resolve(this.helloWith)
  }
  later = (ms: number, act: () => void) => {
    const timer = { at: this.now + ms, act }
    this.timers.push(timer)
    return () => { this.timers = this.timers.filter((each) => each !== timer) }
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
  hear(message: Heard) { this.ends.at(-1)?.heard(message) }
  cut(code = 1006) { this.ends.at(-1)?.closed(code) }
  get last(): Asked[] { return this.sent.at(-1) ?? [] }
}

async function settle() {
  for (let n = 0; n < 8; n += 1) await Promise.resolve()
}

function situation(table: string, number: number): WireSituation {
  return { type: 'situation', table: { id: table }, number, since: 0, entries: [] } as unknown as WireSituation
}

const HELLO: Heard = { type: 'hello', me: 'x', now: 0 }

function open() {
  const bench = new Bench()
  const heard: Heard[] = []
  const states: LineState[] = []
  const line = new Line(bench, (message) => { heard.push(message) }, (state) => { states.push(state) })
  line.start()
  return { bench, heard, states, line }
}

describe('the line', () => {
  it('watches what it was asked to watch once it is greeted', () => {
    const { bench, line } = open()
    line.watch('a', 7)
    expect(bench.last).toEqual([])
    bench.hear(HELLO)
    expect(bench.last).toEqual([{ do: 'watch', table: 'a', since: 7, said: 0 }])
  })

  it('asks after a break for what came after the latest entry, and the latest line of talk', async () => {
    const { bench, line } = open()
    line.watch('a', null)
    bench.hear(HELLO)
    bench.hear(situation('a', 31))
    bench.hear({ type: 'chat', table: 'a', number: 4, name: 'n', seat: 1, text: 't', at: 0 })
    bench.cut()
    await bench.wait(1_000)
    bench.hear(HELLO)
    expect(bench.sent.length).toBe(2)
    expect(bench.last).toEqual([{ do: 'watch', table: 'a', since: 31, said: 4 }])
  })

  it('gives an answer again under the same number when the line broke before the server spoke', async () => {
    const { bench, line } = open()
    bench.hear(HELLO)
    const told = line.answer('a', 5, 'keep')
    bench.cut()
    await bench.wait(1_000)
    bench.hear(HELLO)
    const given = bench.last.find((asked) => asked.do === 'answer')
    expect(given).toMatchObject({ table: 'a', number: 5, key: 'keep' })
    bench.hear({ type: 'done', ref: (given as { ref: string }).ref, number: 6, repeated: true })
    expect(await told).toEqual({ ok: true, value: expect.objectContaining({ number: 6, repeated: true }) as unknown })
    bench.cut()
    await bench.wait(1_000)
    bench.hear(HELLO)
    expect(bench.last.filter((asked) => asked.do === 'answer')).toEqual([])
  })

  it('hands a refusal to who asked, and tries again what only passes', async () => {
    const { bench, line } = open()
    bench.hear(HELLO)
    const told = line.answer('a', 5, 'keep')
    const ref = (bench.last.at(-1) as { ref: string }).ref
    bench.hear({ type: 'refused', ref, problem: { type: 'problem', error: 'unavailable', text: '' } })
    await bench.wait(2_500)
    expect(bench.last.filter((asked) => asked.do === 'answer').length).toBe(2)
    bench.hear({ type: 'refused', ref, problem: { type: 'problem', error: 'stale', text: 'late' } })
    expect(await told).toMatchObject({ ok: false, problem: { error: 'stale' } })
  })

  it('waits longer after every failure', async () => {
    const { bench } = open()
    bench.cut()
    await bench.wait(499)
    expect(bench.sent.length).toBe(1)
    await bench.wait(2)
    expect(bench.sent.length).toBe(2)
    bench.cut()
    await bench.wait(900)
    expect(bench.sent.length).toBe(2)
    await bench.wait(200)
    expect(bench.sent.length).toBe(3)
  })

  it('asks by plain requests when sockets do not open, and goes back to sockets when they do', async () => {
    const { bench, line, heard, states } = open()
    line.watch('a', 3)
    const told = line.answer('a', 5, 'keep')
    for (let n = 0; n < 3; n += 1) {
      bench.cut()
      await bench.wait(n < 2 ? 2_000 : 0)
    }
    expect(states.at(-1)).toBe('polling')
    expect(bench.answers).toEqual([['a', 5, 'keep']])
    expect((await told).ok).toBe(true)
    expect(bench.looks[0]?.[0]).toBe('a')
    expect(heard.some((message) => message.type === 'situation')).toBe(true)
    await bench.wait(20_000)
    bench.hear(HELLO)
    expect(states.at(-1)).toBe('live')
    expect(bench.last).toEqual([{ do: 'watch', table: 'a', since: 12, said: 0 }])
    const looks = bench.looks.length
    await bench.wait(10_000)
    expect(bench.looks.length).toBe(looks)
  })

  it('says that nobody answers also where no table is watched', async () => {
    const { bench, states } = open()
    bench.helloWith = { ok: false, problem: { type: 'problem', error: 'offline', text: '' } }
    for (let n = 0; n < 3; n += 1) {
      bench.cut()
      await bench.wait(n < 2 ? 2_000 : 0)
    }
    expect(states.at(-1)).toBe('lost')
    await bench.wait(2_000)
    bench.cut()
    const tried = bench.sent.length
    bench.helloWith = { ok: true, value: null }
    await bench.wait(1_500) // sooner than the next try would have been
    expect(states.at(-1)).toBe('polling')
    expect(bench.sent.length).toBe(tried + 1)
    bench.hear(HELLO)
    expect(states.at(-1)).toBe('live')
  })

  it('notices a line that is dead without having said so', async () => {
    const { bench } = open()
    bench.hear(HELLO)
    await bench.wait(20_500)
    expect(bench.last.at(-1)).toEqual({ do: 'ping' })
    await bench.wait(9_000)
    expect(bench.sent.length).toBe(2)
  })

  it('gets an identity first when the server knows none', async () => {
    const { bench } = open()
    bench.cut(4001)
    await bench.wait(1_000)
    expect(bench.hellos).toBe(1)
    expect(bench.sent.length).toBe(2)
  })

  it('hears nothing of a socket it has given up', async () => {
    const { bench, heard } = open()
    const old = bench.ends[0]
    bench.cut()
    await bench.wait(1_000)
    old?.heard(HELLO)
    expect(heard).toEqual([])
  })
})
