import { GAME_FACTS } from '../../boards/facts'
import { storeList, storedList } from '../../net/stored_list'

const STORAGE_KEY = 'trianon.lessons'
/** what was learnt since the page was opened: a browser that keeps nothing must not repeat itself at once */
const learnt = new Set<string>()

/** Whether a piece of advice was given before, or all of its kind; what a lesson does not show is known only by itself. */
export function isKnown(lesson: string): boolean {
  const isTaught = !GAME_FACTS.some(({ game, untaught }) => untaught.some((name) => lesson === `coach-${game}-${name}`))
  return [...learnt, ...storedList(STORAGE_KEY)].some((known) => known === lesson || (isTaught && known.endsWith('*') && lesson.startsWith(known.slice(0, -1))))
}

export function learn(lesson: string): void {
  learnt.add(lesson)
  storeList(STORAGE_KEY, [...new Set([...storedList(STORAGE_KEY), lesson])])
}

/** Note that a game was taught from its beginning: advice about it would repeat what is known. */
export function learnGame(game: string): void {
  learn(`coach-${game}-*`)
}

/** Hear all advice again. */
export function forget(): void {
  learnt.clear()
  storeList(STORAGE_KEY, [])
}
