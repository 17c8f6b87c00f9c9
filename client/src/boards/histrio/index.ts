import type { TableSetup } from '../../shell/table.svelte'
import Board from './Board.svelte'
import type { HistrioEdition, HistrioView } from './edition'
import { HistrioTable } from './table.svelte'

/** A table of Histrio with its board. */
export function open(setup: TableSetup<HistrioView, HistrioEdition>) {
  return { table: new HistrioTable(setup), Board }
}
