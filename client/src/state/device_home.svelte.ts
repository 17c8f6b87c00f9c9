import type { StorageProblem } from '../device/protocol'
import { canPlayHere, TablesOfDevice } from '../device/tables_of_device'
import { hasServer } from '../net/homes'
import { keepDeviceFiles } from '../net/service_worker'
import { after } from '../net/timers'
import { settings } from './settings.svelte'

const KEEP_DELAY = 5_000 // ms in which the page loads what it shows first
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Matches on this device: whether they are played here, how far their files are loaded, whether they can be kept. */
class DeviceHome {
  /** how far the files are loaded, from 0 to 1; null before they are needed and once they are there */
  progress: number | null = $state(null)
  /** what keeps matches from being saved */
  storageProblem: StorageProblem | null = $state(null)
  /** whether the operator of the server lets matches be played on devices */
  isAllowed = $state(false)
  readonly tables = new TablesOfDevice(() => this.isPreferred, {
    onprogress: (share) => {
      this.progress = share < 1 ? share : null
    },
    onstorage: (problem) => {
      this.storageProblem = problem
    },
  })

  /** Whether matches against bots alone are played here rather than at the server. */
  get isPreferred(): boolean {
    return canPlayHere() && (!hasServer() || (this.isAllowed && settings.now.onDevice))
  }

  /** Whether the person may choose between this device and the server. */
  get isOffered(): boolean {
    return canPlayHere() && hasServer() && this.isAllowed
  }

  /** Keep what matches here need for visits without a network, unless the person pays for every byte. */
  start(): void {
    $effect.root(() => {
      $effect(() => {
        const isLoading = this.progress !== null // a match's own files come first
        if (this.isPreferred && !isLoading && !savesData()) return after(KEEP_DELAY, () => void keepDeviceFiles())
      })
    })
  }

  /** Load what matches of a game need, while the page does nothing else. */
  prepare(games: string[]): void {
    if (this.isPreferred) this.tables.link.prepare(games)
  }
}

export const deviceHome = new DeviceHome()
