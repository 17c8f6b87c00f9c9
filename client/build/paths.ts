import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { games } from './games.ts'

const PATHS = new URL('../src/pages/paths.json', import.meta.url)

/** The patterns of the page's addresses, as JSON by name. */
function listedPaths(): string {
  return readFileSync(PATHS, 'utf8').replaceAll('GAMES', games().join('|'))
}

/** The patterns of the page's addresses. */
export function pagePatterns(): string[] {
  return Object.values(JSON.parse(listedPaths()) as Record<string, string>)
}

/** Puts the patterns of the page's addresses beside the built client: the server answers 404 to all others. */
export function paths(): Plugin {
  return {
    name: 'trianon-paths',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'paths.json', source: listedPaths() })
    },
  }
}
