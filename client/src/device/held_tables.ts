import type { MatchHistory, ServerMessage, TableInfo, WireSituation } from '../net/messages'
import { isOnDevice } from '../net/homes'
import type { Device, DeviceEvents } from './host'
import type { DeviceRequest, DeviceResponse, StorageProblem, TablesMessage } from './protocol'
import { keepTable, savedTable, savedTables, type SavedTable } from './saved_tables'

const NO_ENTRIES = 1_000_000_000 // a situation since this entry comes without any
const OK = 200
const TABLE = /\/api\/tables\/([\w-]+)/

/** A device, and the key of the files it was started from. */
export interface KeyedDevice {
  key: string
  device: Device
}

/**
 * The tables of this device, held by one worker: loaded when first asked for, saved at every change. A table that the
 * present rules refuse goes on with those it was played with, in a device of older files.
 */
export class HeldTables {
  private present: KeyedDevice | null = null
  private readonly older = new Map<string, Promise<KeyedDevice>>()
  private readonly homes = new Map<string, KeyedDevice>() // of tables that older files hold
  private readonly loaded = new Map<string, Promise<DeviceResponse | null>>()
  private readonly saving = new Map<string, Promise<void>>()
  private problem: StorageProblem | null = null

  constructor(
    private readonly tell: (message: TablesMessage) => void,
    private readonly startOlder: (key: string, events: DeviceEvents) => Promise<KeyedDevice>,
  ) {}

  /** Hold the tables in this device; older ones are started when a table needs them. */
  use(device: KeyedDevice): void {
    this.present = device
  }

  onMessage = (message: object): void => {
    // what is shown is never lost
    void this.saved().then(() => this.tell({ do: 'message', message: message as ServerMessage }))
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
    const id = TABLE.exec(path)?.[1]
    const refused = id && isOnDevice(id) ? await this.load(id) : null
    if (refused) return refused
    if (path.startsWith('/api/me/matches')) return this.matches(path, language)
    const response = await this.of(id).device.request(method, path, language, body)
    await this.saved()
    return response
  }

  /** The finished matches of all devices. */
  private async matches(path: string, language: string): Promise<DeviceResponse> {
    for (const { id, info } of await savedTables()) if (info?.status !== 'running') await this.load(id)
    const response = await this.of(undefined).device.request('GET', path, language)
    if (response.status !== OK) return response
    let history = response.body as MatchHistory
    for (const { device } of new Set(this.homes.values())) {
      const { status, body } = await device.request('GET', path, language)
      if (status !== OK) continue
      const { matches, total } = body as MatchHistory
      history = { ...history, matches: [...history.matches, ...matches], total: history.total + total }
    }
    return { status: OK, body: history }
  }

  async watch(table: string, since: number | null): Promise<void> {
    if ((await this.load(table)) === null) this.of(table).device.watch(table, since)
  }

  /** Load what matches of these games need. */
  async ready(games: string[]): Promise<void> {
    await this.present?.device.ready(games)
  }

  /** Call the person so. */
  rename(name: string): void {
    this.present?.device.setPerson({ name })
    for (const { device } of this.homes.values()) device.setPerson({ name })
  }

  private async saved(): Promise<void> {
    await Promise.all(this.saving.values())
  }

  /** The device that holds a table, or begins new ones. */
  private of(table: string | undefined): KeyedDevice {
    const found = (table === undefined ? undefined : this.homes.get(table)) ?? this.present
    if (!found) throw new Error('no device')
    return found
  }

  /** Load a table from what is kept; what refuses it, null once it is here. */
  private load(id: string): Promise<DeviceResponse | null> {
    const known = this.loaded.get(id)
    if (known) return known
    const now = savedTable(id).then(async (kept) => {
      if (!kept) return null // the device says that there is none
      const response = await this.of(id).device.load(kept.saved)
      return response.status === OK || (await this.loadOlder(kept)) ? null : response
    })
    this.loaded.set(id, now)
    return now
  }

  /** Load a table with the rules it was played with; whether they are still here. */
  private async loadOlder({ id, files, saved }: SavedTable): Promise<boolean> {
    if (files === undefined || files === this.present?.key) return false
    const started = this.older.get(files) ?? this.startOlder(files, this.eventsOfOlder(files))
    this.older.set(files, started)
    const found = await started.catch(() => null)
    if (found === null || (await found.device.load(saved)).status !== OK) return false
    this.homes.set(id, found)
    return true
  }

  private eventsOfOlder(files: string): DeviceEvents {
    return {
      onMessage: this.onMessage,
      onSave: (table, saved) => {
        void this.older.get(files)?.then((found) => {
          this.homes.set(table, found) // a rematch keeps the rules, too
          this.onSave(table, saved)
        })
      },
    }
  }

  private async keep(table: string, saved: string | null): Promise<void> {
    const info = saved === null ? null : await this.infoOf(table)
    const files = this.of(table).key
    const problem = await keepTable(
      table,
      saved === null ? null : { id: table, saved, changed: Date.now(), info, files },
    )
    if (problem !== this.problem) this.tell({ do: 'storage', problem })
    this.problem = problem
  }

  private async infoOf(table: string): Promise<TableInfo | null> {
    const path = `/api/tables/${table}?since=${String(NO_ENTRIES)}`
    const found = await this.of(table).device.request('GET', path, 'en')
    return found.status === OK ? (found.body as WireSituation).table : null
  }
}
