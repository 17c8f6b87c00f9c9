/** A name as the head of a panel. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A text or a number with minus signs where numbers are negative: a hyphen is shorter, and breaks lines. */
export function withMinus(text: string | number): string {
  return String(text).replace(/(?<![\w-])-(?=\d)/g, '−')
}
