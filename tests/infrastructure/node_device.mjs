// The tables of a device in Node: a JSON command a line, a JSON answer a line: node node_device.mjs FOLDER
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [folder] = process.argv.slice(2)
const { startDevice } = await import(pathToFileURL(`${folder}/host.mjs`))
let saved = {}
const device = await startDevice({
  readFile: (name) => readFile(`${folder}/${name}`),
  onSave: (table, text) => {
    saved[table] = text
  },
})

/** Does a job of thinking, and tells the seconds of processor time it took. */
async function think(job) {
  const before = process.cpuUsage()
  const result = await device.think(job)
  const { user, system } = process.cpuUsage(before)
  return { result, seconds: (user + system) / 1e6 }
}

const COMMANDS = {
  request: ({ method, path, language, body }) => device.request(method, path, language, body),
  load: ({ text }) => device.load(text),
  think: ({ job }) => think(job),
}

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line)
  const answer = await COMMANDS[command.do](command).catch((error) => ({ fault: error.message }))
  process.stdout.write(`${JSON.stringify({ ...answer, saved })}\n`)
  saved = {}
}
