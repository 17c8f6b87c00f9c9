import { api } from './api'
import { after } from './timers'
import type { Transport, Socket, SocketHandlers } from './connection'
import type { ClientMessage, ServerMessage, Language } from './messages'

/** The browser's transport for a connection: a WebSocket, fetch, and the clock. */
export function browserTransport(language: () => Language): Transport {
  return {
    open: (handlers) =>
      openSocket(`${location.origin.replace(/^http/, 'ws')}/api/live?language=${language()}`, handlers),
    situation: api.situation,
    chat: api.chat,
    answer: api.answer,
    hello: api.hello,
    setTimer: after,
    random: Math.random,
  }
}

function openSocket(address: string, handlers: SocketHandlers): Socket {
  let socket: WebSocket
  try {
    socket = new WebSocket(address)
  } catch {
    queueMicrotask(() => handlers.onclose(0))
    return { send: () => undefined, close: () => undefined }
  }
  socket.addEventListener('message', (event: MessageEvent<string>) =>
    handlers.onmessage(JSON.parse(event.data) as ServerMessage),
  )
  socket.addEventListener('close', (event) => handlers.onclose(event.code))
  return {
    send(message: ClientMessage) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close() {
      // one that is not open yet is closed once it is: before, the browser would take it for a fault
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close())
      else socket.close()
    },
  }
}
