import type { RokokoTable } from './table.svelte'

/** What a tip says of a decoration: what it costs and brings, or who has funded it. */
export function decorationLines(table: RokokoTable, at: string): string[] {
  const space = table.pieces.decoration(at)
  const owner = table.view.decorations[at]
  const lines = [owner ? table.text('decoration-of', { who: table.seating.name(owner) }) : table.text('decoration-price', { price: space.price })]
  if (space.prestige) lines.push(table.text('count-prestige', { count: space.prestige }))
  if (space.multiplier) lines.push(table.text('decoration-multiplier', { times: space.multiplier }))
  return lines
}
