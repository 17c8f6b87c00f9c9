import type { Language } from '../net/messages'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago a moment was, in words. */
export function ago(at: number, language: Language, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now - at)
  for (const [unit, seconds] of UNITS) if (past >= seconds) return format.format(-Math.floor(past / seconds), unit)
  return format.format(0, 'second')
}

/** The day of a moment, in words. */
export function dateOf(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at * 1000)
}

const two = (value: number) => String(value).padStart(2, '0')

/** A time of day as clocks show it, and the minutes since midnight of such a text. */
export const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** A clock's reading: days and hours, or minutes and seconds. */
export function reading(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= 86_400) return `${String(Math.floor(left / 86_400))} d ${String(Math.floor((left % 86_400) / 3_600))} h`
  if (left >= 3_600)
    return `${String(Math.floor(left / 3_600))}:${two(Math.floor((left % 3_600) / 60))}:${two(left % 60)}`
  return `${String(Math.floor(left / 60))}:${two(left % 60)}`
}

/** A span of time in its largest unit, such as "3 days". */
export function span(seconds: number, language: Language): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1]
  const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, options).format(seconds / size)
}

/** How long a match took: whole minutes, from two hours and two days on in these. */
export function lasted(seconds: number, language: Language): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? ['minute', 60]
  const options = { style: 'unit', unit, unitDisplay: 'short' } as const
  return new Intl.NumberFormat(language, options).format(Math.max(1, Math.round(seconds / size)))
}

const DAY_MS = 86_400_000
const WEEK_MS = 6 * DAY_MS

/** A moment within the next days or of the last ones: its time today, its weekday within a week, else its date. */
export function momentOf(at: number, language: Language, now = Date.now() / 1000): string {
  const [moment, present] = [new Date(at * 1000), new Date(now * 1000)]
  if (moment.toDateString() === present.toDateString())
    return moment.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' })
  const isNear = Math.abs(moment.getTime() - present.getTime()) < WEEK_MS
  return moment.toLocaleString(language, {
    ...(isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  })
}

/** The day that ends at a moment or holds it: its weekday within a week, else its date. */
export function lastDayOf(at: number, language: Language, now = Date.now() / 1000): string {
  const day = new Date(at * 1000 - 1)
  const isNear = at - now < WEEK_MS / 1000
  return day.toLocaleDateString(language, isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
}
