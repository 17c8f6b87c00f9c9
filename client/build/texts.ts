import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { games } from './games.ts'

const LANGUAGES = ['en', 'de', 'zh'] as const
const RULES = 'rules.ftl'
const TITLE = 'title.ftl' // what pages say of a game before its table is opened
const FAULTS = 'faults.ftl' // of files; the server writes them out
const REPORT = 'report.ftl' // of statistics
const EDITION = 'edition.ftl' // of the editor of editions
const HERE = dirname(fileURLToPath(import.meta.url))

interface Folder {
  at: string
  takes: (file: string) => boolean
}

/** The texts of a game that the Python package reads, too. */
function ofGame(name: string, takes: Folder['takes']): Folder {
  return { at: join(HERE, `../../src/trianon/games/${name}/locales`), takes }
}

/** The texts of a game that only the page reads: those of its board. */
function ofBoard(name: string): Folder {
  return { at: join(HERE, `../src/boards/${name}/locales`), takes: () => true }
}

/** Where each set of texts lies: the client's with the titles of all games, and for every game its words, its rules, its statistics and its editions. */
const SETS: Record<string, Folder[]> = {
  client: [
    { at: join(HERE, '../locales'), takes: () => true },
    ...games().map((name) => ofGame(name, (file) => file === TITLE)),
  ],
}
for (const name of games()) {
  SETS[name] = [ofGame(name, (file) => ![TITLE, RULES, FAULTS, REPORT, EDITION].includes(file)), ofBoard(name)]
  SETS[`${name}-rules`] = [ofGame(name, (file) => file === RULES)]
  SETS[`${name}-edition`] = [ofGame(name, (file) => file === EDITION)]
  SETS[`${name}-report`] = [ofGame(name, (file) => file === REPORT)]
}

/** The Fluent files of one set in one language. */
export function files(set: string, language: string): string[] {
  const folders = SETS[set]
  if (!folders) throw new Error(`no texts are called "${set}"`)
  return folders.flatMap(({ at, takes }) => {
    const found = readdirSync(join(at, language)).filter((file) => file.endsWith('.ftl') && takes(file))
    return found.sort().map((file) => join(at, language, file))
  })
}

/** A Fluent source without what only its translators read. */
export function slim(source: string): string {
  return source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
}

const INDEX = 'virtual:texts'

/** Bundles the Fluent files: one lazy chunk per set and language, so that only words that are read are loaded. */
export function texts(): Plugin {
  return {
    name: 'trianon-texts',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const lines = Object.keys(SETS).flatMap((set) =>
          LANGUAGES.map((language) => `'${set}/${language}': () => import('${INDEX}/${set}/${language}')`),
        )
        return `export default {\n${lines.join(',\n')}\n}`
      }
      if (!id.startsWith(`\0${INDEX}/`)) return null
      const [set = '', language = ''] = id.slice(INDEX.length + 2).split('/')
      const found = files(set, language)
      for (const file of found) this.addWatchFile(file)
      return `export default ${JSON.stringify(found.map((file) => slim(readFileSync(file, 'utf8'))).join('\n'))}`
    },
  }
}
