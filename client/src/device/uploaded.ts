import { keep, readKept } from '../net/storage'

const STORAGE_KEY = 'trianon.uploaded'
const MAX_KEPT = 500

/** Finished matches of this device that the server has, by their ids here. */
export function uploadedIds(): ReadonlyMap<string, string> {
  const found = readKept(STORAGE_KEY)
  return new Map(Array.isArray(found) ? (found as [string, string][]) : [])
}

/** Note that the server has a match, under this id of its own. */
export function noteUploaded(id: string, atServer: string): void {
  keep(STORAGE_KEY, [...uploadedIds(), [id, atServer]].slice(-MAX_KEPT))
}
