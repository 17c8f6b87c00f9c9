import { readdirSync, readFileSync } from 'node:fs'
import { HistrioTable } from '../src/boards/histrio/table.svelte'
import { RokokoTable } from '../src/boards/rokoko/table.svelte'
import type { Game, Situation } from '../src/net/board_types'
import { loadTexts, type Language } from '../src/texts/texts'

function read<T>(name: string): T {
  return JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as T
}

/** The fixtures that lie here: the small ones always, the others where `build.py` was run. */
export function fixtures(game: Game): string[] {
  return readdirSync('fixtures')
    .filter((file) => file.startsWith(`${game}-`) && !file.includes('edition') && file.endsWith('.json'))
    .map((file) => file.slice(0, -5))
}

/** A table with a fixture on it, changed where a test needs another situation; what is picked goes into the list. */
export async function tableOf(
  name: string,
  language: Language = 'en',
  picked: string[] = [],
  change: (situation: Situation) => void = () => undefined,
) {
  const situation = read<Situation>(name)
  change(situation)
  const setup = {
    situation,
    edition: read(`${situation.game}-edition`),
    names: read(`${situation.game}-edition-pieces`),
    texts: await loadTexts(language, situation.game),
    onpick: (key: string) => {
      picked.push(key)
    },
  } as never
  return situation.game === 'rokoko' ? new RokokoTable(setup) : new HistrioTable(setup)
}
