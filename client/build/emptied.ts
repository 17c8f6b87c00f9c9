import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CLIENT = join(dirname(fileURLToPath(import.meta.url)), '..')
const KEPT = 'device' // written by `trianon.device.bundle`

/** Empties the folder of the built page, except for the files of matches on the device. */
export function emptied(folder: string): Plugin {
  const path = join(CLIENT, folder)
  return {
    name: 'trianon-emptied',
    apply: 'build',
    buildStart() {
      for (const name of existsSync(path) ? readdirSync(path) : [])
        if (name !== KEPT) rmSync(join(path, name), { recursive: true })
    },
  }
}
