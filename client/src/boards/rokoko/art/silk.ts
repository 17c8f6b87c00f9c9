import type { Colour, Silk } from '../edition'

export const COLOURS: readonly Colour[] = ['yellow', 'green', 'red', 'blue']

/** Bales one by one, in the order of the colours. */
export function balesOf(silk: Silk): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: silk[colour] ?? 0 }, () => colour))
}
