import { keep, readKept } from '../net/storage'
import type { Language, Me, MeChange } from '../net/messages'

const STORAGE_KEY = 'trianon.me'

const known = () => readKept(STORAGE_KEY) as Partial<Me> | null

/** The name that was used last in this browser; empty before there is one. */
export const knownName = (): string => known()?.name ?? ''

/** The person as this browser knows them without a server: by the name that was used last. */
export function localPerson(language: Language): Me {
  return { id: 'device', name: '', is_new: false, device_matches: true, ...known(), language }
}

/** Keep what a server said of the person, for visits without it. */
export function keepPerson(me: Me): void {
  keep(STORAGE_KEY, me)
}

/** Change the person of this browser. */
export function changeLocalPerson(language: Language, wanted: MeChange): Me {
  const me = { ...localPerson(wanted.language ?? language), ...(wanted.name ? { name: wanted.name } : {}) }
  keepPerson(me)
  return me
}
