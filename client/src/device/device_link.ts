import type { ServerMessage } from '../net/messages'
import {
  DEVICE_FAILED,
  type DeviceRequest,
  type DeviceResponse,
  type PageMessage,
  type StorageProblem,
  type WorkerMessage,
} from './protocol'

/** What the link tells about the device's tables. */
export interface LinkHandlers {
  onmessage: (message: ServerMessage) => void
  /** the tables moved to another worker: watches begin anew */
  onmoved: () => void
  onprogress: (share: number) => void
  onstorage: (problem: StorageProblem | null) => void
}

const MAX_STARTS = 5 // of workers: what breaks every time is not started for ever

/** The page's side of its worker for tables, which starts with the first request. */
export class DeviceLink {
  private worker: Worker | null = null
  private starts = 0
  private ids = 0
  private name = ''
  private readonly pending = new Map<number, { request: DeviceRequest; settle: (response: DeviceResponse) => void }>()

  constructor(
    private readonly start: () => Worker,
    private readonly handlers: LinkHandlers,
  ) {}

  request(request: DeviceRequest): Promise<DeviceResponse> {
    return new Promise((settle) => {
      this.ids += 1
      this.pending.set(this.ids, { request, settle })
      this.send({ do: 'request', id: this.ids, request })
    })
  }

  watch(table: string, since: number | null): void {
    this.send({ do: 'watch', table, since })
  }

  /** Load what matches of these games need, ahead of the first one. */
  prepare(games: string[]): void {
    this.send({ do: 'prepare', games })
  }

  /** What the person of this device is called. */
  rename(name: string): void {
    this.name = name
    if (this.worker) this.send({ do: 'name', name })
  }

  private send(message: PageMessage): void {
    this.worker ??= this.started()
    this.worker.postMessage(message)
  }

  private started(): Worker {
    this.starts += 1
    const worker = this.start()
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (worker === this.worker) this.handle(data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      this.restart()
    }
    if (this.name) worker.postMessage({ do: 'name', name: this.name } satisfies PageMessage)
    return worker
  }

  private handle(message: WorkerMessage): void {
    switch (message.do) {
      case 'response':
        this.pending.get(message.id)?.settle(message.response)
        this.pending.delete(message.id)
        break
      case 'message':
        this.handlers.onmessage(message.message)
        break
      case 'progress':
        this.handlers.onprogress(message.share)
        break
      case 'storage':
        this.handlers.onstorage(message.problem)
        break
      case 'moved':
        this.handlers.onmoved()
        break
      case 'ended':
        this.restart()
    }
  }

  /** Another worker takes the place of one that broke or lost the tables; what was not answered is asked again. */
  private restart(): void {
    this.worker?.terminate()
    this.worker = null
    if (this.starts >= MAX_STARTS) {
      for (const { settle } of this.pending.values()) settle(FAILED)
      this.pending.clear()
      return
    }
    for (const [id, { request }] of this.pending) this.send({ do: 'request', id, request })
    this.handlers.onmoved()
  }
}

const FAILED: DeviceResponse = { status: 503, body: { type: 'problem', error: DEVICE_FAILED, text: '' } }
