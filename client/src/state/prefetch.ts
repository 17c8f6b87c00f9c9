import { loadGame } from '../boards'
import { loadTexts } from '../texts/texts'
import { api, apiLanguage, type ApiResult } from '../net/api'
import type { EditionInfo, WireSituation } from '../net/messages'

/** The first requests of a table's page, already under way. */
export interface PrefetchedTable {
  situation: Promise<ApiResult<WireSituation>>
  edition: Promise<ApiResult<EditionInfo>>
}
let pending: { id: string; prefetched: PrefetchedTable } | null = null

/** Request a table while its page is still loading, then the code and texts of its game. */
export function prefetchTable(id: string): PrefetchedTable {
  const situation = api.situation(id, null)
  const prefetched = { situation, edition: api.tableEdition(id) }
  pending = { id, prefetched }
  void situation.then((outcome) => {
    if (!outcome.ok || !outcome.value.view) return
    const { game } = outcome.value.table
    // failures surface when the page loads them itself
    Promise.all([loadGame(game), loadTexts(apiLanguage(), game)]).catch(() => undefined)
  })
  return prefetched
}

/** Take the prefetched answers for a table; a later call fetches anew. */
export function takePrefetched(id: string): PrefetchedTable {
  const prefetched = pending?.id === id ? pending.prefetched : prefetchTable(id)
  pending = null
  return prefetched
}
