// Plays the matches of a file again in WebAssembly, and tells where a digest differs: node replay.mjs MODULE MATCHES
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { WasmGame } from '../../infrastructure/wasm_game.mjs'

const [file, matchesFile] = process.argv.slice(2)
const { tables, matches, spectator, categories } = JSON.parse(readFileSync(matchesFile))
const game = new WasmGame(file)
const { rules, description } = game
const [s, world, tried] = [game.struct('State'), game.struct('State'), game.struct('State')]
const [t, e, silent] = [game.struct('Tables'), game.struct('Events'), game.struct('Events')]
const [o, v, ended] = [game.struct('Options'), game.struct('View'), game.struct('Outcome')]
const { fields: optionFields } = description.structs.Options
const { fields: eventFields } = description.structs.Events
const { fields: stateFields } = description.structs.State
const words = game.words()

const set = (part, text) => game.bytes(part).set(Buffer.from(text, 'base64'))
const nextRandom = (x) => {
  x ^= x << 13
  x ^= x >>> 17
  x ^= x << 5
  return x >>> 0
}

function digest(...parts) {
  const made = createHash('sha256')
  for (const part of parts) made.update(part instanceof Uint8Array ? part : game.bytes(part))
  return made.digest('hex').slice(0, 24)
}

function begin(match) {
  set(s, match.state)
  set(t, tables[match.players])
  for (const part of [e, o, v]) game.bytes(part).fill(0)
  words.setInt8(e.at + eventFields.enabled.offset, 1)
  rules.begin(s.at, t.at, e.at, -1)
  return digest(s, e)
}

/** What a seat may do and what everyone sees before it answers, then the answer. */
function step(match, seat, x, cases) {
  const made = []
  rules.legal(s.at, t.at, o.at, seat)
  made.push(digest(o))
  const count = words.getInt16(o.at + optionFields.count.offset, true)
  const chosen = words.getInt16(o.at + optionFields.ids.offset + 2 * Math.floor((x * count) / 2 ** 32), true)
  for (const viewer of [...Array(match.players).keys(), spectator, seat]) {
    rules.look(s.at, t.at, v.at, viewer)
    made.push(digest(v))
  }
  game.bytes(world).fill(0)
  const { offset } = stateFields.key
  game.bytes(world).set(game.bytes(s).subarray(offset, offset + 32), offset)
  rules.determinize(v.at, t.at, world.at)
  made.push(digest(world))
  const reasons = Array.from({ length: description.options }, (_, option) => rules.why(s.at, t.at, seat, option) & 255)
  made.push(digest(Uint8Array.from(reasons)), ...foresee(match, seat, chosen, cases))
  made.push(digest(Uint8Array.of(rules.asked_seats(s.at), rules.is_secret(s.at), rules.may_reconsider(s.at, seat))))
  words.setInt16(e.at + eventFields.count.offset, 0, true)
  rules.answer(s.at, t.at, e.at, seat, chosen)
  return [...made, digest(s), digest(e)]
}

/** The score as it stands in the world, and what the answer would change there. */
function foresee(match, seat, chosen, cases) {
  const made = []
  for (const number of cases) {
    game.bytes(tried).set(game.bytes(world))
    const chance = rules.preview(tried.at, t.at, silent.at, seat, chosen, number)
    made.push(digest(tried, Uint8Array.of(chance)))
    rules.score_known(v.at, t.at, tried.at, silent.at)
    made.push(digest(tried))
  }
  for (let other = 0; other < match.players; other++)
    for (let category = 0; category < categories; category++)
      made.push(digest(Uint8Array.of(rules.hides(v.at, t.at, other, category))))
  return made
}

/** Where a match parts from the one that was recorded: the number of the answer and of the digest, or nothing. */
function difference(match) {
  if (begin(match) !== match.begun) return [0, 0]
  let x = match.chance
  for (const [number, expected] of match.steps.entries()) {
    const seat = rules.asked_seat(s.at)
    if (seat < 0) return [number, -1]
    x = nextRandom(x)
    const place = step(match, seat, x, expected.cases).findIndex((made, i) => made !== expected.made[i])
    if (place >= 0) return [number, place]
  }
  game.bytes(ended).fill(0)
  rules.outcome(s.at, ended.at)
  return rules.asked_seat(s.at) < 0 && digest(ended) === match.ended ? null : [match.steps.length, -1]
}

process.stdout.write(JSON.stringify(matches.map(difference)))
