import type { TableInfo } from './messages'

/** Commitments this browser saw before it sent a salt, by table: the player's own proof that the deal was not chosen. */
const STORAGE_KEY = 'trianon.commitments'
const MAX_KEPT = 200

function stored(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(found) ? (found as [string, string][]) : []
  } catch {
    return []
  }
}

/** Keeps the commitment that was seen before the salt of this table was sent. */
export function noteCommitment(table: Pick<TableInfo, 'id'>, commitment: string): void {
  const kept = stored().filter(([id]) => id !== table.id)
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...kept, [table.id, commitment]].slice(-MAX_KEPT)))
  } catch {
    // without storage the match is as fair, only this browser cannot show it later
  }
}

/** The commitment that was noted for a table before its salt was sent. */
export function notedCommitment(table: string): string | undefined {
  return stored().find(([id]) => id === table)?.[1]
}

/** This player's share of a seed, so that the server alone cannot choose it. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
