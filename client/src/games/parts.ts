import type { Game } from '../net/board_types'

/** The part of a game among those that a glob over `boards/<game>/` found. */
export function partOf<Part>(found: Record<string, Part>, game: Game): Part {
  const part = Object.entries(found).find(([path]) => path.includes(`/${game}/`))?.[1]
  if (part === undefined) throw new Error(`the page has no such part of "${game}"`)
  return part
}
