import type { Colour } from './edition'

type Silk = Partial<Record<Colour, number>>

const MAX_TILES = 12 // tiles tried in all combinations: more of them pay for nearly everything exactly

/** How many bales of some tiles are not needed, and lost; null where they do not cover the need. */
function surplus(need: Silk, tiles: readonly Silk[]): number | null {
  let lost = 0
  for (const colour of new Set([need, ...tiles].flatMap((silk) => Object.keys(silk) as Colour[]))) {
    const left = tiles.reduce((sum, silk) => sum + (silk[colour] ?? 0), 0) - (need[colour] ?? 0)
    if (left < 0) return null
    lost += left
  }
  return lost
}

/** The bales that are lost however well kept tiles are combined; none where they cannot pay or are too many to try. */
export function leastSurplus(need: Silk, kept: readonly Silk[]): number {
  if (kept.length > MAX_TILES) return 0
  let least = Infinity
  for (let chosen = 0; chosen < 2 ** kept.length && least > 0; chosen += 1) {
    least = Math.min(
      least,
      surplus(
        need,
        kept.filter((_, n) => (chosen >> n) % 2),
      ) ?? Infinity,
    )
  }
  return Number.isFinite(least) ? least : 0
}
