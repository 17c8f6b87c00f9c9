import { GAME_FACTS } from '../../games/facts'
import { storeList, storedList } from '../../state/stored_list'

const STORAGE_KEY = 'trianon.lessons' // its name in browsers that know it already
/** advice shown since the page was opened: a browser that stores nothing must not repeat it at once */
const shown = new Set<string>()

/** Whether a piece of advice was shown before, or its game was taught by a lesson that covers it. */
export function wasShown(advice: string): boolean {
  const isTaught = !GAME_FACTS.some(({ game, untaught }) => untaught.some((name) => advice === `coach-${game}-${name}`))
  return [...shown, ...storedList(STORAGE_KEY)].some(
    (known) => known === advice || (isTaught && known.endsWith('*') && advice.startsWith(known.slice(0, -1))),
  )
}

export function markShown(advice: string): void {
  shown.add(advice)
  storeList(STORAGE_KEY, [...new Set([...storedList(STORAGE_KEY), advice])])
}

const TAUGHT = ['coach-glow', 'coach-why'] // what every lesson shows: what glows can be chosen, and the rest says why not

/** Note that a lesson taught a game: advice about it would repeat what is known. */
export function markGameTaught(game: string): void {
  TAUGHT.forEach(markShown)
  markShown(`coach-${game}-*`)
}

/** Show all advice again. */
export function showAllAgain(): void {
  shown.clear()
  storeList(STORAGE_KEY, [])
}
