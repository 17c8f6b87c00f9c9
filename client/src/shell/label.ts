/** The words and numbers of a text, as speech recognition compares them: lower case, without signs and parentheses. */
export function tokens(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\([^()]*\)/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Whether the words of one text stand side by side in another. */
function isSaid(words: string, text: string): boolean {
  return ` ${tokens(text).join(' ')} `.includes(` ${tokens(words).join(' ')} `)
}

/**
 * The accessible name of a place. What is drawn on it is a part of the name, word for word: a place can be chosen by
 * saying what is seen (WCAG 2.5.3).
 */
export function labelOf(name: string, lines: readonly string[], drawn: string): string {
  const label = [name, ...lines].join('. ')
  const seen = drawn.replace(/\s+/g, ' ').trim()
  if (!seen || isSaid(seen, label)) return label
  return [isSaid(name, seen) ? seen : `${name}: ${seen}`, ...lines].join('. ')
}
