import { loadGame } from '../boards'
import { loadTexts } from '../texts/texts'
import { api, spoken, type Outcome } from './api'
import type { EditionInfo, WireSituation } from './messages'

/** What the page of a table wants to know first. */
export interface Ahead {
  situation: Promise<Outcome<WireSituation>>
  edition: Promise<Outcome<EditionInfo>>
}
let asked: { id: string; ahead: Ahead } | null = null

/** Ask about a table while its page is still on its way; as soon as its game is known, that comes too. */
export function lookAhead(id: string): void {
  const situation = api.situation(id, null)
  asked = { id, ahead: { situation, edition: api.tableEdition(id) } }
  void situation.then((said) => {
    if (!said.ok || !said.value.view) return
    const { game } = said.value.table
    // who needs them asks again, and hears of it if they cannot be had
    Promise.all([loadGame(game), loadTexts(spoken(), game)]).catch(() => undefined)
  })
}

/** What was asked about a table, once: whoever looks later wants to know how it stands then. */
export function takeAhead(id: string): Ahead {
  if (asked?.id !== id) lookAhead(id)
  const { ahead } = asked as unknown as { ahead: Ahead }
  asked = null
  return ahead
}
