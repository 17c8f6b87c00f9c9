import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { awaitedSalt, checkDeal, newSalt, notedSeal, type DealVerdict } from '../src/net/fair_seed'
import type { SeedReveal, TableInfo } from '../src/net/messages'

const sha256 = (...lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex')
const SECRET = 'ab'.repeat(32)
const hashOf = (salt: string) => (salt ? sha256(salt) : '')

/** A table of three at which I have the first seat and the others' commitments are these. */
function table(mine: string, ...others: string[]): TableInfo {
  const seats = [{ you: true }, { you: false }, { you: false }]
  const opening = { salt_commitments: [mine, ...others], until: 0 }
  return { id: 't', commitment: sha256(SECRET), opening, seats } as unknown as TableInfo
}

/** What a server publishes that made the seed of these salts; their commitments fit unless others are given. */
function reveal(salts: string[], salt_commitments = salts.map(hashOf)): SeedReveal {
  return { secret: SECRET, salts, salt_commitments, committed: [], seed: sha256(SECRET, ...salts) }
}

async function committed(): Promise<string> {
  const sent = await newSalt()
  return 'salt_commitment' in sent ? sent.salt_commitment : ''
}

it('a salt is opened at its own table only, for one deal, after the seal of the deal is noted', async () => {
  const own = await committed()
  expect(await awaitedSalt(table(hashOf('another'), '', ''))).toBeNull()
  expect(notedSeal('t')).toBeNull()
  const salt = await awaitedSalt(table(own, hashOf('sel'), ''))
  expect(hashOf(salt ?? '')).toBe(own)
  expect(notedSeal('t')).toBe(sha256(sha256(SECRET), own, hashOf('sel'), ''))
  expect(await awaitedSalt(table(own, hashOf('sel'), ''))).toBe(salt)
  expect(await awaitedSalt(table(own, hashOf('sucre'), ''))).toBeNull()
})

it('a deal that was played before is not dealt again at another table', async () => {
  const own = await committed()
  const played = { ...table(own, hashOf('sel'), ''), id: 'played' }
  const salt = (await awaitedSalt(played)) ?? ''
  const again = { ...played, id: 'again' } // an accomplice knows its cards
  expect(await awaitedSalt(again)).toBeNull()
  expect(await checkDeal(again, reveal([salt, 'sel', '']))).toBe('fair-not-noted')
  expect(await checkDeal(played, reveal([salt, 'sel', '']))).toBe('fair-noted')
  vi.setSystemTime(Date.now() + 61_000)
  expect(await awaitedSalt(played)).toBeNull() // nor at the same one, as a rematch
  vi.useRealTimers()
})

it('a deal is found fair or not, whatever the server did to it', async () => {
  const own = await committed()
  const sealed = { ...table(own, hashOf('sel'), ''), id: 'fair' }
  const hashes = [own, hashOf('sel'), '']
  const salt = (await awaitedSalt(sealed)) ?? ''
  const cases: [DealVerdict, SeedReveal | null][] = [
    ['fair-not-opened', null], // as if it had been a lesson
    ['fair-noted', reveal([salt, 'sel', ''])],
    ['fair-withheld', reveal([salt, '', ''], hashes)],
    ['fair-not-used', reveal(['', 'sel', ''], hashes)],
    ['fair-noted-other', reveal(['mine rewritten', 'sel', ''])],
    ['fair-wrong', reveal(['mine rewritten', 'sel', ''], hashes)],
    ['fair-noted-other', reveal([salt, 'sel', 'a bot has one'])],
    ['fair-noted-other', reveal([salt, 'chosen by an accomplice afterwards', ''])],
    ['fair-noted-other', reveal([salt, 'sel', ''], [])], // as if an earlier version had dealt
    ['fair-wrong', { ...reveal([salt, 'sel', '']), seed: sha256('chosen') }],
    ['fair-wrong', { ...reveal([salt, 'sel', '']), secret: 'cd'.repeat(32) }],
  ]
  for (const [verdict, parts] of cases) expect(await checkDeal(sealed, parts)).toBe(verdict)
  const unseated = { ...sealed, seats: [{ you: false }, { you: false }, { you: false }] } as TableInfo
  expect(await checkDeal(unseated, reveal(['mine rewritten', 'sel', '']))).toBe('fair-noted-other')
  const unseen = { ...sealed, id: 'unseen' }
  expect(await checkDeal(unseen, reveal([salt, 'sel', '']))).toBe('fair-not-noted')
  expect(await checkDeal(unseen, null)).toBeNull()
})
