import type { OpenTable } from '../boards'
import { loadTexts, type Language, type Texts } from '../texts/texts'
import { sleep } from '../net/timers'
import type { Game, Occupant } from '../net/board_types'
import { session } from './session.svelte'

const RETRY_DELAY = 2_000 // ms until texts that could not be loaded are asked for again

/**
 * Show a board in the language that was chosen, with nothing else changed; asks again while the texts cannot be loaded,
 * and gives up once another language is chosen or the board is closed.
 */
export async function translateBoard(
  { table }: OpenTable,
  game: Game,
  language: Language,
  seats: (texts: Texts) => Occupant[],
  isOpen: () => boolean,
): Promise<void> {
  const isWanted = () => isOpen() && session.language === language && table.texts.language !== language
  while (isWanted()) {
    const texts = await loadTexts(language, game).catch(() => null)
    if (texts && isWanted()) {
      table.texts = texts
      table.revise({ seats: seats(texts) })
    } else if (isWanted()) {
      await sleep(RETRY_DELAY)
    }
  }
}
