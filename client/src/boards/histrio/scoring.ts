import type { GameEvent } from '../../net/protocol'
import { accountOf, type Account } from '../../shell/account'
import type { Formatter } from '../../texts/messages'

/** The account of Histrio: every source of Ecu, seat by seat. */
export function account(formatter: Formatter, events: readonly GameEvent[], seats: number): Account {
  return accountOf(formatter, events, seats, 'ecu', events.filter((event) => event.event === 'score' && event['points'] !== 0))
}
