import { storeList, storedList } from '../../net/stored_list'

const STORAGE_KEY = 'trianon.lessons'
/** what was learnt since the page was opened: a browser that keeps nothing must not repeat itself at once */
const learnt = new Set<string>()

/** Whether a piece of advice was given before. */
export function isKnown(lesson: string): boolean {
  return learnt.has(lesson) || storedList(STORAGE_KEY).includes(lesson)
}

export function learn(lesson: string): void {
  learnt.add(lesson)
  storeList(STORAGE_KEY, [...new Set([...storedList(STORAGE_KEY), lesson])])
}

/** Hear all advice again. */
export function forget(): void {
  learnt.clear()
  storeList(STORAGE_KEY, [])
}
