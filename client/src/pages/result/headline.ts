import type { Game } from '../../net/board_types'
import { t } from '../../state/session.svelte'
import { decisiveRow, type Account } from '../../shell/account'
import { withMinus } from '../../texts/typography'
import { pointsText } from '../points'

/** How a match went for one seat, in one line: place, points, and what decided it. */
export function headlineOf(game: Game, account: Account, seat: number): string {
  const place = account.placings[seat - 1] ?? 1
  const isShared = place === 1 && account.placings.filter((each) => each === 1).length > 1
  const points = pointsText(game, account.totals[seat - 1] ?? 0)
  const gap = decisiveRow(account, seat)
  const placing = t(isShared ? 'headline-shared' : 'headline-place', { place, players: account.placings.length })
  const kind = place === 1 ? 'headline-won' : (gap?.own ?? 0) < 0 ? 'headline-cost' : 'headline-lost'
  const decided = gap ? [t(kind, { what: gap.row.name, own: withMinus(gap.own), other: withMinus(gap.other) })] : []
  return [placing, points, ...decided].join(' · ')
}
