import { keepText, readText } from '../net/storage'

const STORAGE_KEY = 'trianon.auto-pause'

/** Whether forced answers at a table wait for the player, as they do after an undo; a reload of the page keeps it. */
export class AutoPause {
  isOn: boolean

  constructor(private readonly table: string) {
    this.isOn = readText(STORAGE_KEY, 'sessionStorage') === table
  }

  begin(): void {
    this.isOn = true
    keepText(STORAGE_KEY, this.table, 'sessionStorage')
  }

  end(): void {
    if (this.isOn) keepText(STORAGE_KEY, '', 'sessionStorage')
    this.isOn = false
  }
}
