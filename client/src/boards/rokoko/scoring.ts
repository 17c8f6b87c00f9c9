import type { GameEvent } from '../../net/protocol'
import { accountOf, type Account } from '../../shell/account'
import type { Formatter } from '../../texts/messages'

/** The final scoring of Rokoko: every line, added up by category. */
export function account(formatter: Formatter, events: readonly GameEvent[], seats: number): Account {
  return accountOf(formatter, events, seats, 'prestige', events.filter((event) => event.event === 'score'))
}
