import { expect, it } from 'vitest'
import { scrollDistance } from '../src/shell/choices_in_sight.svelte'

const [ROOF, FLOOR] = [150, 750]

it.each([
  [[900, 690], 0], // one of them is in sight
  [[], 0],
  [[720, 900], 320], // all below the dock
  [[20], -380], // above the bar
])('choices at %j px are scrolled to by %i', (tops, distance) => {
  const places = tops.map((top) => ({ top, bottom: top + 100 }))
  expect(scrollDistance(places, ROOF, FLOOR)).toBe(distance)
})
