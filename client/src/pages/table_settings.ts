import { factsOf } from '../games/facts'
import type { Game } from '../net/board_types'
import type { Level, NewTable } from '../net/messages'
import { t } from '../state/session.svelte'

export const LEVELS: readonly Level[] = ['novice', 'thumb', 'apprentice', 'journeyman', 'master', 'grandmaster']

/** Who takes a seat: a bot of a level, or a friend. */
export const seatText = (level: Level | '') =>
  level ? t('seat-bot', { level: t(`level-${level}`) }) : t('seat-friend')

/**
 * What "play now" means: one opponent, hints, no clock, at once; a first match is played against novices, with as many
 * players as the lesson has.
 */
export function playNow(game: Game, isFirst: boolean): NewTable {
  const players = isFirst ? factsOf(game).firstPlayers : 2
  const bots = Array.from({ length: players - 1 }, (): Level => (isFirst ? 'novice' : 'apprentice'))
  return { game, players, bots, hints: true, start: true, watch: 'link' }
}
