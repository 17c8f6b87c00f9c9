import type { Game } from '../net/board_types'

/** What every page may have to know of a game (`boards/<game>/facts.ts`), loaded with the first one. */
export interface GameFacts {
  game: Game
  /** among the games on offer, the first one first */
  place: number
  /** what it counts in the end: in the events of its placings, and in the texts `points-<unit>`, `measure-<unit>` */
  unit: string
  /** how that is drawn: a symbol, and whether amounts stand on coins or on rosettes */
  sign: { id: string; box: string; on: 'coin' | 'rosette' }
  /** what seats own in the open, by its name in the view and in the text `measure-<money>` */
  money: string
  /** whether opening what is hidden changes anything */
  hasSecrets: boolean
  /** the lesson that teaches it, by its id; null without one */
  lesson: string | null
  /** advice about what the lesson does not show, by its name after `coach-<game>-` */
  untaught: readonly string[]
  /** how many sit at the first match: as many as in the lesson */
  firstPlayers: number
  /** the built-in editions by id, the default one first */
  editions: readonly [string, ...string[]]
}

const FACTS = import.meta.glob<GameFacts>('../boards/*/facts.ts', { eager: true, import: 'default' })

export const GAME_FACTS: readonly GameFacts[] = Object.values(FACTS).sort((one, other) => one.place - other.place)
export const GAMES: readonly Game[] = GAME_FACTS.map(({ game }) => game)

export function factsOf(game: Game): GameFacts {
  const facts = GAME_FACTS.find((each) => each.game === game)
  if (!facts) throw new Error(`the page has no game "${game}"`)
  return facts
}

/** The game an address asks for, else the first one. */
export function gameAsked(asked: string | null | undefined): Game {
  const facts = GAME_FACTS.find(({ game }) => game === asked) ?? GAME_FACTS[0]
  if (!facts) throw new Error('the page has no games')
  return facts.game
}
