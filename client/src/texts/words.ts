/** A name as the head of a panel. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
