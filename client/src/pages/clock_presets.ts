import type { Clock, Pace } from '../net/messages'

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
    ['clock-day', { free: DAY, reserve: 3 * DAY }],
    ['clock-days', { free: 3 * DAY, reserve: 7 * DAY }],
    ['clock-week', { free: 7 * DAY, reserve: 7 * DAY }],
    ['clock-none', null],
  ],
}
