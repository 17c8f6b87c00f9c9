import type { ServerMessage, TableInfo, WireSituation } from '../net/messages'
import { isOnDevice } from '../net/homes'
import type { Device } from './host'
import type { DeviceRequest, DeviceResponse, StorageProblem } from './protocol'
import { keepTable, savedTable, savedTables } from './saved_tables'

const NO_ENTRIES = 1_000_000_000 // a situation since this entry comes without any
const TABLE = /\/api\/tables\/([\w-]+)/

/** What the holder of the tables says to all tabs. */
export interface Listener {
  message: (message: ServerMessage) => void
  storage: (problem: StorageProblem | null) => void
}

/** The tables of this device, held by one worker: loaded when first asked for, saved at every change. */
export class HeldTables {
  private device: Device | null = null
  private readonly loaded = new Map<string, Promise<DeviceResponse | null>>()
  private readonly saving = new Map<string, Promise<void>>()
  private problem: StorageProblem | null = null

  constructor(private readonly listener: Listener) {}

  use(device: Device): void {
    this.device = device
  }

  onMessage = (message: object): void => {
    void this.saved().then(() => this.listener.message(message as ServerMessage)) // what is shown is never lost
  }

  /** Note that a table changed; its turn comes after what is being written of it. */
  onSave = (table: string, saved: string | null): void => {
    if (!this.loaded.has(table)) this.loaded.set(table, Promise.resolve(null))
    const before = this.saving.get(table) ?? Promise.resolve()
    const now = before.then(() => this.keep(table, saved))
    this.saving.set(table, now)
    void now.then(() => {
      if (this.saving.get(table) === now) this.saving.delete(table)
    })
  }

  /** Answer a request once all it changed is written. */
  async request({ method, path, language, body }: DeviceRequest): Promise<DeviceResponse> {
    const { device } = this
    if (!device) throw new Error('no device')
    const id = TABLE.exec(path)?.[1]
    const refused = id && isOnDevice(id) ? await this.load(device, id) : null
    if (refused) return refused
    if (path.startsWith('/api/me/matches')) await this.loadFinished(device)
    const response = await device.request(method, path, language, body)
    await this.saved()
    return response
  }

  async watch(table: string, since: number | null): Promise<void> {
    const { device } = this
    if (device && (await this.load(device, table)) === null) device.watch(table, since)
  }

  private async saved(): Promise<void> {
    await Promise.all(this.saving.values())
  }

  /** Load a table from what is kept; what refuses it, null once it is here. */
  private load(device: Device, id: string): Promise<DeviceResponse | null> {
    const known = this.loaded.get(id)
    if (known) return known
    const now = savedTable(id).then(async (kept) => {
      if (!kept) return null // the device says that there is none
      const response = await device.load(kept.saved)
      return response.status === 200 ? null : response
    })
    this.loaded.set(id, now)
    return now
  }

  private async loadFinished(device: Device): Promise<void> {
    for (const { id, info } of await savedTables()) if (info?.status !== 'running') await this.load(device, id)
  }

  private async keep(table: string, saved: string | null): Promise<void> {
    const info = saved === null ? null : await this.infoOf(table)
    const problem = await keepTable(table, saved === null ? null : { id: table, saved, changed: Date.now(), info })
    if (problem !== this.problem) this.listener.storage(problem)
    this.problem = problem
  }

  private async infoOf(table: string): Promise<TableInfo | null> {
    const path = `/api/tables/${table}?since=${String(NO_ENTRIES)}`
    const found = await this.device?.request('GET', path, 'en')
    return found?.status === 200 ? (found.body as WireSituation).table : null
  }
}
