import { factsOf } from '../boards/facts'
import type { Game } from '../net/protocol'
import type { Clock, Level, NewTable, Pace } from '../net/messages'

export const LEVELS: readonly Level[] = ['novice', 'thumb', 'apprentice', 'journeyman', 'master', 'grandmaster']

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The clocks on offer, by pace and the name of their text. */
export const CLOCKS: Record<Pace, [string, Clock | null][]> = {
  live: [
    ['clock-none', null],
    ['clock-brisk', { free: 30, reserve: 10 * MINUTE }],
    ['clock-calm', { free: MINUTE, reserve: 30 * MINUTE }],
  ],
  slow: [
    ['clock-day', { free: DAY, reserve: DAY }],
    ['clock-days', { free: 3 * DAY, reserve: 3 * DAY }],
    ['clock-week', { free: 7 * DAY, reserve: 7 * DAY }],
    ['clock-none', null],
  ],
}

/**
 * What "play now" means: one opponent, hints, no clock, at once; a first match is played against novices, with as many
 * players as the lesson has.
 */
export function playNow(game: Game, isFirst: boolean): NewTable {
  const players = isFirst ? factsOf(game).firstPlayers : 2
  const bots = Array.from({ length: players - 1 }, (): Level => (isFirst ? 'novice' : 'apprentice'))
  return { game, players, bots, hints: true, start: true, watch: 'link' }
}
