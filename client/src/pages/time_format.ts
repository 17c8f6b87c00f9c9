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

/** A clock's reading: days and hours, or minutes and seconds. */
export function reading(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  if (left >= 86_400) return `${String(Math.floor(left / 86_400))} d ${String(Math.floor((left % 86_400) / 3_600))} h`
  if (left >= 3_600)
    return `${String(Math.floor(left / 3_600))}:${two(Math.floor((left % 3_600) / 60))}:${two(left % 60)}`
  return `${String(Math.floor(left / 60))}:${two(left % 60)}`
}
