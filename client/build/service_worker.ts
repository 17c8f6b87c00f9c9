import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { pagePatterns } from './paths.ts'

const CLIENT = join(dirname(fileURLToPath(import.meta.url)), '..')
const ENTRY = join(CLIENT, 'src/service_worker/worker.ts')
const PUBLIC = join(CLIENT, 'public')
const FILE = 'service-worker.js'
const BUILT = 'virtual:built-files'

/** Builds the service worker after the page, as it lists the page's files. */
export function serviceWorker(): Plugin {
  return {
    name: 'trianon-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: FILE, source: await built(contents(bundle)) })
      },
    },
  }
}

/** The files of the page with their contents: what was bundled, and what lies in `public`. */
function contents(bundle: Rolldown.OutputBundle): Map<string, string | Uint8Array> {
  const found = new Map<string, string | Uint8Array>()
  for (const [name, part] of Object.entries(bundle))
    if (name !== 'paths.json') found.set(name, part.type === 'chunk' ? part.code : part.source)
  for (const name of readdirSync(PUBLIC)) found.set(name, readFileSync(join(PUBLIC, name)))
  return found
}

/** The worker as one classic script. */
async function built(listed: Map<string, string | Uint8Array>): Promise<string> {
  const files = [...listed.keys()].sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(listed.get(file) ?? '')
  const known = { version: hash.digest('hex').slice(0, 12), files, pages: pagePatterns() }
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: FILE } },
    },
    plugins: [
      {
        name: 'trianon-built-files',
        resolveId: (id) => (id === BUILT ? `\0${BUILT}` : null),
        load: (id) =>
          id === `\0${BUILT}`
            ? Object.entries(known)
                .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
                .join('\n')
            : null,
      },
    ],
  })
  const [made] = [output].flat() as Rolldown.RolldownOutput[]
  const [chunk] = made?.output ?? []
  if (!chunk) throw new Error('the service worker could not be built')
  return chunk.code
}
