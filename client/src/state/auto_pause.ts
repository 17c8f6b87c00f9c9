const STORAGE_KEY = 'trianon.auto-pause'

/** Whether forced answers at a table wait for the player, as they do after an undo; a reload of the page keeps it. */
export class AutoPause {
  isOn: boolean

  constructor(private readonly table: string) {
    this.isOn = read() === table
  }

  begin(): void {
    this.isOn = true
    write(this.table)
  }

  end(): void {
    if (this.isOn) write('')
    this.isOn = false
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function write(table: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, table)
  } catch {
    // a browser that keeps nothing answers again after a reload
  }
}
