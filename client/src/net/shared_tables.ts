import type { TableInfo } from './messages'

/** Whether other people play at a table: without them nobody waits, and it can be dismissed. */
export function isShared({ seats }: Pick<TableInfo, 'seats'>): boolean {
  return seats.some(({ kind, you }) => kind === 'person' && !you)
}

/** When my time is up at a table where people wait for me, as the server orders such tables; elsewhere never. */
export function timeUp(table: TableInfo): number {
  const own = table.seats.find(({ you }) => you)
  if (!table.your_turn || table.status !== 'running' || !isShared(table)) return Number.MAX_VALUE
  return own?.due ?? own?.replaceable_at ?? Number.MAX_VALUE
}
