// Random matches in WebAssembly: node random_play.mjs MODULE SETTING, a JSON file with the tables, the key and the players.
// Prints the decisions, the seconds of processor time, and a digest of the results.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { WasmGame } from '../tests/infrastructure/wasm_game.mjs'

const [file, settingFile] = process.argv.slice(2)
const { tables, key, players, matches, warm } = JSON.parse(readFileSync(settingFile))
const game = new WasmGame(file)
const workspace = game.tuple('Workspace')
const [seats, keyAt] = [{ at: game.take(players), size: players }, { at: game.take(32), size: 32 }]
const rows = Math.max(matches, warm)
const results = { at: game.take(4 * rows * (2 * players + 2)), size: 4 * matches * (2 * players + 2) }
game.bytes(workspace.parts.t).set(Buffer.from(tables, 'base64'))
game.bytes(keyAt).set(Buffer.from(key, 'base64'))

const play = (count) => game.rules.play_series(workspace.at, 0, seats.at, players, keyAt.at, 0, results.at, count)
play(warm)
const before = process.cpuUsage()
const decisions = play(matches)
const { user, system } = process.cpuUsage(before)
const digest = createHash('sha256').update(game.bytes(results)).digest('hex')
process.stdout.write(JSON.stringify({ decisions, seconds: (user + system) / 1e6, digest }))
