import type { Table } from './table.svelte'

/** A stop of the dock: a region of the board that narrow screens show by itself. */
export interface Stop {
  id: string
  icon: string
  box?: string
  title: string
  /** further regions that are shown with it */
  holds?: readonly string[]
}

type Offer = Pick<Table, 'decision' | 'highlights' | 'region'>

const isAt = ({ id, holds = [] }: Stop, region: string | null) => region !== null && [id, ...holds].includes(region)

/** How many places of the open decision a stop shows. */
export function placesAt(table: Offer, stop: Stop): number {
  return table.decision.options.filter((key) => isAt(stop, table.region(key))).length
}

/** The stops to go to where nothing glows in what is shown; none where something does. */
export function stopsElsewhere(table: Offer, stops: readonly Stop[], isShown: (key: string) => boolean): Stop[] {
  const lit = table.decision.options.filter((key) => table.region(key) !== null && table.highlights.isLit(key))
  return lit.some(isShown) ? [] : stops.filter((stop) => lit.some((key) => isAt(stop, table.region(key))))
}
