import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import type { BoardComponent } from '../src/boards'
import HistrioBoard from '../src/boards/histrio/Board.svelte'
import { HistrioTable } from '../src/boards/histrio/table.svelte'
import RokokoBoard from '../src/boards/rokoko/Board.svelte'
import { RokokoTable } from '../src/boards/rokoko/table.svelte'
import type { BaseView, Game, Situation } from '../src/net/board_types'
import type { Table, TableSetup } from '../src/shell/table.svelte'
import { loadTexts, type Language } from '../src/texts/texts'

const BOARDS = { rokoko: RokokoBoard, histrio: HistrioBoard } as unknown as Record<Game, BoardComponent>
// what a fixture holds is the situation of its own game
const TABLES = {
  rokoko: (setup: ConstructorParameters<typeof RokokoTable>[0]) => new RokokoTable(setup),
  histrio: (setup: ConstructorParameters<typeof HistrioTable>[0]) => new HistrioTable(setup),
} as unknown as Record<Game, (setup: TableSetup<BaseView, unknown>) => Table>

/** An object of which a test needs only some parts. */
export const part = <Whole>(parts: object): Whole => parts as Whole

/** The board of a table's game. */
export const boardOf = (table: Table): BoardComponent => BOARDS[table.view.game]

/** A fixture on its board: the table, what is drawn, and what is picked. */
export async function drawBoard(name: string, change?: (situation: Situation) => void, language: Language = 'en') {
  const picked: string[] = []
  const table = await tableOf(name, language, picked, change)
  const { container } = renderBoard(table)
  await tick()
  return { table, container, picked }
}

export const renderBoard = (table: Table) => render(boardOf(table), { table })

function read<T>(name: string): T {
  return JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf8')) as T
}

/** The fixtures that lie here: the small ones always, the others where `build.py` was run. */
export function fixtures(game: Game): string[] {
  return readdirSync('fixtures')
    .filter((file) => file.startsWith(`${game}-`) && !file.includes('edition') && file.endsWith('.json'))
    .map((file) => file.slice(0, -5))
}

/** A table with a fixture on it, changed where a test needs another situation; what is picked goes into the list. */
export async function tableOf(
  name: string,
  language: Language = 'en',
  picked: string[] = [],
  change: (situation: Situation) => void = () => undefined,
): Promise<Table> {
  const situation = read<Situation>(name)
  change(situation)
  const setup: TableSetup<BaseView, unknown> = {
    situation,
    edition: read(`${situation.game}-edition`),
    names: read(`${situation.game}-edition-pieces`),
    texts: await loadTexts(language, situation.game),
    onpick: (key: string) => {
      picked.push(key)
    },
  }
  return TABLES[situation.game](setup)
}
