import { describe, expect, it } from 'vitest'
import type { RokokoView } from '../src/boards/rokoko/edition'
import type { Table } from '../src/shell/table.svelte'
import { fixtures, tableOf } from './fixtures'

/** How many tiles lie face down before rivals. */
function hidden(table: Table): number {
  const seats = (table.view as RokokoView).seats
  return table.view.game === 'rokoko' ? seats.reduce((sum, seat) => sum + (seat.kept ? 0 : seat.kept_size), 0) : 0
}

describe('counting along', () => {
  it.each([...fixtures('rokoko'), ...fixtures('histrio')])('comes out even in %s', async (name) => {
    const table = (await tableOf(name)) as unknown as Table
    for (const { title, size, unseen } of table.unseen()) {
      const sum = unseen.reduce((all, { count }) => all + count, 0)
      expect([title, sum]).toEqual([title, size + (title === 'unseen-tiles' ? hidden(table) : 0)])
      expect(unseen.every((each) => each.name.length > 2)).toBe(true)
    }
  })
})
