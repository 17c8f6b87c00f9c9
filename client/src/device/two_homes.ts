import type { ApiResult } from '../net/api'
import type { Connection } from '../net/connection'
import { isOnDevice } from '../net/homes'
import type { Accepted } from '../net/messages'

/** The connections to both homes of tables; the id of a table says which one is meant. */
export class TwoHomes {
  constructor(
    private readonly server: Connection,
    private readonly device: Connection,
  ) {}

  start(): void {
    this.server.start()
  }

  watch(table: string, since: number | null): void {
    this.of(table).watch(table, since)
  }

  unwatch(table: string): void {
    this.of(table).unwatch(table)
  }

  answer(table: string, number: number, key: string): Promise<ApiResult<Accepted>> {
    return this.of(table).answer(table, number, key)
  }

  /** Reconnect to the server at once. */
  refresh(): void {
    this.server.refresh()
  }

  check(): void {
    this.server.check()
  }

  private of(table: string): Connection {
    if (!isOnDevice(table)) return this.server
    this.device.start()
    return this.device
  }
}
