/** A text with a capital first letter, as it stands at the head of a panel or by itself. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Sentences as one text; no space follows a full stop of Chinese. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(' ').replace(/(?<=[。！？]) /g, '')
}

/** A text or a number with minus signs where numbers are negative: a hyphen is shorter, and breaks lines. */
export function withMinus(text: string | number): string {
  return String(text).replace(/(?<![\w-])-(?=\d)/g, '−')
}
