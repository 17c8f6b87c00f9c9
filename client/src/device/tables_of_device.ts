import { apiLanguage, askServer, setRoute } from '../net/api'
import { DeviceLink, type LinkHandlers } from './device_link'
import { DeviceTransport } from './device_transport'
import { Routing } from './routing'

const NEEDED = ['Worker', 'WebAssembly', 'BroadcastChannel', 'indexedDB']

/** Whether this browser can hold matches: only secure pages have locks, which keep tabs from each other's matches. */
export function canPlayHere(): boolean {
  return NEEDED.every((name) => name in globalThis) && 'locks' in navigator
}

/** The tables of this device: the transport to them, and requests that go there. */
export class TablesOfDevice {
  readonly link: DeviceLink
  readonly transport: DeviceTransport

  constructor(prefersDevice: () => boolean, handlers: Pick<LinkHandlers, 'onprogress' | 'onstorage'>) {
    this.link = new DeviceLink(() => new Worker(new URL('./tables_worker.ts', import.meta.url), { type: 'module' }), {
      ...handlers,
      onmessage: (message) => this.transport.receive(message),
      onmoved: () => this.transport.reopen(),
    })
    this.transport = new DeviceTransport(this.link, apiLanguage)
    setRoute(new Routing(this.link, askServer, prefersDevice, canPlayHere).ask)
  }
}
