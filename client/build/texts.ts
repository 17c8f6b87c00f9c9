import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LANGUAGES = ['en', 'de', 'zh'] as const
const RULES = 'rules.ftl'
const FAULTS = 'faults.ftl' // of files; the server writes them out
const HERE = dirname(fileURLToPath(import.meta.url))

/** Where each set of texts lies; the games' words are the same files the Python package reads. */
const FOLDERS: Record<string, { at: string; takes: (file: string) => boolean }> = {
  client: { at: join(HERE, '../locales'), takes: () => true },
  rokoko: game('rokoko', (file) => file !== RULES && file !== FAULTS),
  histrio: game('histrio', (file) => file !== RULES && file !== FAULTS),
  'rokoko-rules': game('rokoko', (file) => file === RULES),
  'histrio-rules': game('histrio', (file) => file === RULES),
}

function game(name: string, takes: (file: string) => boolean) {
  return { at: join(HERE, `../../src/trianon/games/${name}/locales`), takes }
}

/** The Fluent files of one set in one language. */
export function files(set: string, language: string): string[] {
  const folder = FOLDERS[set]
  if (!folder) throw new Error(`no texts are called "${set}"`)
  const at = join(folder.at, language)
  return readdirSync(at)
    .filter((file) => file.endsWith('.ftl') && folder.takes(file))
    .sort()
    .map((file) => join(at, file))
}

/** A Fluent source without what only its translators read. */
export function slim(source: string): string {
  return source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
}

const INDEX = 'virtual:texts'

/** Bundles the Fluent files: one lazy chunk per set and language, so that nobody loads words they do not read. */
export function texts(): Plugin {
  return {
    name: 'trianon-texts',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const lines = Object.keys(FOLDERS).flatMap((set) =>
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
