/** Which tables are played on this device: their ids say so. */
export const DEVICE_PREFIX = 'dev-'

/** Whether a table is one of this device's. */
export function isOnDevice(table: string): boolean {
  return table.startsWith(DEVICE_PREFIX)
}

/** Whether the page was written as a site of its own: no server answers it. */
export function hasServer(): boolean {
  return document.querySelector('meta[name="trianon-home"][content="site"]') === null
}
