import type { TableSetup } from '../../shell/table.svelte'
import Board from './Board.svelte'
import type { RokokoEdition, RokokoView } from './edition'
import { RokokoTable } from './table.svelte'

/** A table of Rokoko with its board. */
export function open(setup: TableSetup<RokokoView, RokokoEdition>) {
  return { table: new RokokoTable(setup), Board }
}
