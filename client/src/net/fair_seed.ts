import type { SeedReveal, TableInfo } from './messages'
import * as storage from './storage'

/** A salt of this browser; once it may be opened, also the table and the seal of its deal: all that was fixed before. */
interface Salt {
  salt: string
  commitment: string
  table?: string
  seal?: string
  sealed?: number // when, in milliseconds
}

const STORAGE_KEY = 'trianon.salts'
const MAX_KEPT = 200
const MAX_OPENING_MS = 60_000 // in which a salt may be sent again; a deal that is played must not be dealt anew
let unstored: Salt[] = [] // where the browser keeps nothing

function kept(): Salt[] {
  const found = storage.readKept(STORAGE_KEY)
  return Array.isArray(found) ? (found as Salt[]) : unstored
}

function keep(salt: Salt): void {
  unstored = [...kept().filter(({ commitment }) => commitment !== salt.commitment), salt].slice(-MAX_KEPT)
  storage.keep(STORAGE_KEY, unstored)
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function sha256(...lines: readonly string[]): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')))))
}

/** Whether this browser can compute hashes: over https, and on the machine of the server. */
const mayHash = () => typeof (crypto.subtle as SubtleCrypto | undefined) !== 'undefined'

/** A new salt as requests take it: its commitment alone, which is kept here, or itself where nothing can be hashed. */
export async function newSalt(): Promise<{ salt: string } | { salt_commitment: string }> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)))
  if (!mayHash()) return { salt }
  const commitment = await sha256(salt)
  keep({ salt, commitment })
  return { salt_commitment: commitment }
}

/** Whether a salt of this browser may still be awaited at some table. */
export function hasUnopenedSalt(): boolean {
  return kept().some(({ seal }) => seal === undefined)
}

/** My salt if this table awaits it now; the seal of the deal is noted first, and a salt is opened at one table for one deal. */
export async function awaitedSalt({ id, commitment, opening, seats }: TableInfo): Promise<string | null> {
  const own = opening?.salt_commitments[seats.findIndex(({ you }) => you)]
  const mine = own ? kept().find((salt) => salt.commitment === own) : undefined
  if (!opening || !mine) return null
  const seal = await sha256(commitment, ...opening.salt_commitments)
  const sealed = mine.sealed ?? Date.now()
  if (mine.seal !== undefined && (mine.seal !== seal || mine.table !== id)) return null
  if (Date.now() > sealed + MAX_OPENING_MS) return null
  keep({ ...mine, table: id, seal, sealed })
  return mine.salt
}

/** The seal of a table's deal as this browser noted it before it sent its salt. */
export function notedSeal(table: string): string | null {
  return kept().find((salt) => salt.table === table)?.seal ?? null
}

/** What this browser can say of a deal; the names of texts of `FairPlay`. */
export type DealVerdict =
  | 'fair-not-checked'
  | 'fair-wrong'
  | 'fair-not-noted'
  | 'fair-not-opened'
  | 'fair-noted-other'
  | 'fair-not-used'
  | 'fair-withheld'
  | 'fair-noted'

/**
 * Compute a finished match's seed again, and compare its parts with what this browser noted before its salt was sent.
 * Which seat was mine follows from what was noted; without parts the server says that there is nothing to prove.
 */
export async function checkDeal(
  { id, commitment }: Pick<TableInfo, 'id' | 'commitment'>,
  parts: SeedReveal | null,
): Promise<DealVerdict | null> {
  const mine = kept().find(({ table }) => table === id)
  if (!parts) return mine ? 'fair-not-opened' : null
  if (!mayHash()) return 'fair-not-checked'
  const { secret, salts, seed, salt_commitments: hashes } = parts
  const opened = await Promise.all(
    salts.map((salt, seat) => !salt || !hashes.length || sha256(salt).then((hash) => hash === hashes[seat])),
  )
  const fits = (await sha256(secret)) === commitment && (await sha256(secret, ...salts)) === seed
  if (!fits || opened.includes(false)) return 'fair-wrong'
  if (!mine) return 'fair-not-noted'
  if (mine.seal !== (await sha256(commitment, ...hashes))) return 'fair-noted-other'
  if (salts[hashes.indexOf(mine.commitment)] !== mine.salt) return 'fair-not-used'
  return hashes.some((hash, seat) => hash && !salts[seat]) ? 'fair-withheld' : 'fair-noted'
}
