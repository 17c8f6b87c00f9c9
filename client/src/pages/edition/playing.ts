import { api } from '../../net/api'
import type { Game } from '../../net/board_types'
import type { Problem } from '../../net/messages'
import { preparations } from '../../state/preparation.svelte'
import { router } from '../../state/router.svelte'

/** Begin a match with an edition against bots and go there; what is wrong where that cannot be. */
export async function playAlone(game: Game, players: number, text: string): Promise<Problem | null> {
  const bots = Array.from({ length: players - 1 }, () => 'apprentice' as const)
  const wanted = { game, players, edition_text: text, bots, hints: true, start: true }
  const made = await preparations.request(game, () => api.createTable(wanted))
  if (made.ok) router.go(`/t/${made.value.table.id}`)
  return made.ok ? null : made.problem
}
