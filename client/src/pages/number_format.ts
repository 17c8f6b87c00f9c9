import { session } from '../state/session.svelte'

const formats = new Map<string, Intl.NumberFormat>() // they take long to make

function format(value: number, options: Intl.NumberFormatOptions): string {
  const name = session.language + JSON.stringify(options)
  const known = formats.get(name) ?? new Intl.NumberFormat(session.language, options)
  formats.set(name, known)
  return known.format(value)
}

/** A number in the language that is shown, with no more digits behind the point than asked for. */
export const decimal = (value: number, digits = 1) => format(value, { maximumFractionDigits: digits })
export const whole = (value: number) => decimal(value, 0)
export const percent = (share: number) => format(share, { style: 'percent', maximumFractionDigits: 0 })
