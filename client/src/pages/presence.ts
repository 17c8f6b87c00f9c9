import type { TableInfo } from '../net/messages'
import { session, t } from '../state/session.svelte'
import { ago, lastDayOf, momentOf } from './time_format'

type Seat = TableInfo['seats'][number]

/** Whether a person's clock stands still now, and why. */
export function restOf(seat: Seat, now: number): NonNullable<Seat['rest']> | null {
  const { rest } = seat
  return rest && rest.begin <= now && now < rest.until ? rest : null
}

/** Where another person is, in words; empty while the person is here. */
export function presenceOf(seat: Seat, now = Date.now() / 1000 + session.skew): string {
  if (seat.kind !== 'person' || seat.you) return ''
  const { language } = session
  const rest = restOf(seat, now)
  if (rest?.reason === 'days-off') return t('presence-days-off', { until: lastDayOf(rest.until, language, now) })
  if (seat.asleep_until && seat.asleep_until > now)
    return t('presence-asleep', { until: momentOf(seat.asleep_until, language, now) })
  if (rest) return t('presence-weekend')
  return seat.absent_since ? t('presence-away', { ago: ago(seat.absent_since, language, now) }) : ''
}
