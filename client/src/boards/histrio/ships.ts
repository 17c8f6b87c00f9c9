import type { City } from './edition'
import { troupeOf } from './pieces'
import type { HistrioTable } from './table.svelte'

/** A caravel on its way to a city. */
export interface Ship {
  troupe: string
  seat: number
  friendly: boolean
  /** whether only the shown seat knows of the trip */
  secret: boolean
}

/** The caravels on their way to a city: the revealed ones, and the secret trips of the shown seat and its friendly troupe. */
export function shipsTo(table: HistrioTable, city: City): Ship[] {
  const { own, plan } = table
  return [
    ...city.coming.map((troupe) => ({ troupe, ...troupeOf(troupe), secret: false })),
    ...(plan === city.city ? [{ troupe: String(own.seat), seat: own.seat, friendly: false, secret: true }] : []),
    ...(own.friendly?.drawn === city.city
      ? [{ troupe: `friendly_${own.seat}`, seat: own.seat, friendly: true, secret: true }]
      : []),
  ]
}
