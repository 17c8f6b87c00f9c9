/** The symbol of an encounter card: `comedian.3`, `tragedian.1`, `alms.2`, or the id of a juggler. */
export function symbolOf(card: string): string {
  const [kind = '', value] = card.split('.')
  if (!value) return `hi-card-${kind}`
  return `hi-card-${kind === 'alms' ? 'alms-' : kind.charAt(0)}${value}`
}

/** How far apart the cards of a row or fan stand so that all of them fit, the newest on top. */
export function stepOf(count: number, width: number, room: number, widest: number): number {
  return count < 2 ? 0 : Math.min(widest, (room - width) / (count - 1))
}
