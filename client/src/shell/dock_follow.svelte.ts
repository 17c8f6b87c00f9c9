import { untrack } from 'svelte'
import type { Table } from './table.svelte'

/** On narrow screens: when a new decision offers nothing in the region shown, show the first region that does. A lesson leads by itself. */
export function followDecision(table: () => Table, now: () => string, go: (stop: string) => void): void {
  let seen = -1
  $effect(() => {
    const { decision } = table()
    if (decision.number === seen) return
    seen = decision.number
    const regions = decision.options.map((key) => table().region(key)).filter((region) => region !== null)
    untrack(() => {
      const [first] = regions
      if (first && table().goal === undefined && !regions.includes(now())) go(first)
    })
  })
}
