import type { Component } from 'svelte'
import { loadSheet } from '../art/sheets'
import type { Game } from '../net/protocol'
import type { Table, TableSetup } from '../shell/table.svelte'

interface Kind {
  /** makes the table of this game from what the server sent */
  table: (setup: never) => Table
  board: Component<{ table: never }>
}

const KINDS: Record<Game, () => Promise<Kind>> = {
  rokoko: async () => {
    const [{ RokokoTable }, board] = await Promise.all([import('./rokoko/table.svelte'), import('./rokoko/RokokoBoard.svelte')])
    return { table: (setup: never) => new RokokoTable(setup), board: board.default as unknown as Kind['board'] }
  },
  histrio: async () => {
    const [{ HistrioTable }, board] = await Promise.all([import('./histrio/table.svelte'), import('./histrio/HistrioBoard.svelte')])
    return { table: (setup: never) => new HistrioTable(setup), board: board.default as unknown as Kind['board'] }
  },
}

/** Load what a game's table is made and drawn with. */
export async function loadGame(game: Game): Promise<Kind> {
  const [kind] = await Promise.all([KINDS[game](), loadSheet(game)])
  return kind
}

/** A table with the board to show it on; both are loaded when a table of the game is first opened. */
export async function openTable(game: Game, setup: TableSetup<never, never>) {
  const kind = await loadGame(game)
  return { table: kind.table(setup as never), Board: kind.board as unknown as Component<{ table: Table }> }
}
