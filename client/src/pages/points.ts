import { factsOf } from '../games/facts'
import type { Game } from '../net/board_types'
import { t } from '../state/session.svelte'

/** An amount of what a game counts in the end, in words; a number that is written already is unchanged. */
export function pointsText(game: Game, amount: number | string): string {
  return t(`points-${factsOf(game).unit}`, { count: amount })
}
