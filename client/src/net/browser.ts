import { api } from './api'
import type { Ground, Wire, WireEnds } from './line'
import type { Asked, Heard, Language } from './messages'

/** The browser's ground for a line: a WebSocket, fetch, and the clock. */
export function browserGround(language: () => Language): Ground {
  return {
    open: (ends) => socket(`${location.origin.replace(/^http/, 'ws')}/api/live?language=${language()}`, ends),
    situation: api.situation,
    talk: api.talk,
    answer: api.answer,
    hello: api.hello,
    later(ms, act) {
      const timer = setTimeout(act, ms)
      return () => { clearTimeout(timer) }
    },
    random: Math.random,
  }
}

function socket(address: string, ends: WireEnds): Wire {
  let line: WebSocket
  try {
    line = new WebSocket(address)
  } catch {
    queueMicrotask(() => { ends.closed(0) })
    return { send: () => undefined, close: () => undefined }
  }
  line.addEventListener('message', (event: MessageEvent<string>) => { ends.heard(JSON.parse(event.data) as Heard) })
  line.addEventListener('close', (event) => { ends.closed(event.code) })
  return {
    send(asked: Asked) {
      if (line.readyState === WebSocket.OPEN) line.send(JSON.stringify(asked))
    },
    close() {
      // one that is not open yet is closed as soon as it is: before, the browser would take it for a fault
      if (line.readyState === WebSocket.CONNECTING) line.addEventListener('open', () => { line.close() })
      else line.close()
    },
  }
}
