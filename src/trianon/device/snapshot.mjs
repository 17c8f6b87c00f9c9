// Takes the snapshot of Python's memory with which later starts begin: node snapshot.mjs FOLDER
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = path.resolve(process.argv[2])
const { startPython } = await import(pathToFileURL(path.join(folder, 'host.mjs')))
const { python } = await startPython({
  readFile: (name) => readFile(path.join(folder, name)),
  snapshot: false,
  makesSnapshot: true,
})
python.runPython('from trianon.device import page; page.prepare()')
await writeFile(path.join(folder, 'start.snapshot'), python.makeMemorySnapshot())
