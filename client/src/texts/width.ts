const WIDE = 0x2e80 // from here on characters are as wide as they are high

/** About how wide a text is drawn, to make room for it inside a drawing. */
export function widthOf(text: string, size: number): number {
  let width = 0
  for (const character of text) width += (character.codePointAt(0) ?? 0) >= WIDE ? size : size * 0.47
  return width
}
