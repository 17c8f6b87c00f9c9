import type { Component, Snippet } from 'svelte'
import { loadSheet } from '../games/sheets'
import type { BaseView, Game } from '../net/board_types'
import type { Table, TableSetup } from '../shell/table.svelte'
import { partOf } from '../games/parts'

/** A board with everything a page puts around it. */
export type BoardComponent = Component<{ table: Table; extras?: Snippet }>

/** A table with the board to show it on. */
export interface OpenTable {
  table: Table
  Board: BoardComponent
}

/** What `boards/<game>/index.ts` exports. */
interface GameModule {
  /** makes the table of this game from what the server sent */
  open(setup: TableSetup<BaseView, unknown>): OpenTable
}

const MODULES = import.meta.glob<GameModule>('./*/index.ts')

/** Load what a game's table is made and drawn with. */
export async function loadGame(game: Game): Promise<GameModule> {
  const [module] = await Promise.all([partOf(MODULES, game)(), loadSheet(game)])
  return module
}

/** A table with the board to show it on; both are loaded when a table of the game is first opened. */
export async function openTable(game: Game, setup: TableSetup<BaseView, unknown>): Promise<OpenTable> {
  return (await loadGame(game)).open(setup)
}
