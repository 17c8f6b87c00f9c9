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

/** Whether the caravel of a troupe is on its way to a city, or will be at once; one that was taken back there is not. */
function isAfloat(table: HistrioTable, troupe: string, city: number): boolean {
  const { seat, friendly } = troupeOf(troupe)
  const { travel, friendly: other } = table.seat(seat)
  const journey = friendly ? other : travel
  return table.view.phase !== 'encounters' || journey?.spent.includes(city) === true
}

/** The caravels on their way to a city: the revealed ones, and the secret trips of the shown seat and its friendly troupe. */
export function shipsTo(table: HistrioTable, city: City): Ship[] {
  const { own, plan } = table
  return [
    ...city.coming.filter((troupe) => isAfloat(table, troupe, city.city)).map((troupe) => ({ troupe, ...troupeOf(troupe), secret: false })),
    ...(plan === city.city ? [{ troupe: String(own.seat), seat: own.seat, friendly: false, secret: true }] : []),
    ...(own.friendly?.drawn === city.city ? [{ troupe: `friendly_${own.seat}`, seat: own.seat, friendly: true, secret: true }] : []),
  ]
}
