/** A final scoring as every game tells it: line by line, by category, in all. */
export interface Account {
  heading: string
  /** what is counted: prestige on rosettes, or money on coins */
  unit: 'prestige' | 'ecu'
  lines: { seat: number; points: number; rule: string; place: string; text: string }[]
  /** one row per category, with the points of each seat */
  rows: { name: string; points: number[] }[]
  totals: number[]
  placings: number[]
}
