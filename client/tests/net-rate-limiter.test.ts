import { describe, expect, it } from 'vitest'
import { problem, type ApiResult } from '../src/net/api'
import { RateLimiter } from '../src/net/rate_limiter'

/** The server's own count: so much at once, so much a second. */
class Server {
  now = 0
  left = 60
  refused = 0

  pass(ms: number): Promise<void> {
    this.now += ms
    this.left = Math.min(60, this.left + ms / 100)
    return Promise.resolve()
  }

  ask = (): Promise<ApiResult<string>> => {
    if (this.left < 30) {
      this.refused += 1
      return Promise.resolve({ ok: false, problem: problem('too-fast', 'wait') })
    }
    this.left -= 30
    return Promise.resolve({ ok: true, value: 'a hint' })
  }
}

function limiter(server: Server) {
  return new RateLimiter(
    () => server.now,
    (ms) => server.pass(ms),
  )
}

describe('the rate limiter', () => {
  it('asks as often as the server answers, with room for the answers one gives between', async () => {
    const server = new Server()
    const limited = limiter(server)
    for (let n = 0; n < 12; n += 1) {
      expect(await limited.run(30, server.ask, () => true)).toEqual({ ok: true, value: 'a hint' })
      server.left -= 3 // what was chosen meanwhile
    }
    expect(server.refused).toBe(0)
    expect(server.now).toBeLessThan(60_000)
  })

  it('asks again where another tab had asked too much', async () => {
    const server = new Server()
    server.left = 5
    expect(await limiter(server).run(30, server.ask, () => true)).toEqual({ ok: true, value: 'a hint' })
    expect(server.refused).toBeGreaterThan(0)
  })

  it('asks nothing that is not wanted any more, and says what will not pass', async () => {
    const server = new Server()
    const limited = limiter(server)
    expect(await limited.run(30, server.ask, () => false)).toBeNull()
    expect(server.left).toBe(60)
    const no: ApiResult<string> = { ok: false, problem: problem('no-hints', 'none here') }
    expect(
      await limited.run(
        30,
        () => Promise.resolve(no),
        () => true,
      ),
    ).toBe(no)
  })
})
