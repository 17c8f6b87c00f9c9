import type { TableInfo } from '../net/messages'
import { session, t } from '../state/session.svelte'
import { span } from './time_format'

/** Seconds without an answer after which a player is gone where no clock runs, as the server's GONE_LIMIT. */
export const GONE_WITHOUT_CLOCK = { live: 7 * 86_400, slow: 21 * 86_400 } as const

/** How a table is played: its pace and clock, when that rests, and what happens to players who are gone. */
export function rulesOf(table: TableInfo): string[] {
  const { clock, pace } = table
  const lasting = (seconds: number) => span(seconds, session.language)
  const withPeople = table.seats.filter(({ kind }) => kind !== 'bot').length > 1
  return [
    t(`pace-${pace}`),
    clock ? t('rule-clock', { free: lasting(clock.free), reserve: lasting(clock.reserve) }) : t('clock-none'),
    ...(clock?.rests_at_weekends ? [t('rule-weekends')] : []),
    ...(pace === 'slow' && withPeople ? [t('rule-days-off')] : []),
    ...(withPeople
      ? [
          clock
            ? t(`rule-gone-${table.when_gone ?? 'bot'}`)
            : t(`rule-gone-${table.when_gone ?? 'bot'}.unclocked`, { after: lasting(GONE_WITHOUT_CLOCK[pace]) }),
        ]
      : []),
  ]
}
