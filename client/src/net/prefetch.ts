import { loadGame } from '../boards'
import { loadTexts } from '../texts/texts'
import { api, apiLanguage, type Outcome } from './api'
import type { EditionInfo, WireSituation } from './messages'

/** What the page of a table wants to know first. */
export interface PrefetchedTable {
  situation: Promise<Outcome<WireSituation>>
  edition: Promise<Outcome<EditionInfo>>
}
let pending: { id: string; prefetched: PrefetchedTable } | null = null

/** Ask about a table while its page is still on its way; as soon as its game is known, that comes too. */
export function prefetchTable(id: string): void {
  const situation = api.situation(id, null)
  pending = { id, prefetched: { situation, edition: api.tableEdition(id) } }
  void situation.then((outcome) => {
    if (!outcome.ok || !outcome.value.view) return
    const { game } = outcome.value.table
    // who needs them asks again, and hears of it if they cannot be had
    Promise.all([loadGame(game), loadTexts(apiLanguage(), game)]).catch(() => undefined)
  })
}

/** What was pending about a table, once: whoever looks later wants to know how it stands then. */
export function takePrefetched(id: string): PrefetchedTable {
  if (pending?.id !== id) prefetchTable(id)
  const { prefetched } = pending as unknown as { prefetched: PrefetchedTable }
  pending = null
  return prefetched
}
