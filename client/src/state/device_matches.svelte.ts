import { isPlayed, savedTables } from '../device/saved_tables'
import { noteUploaded, uploadedIds } from '../device/uploaded'
import { api, isTransient, type ApiResult } from '../net/api'
import { hasServer, isOnDevice } from '../net/homes'
import type { WireSituation } from '../net/messages'
import { deviceHome } from './device_home.svelte'
import { session } from './session.svelte'

const LOCK = 'trianon-uploads' // one tab sends at a time

/** Matches of this device on their way to the server, and back. */
class DeviceMatches {
  /** how many the server got from this tab */
  sent = $state(0)

  /** Give the server every finished match of this device as soon as it can be reached. */
  start(): void {
    if (!hasServer()) return
    session.subscribe((message) => {
      if (message.type === 'turn' && message.status === 'over' && isOnDevice(message.table)) void this.upload()
    })
    $effect.root(() => {
      $effect(() => {
        if (session.connectionState === 'live' && deviceHome.isPreferred) void this.upload()
      })
    })
  }

  /** Let the server go on with a match of this device. */
  async toServer(table: string): Promise<ApiResult<WireSituation>> {
    const match = await api.handOver(table)
    if (!match.ok) return match
    const kept = await api.keepDeviceMatch(match.value)
    if (kept.ok) await api.leave(table)
    return kept
  }

  /** Go on here with a match that the server has; it gives it up once it is saved here. */
  async toDevice(table: string): Promise<ApiResult<WireSituation>> {
    const match = await api.deviceMatch(table)
    if (!match.ok) return match
    const taken = await api.takeOver(match.value)
    if (!taken.ok) return taken
    const closed = await api.closeDeviceMatch(table)
    if (closed.ok) return taken
    await api.leave(taken.value.table.id)
    return closed
  }

  private async upload(): Promise<void> {
    await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      const known = uploadedIds()
      for (const { id, info } of await savedTables()) {
        if (info?.status !== 'over' || info.lesson || !isPlayed(info) || known.has(id)) continue
        const match = await api.handOver(id)
        const kept = match.ok ? await api.keepDeviceMatch(match.value) : match
        if (kept.ok) {
          noteUploaded(id, kept.value.table.id)
          this.sent += 1
        } else if (isTransient(kept.problem)) return
      }
    })
  }
}

export const deviceMatches = new DeviceMatches()
