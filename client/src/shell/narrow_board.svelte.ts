import { showDecisionRegion } from './decision_region.svelte'
import { stopsElsewhere, type Stop } from './dock_stops'
import type { Table } from './table.svelte'
import { isRoomy, isTablet, isWide } from './width.svelte'

/** The region a board begins with, and those that are shown beside it. */
export interface RegionLayout {
  home: string
  /** where there is room for a whole drawing */
  drawn: readonly string[]
  /** on a tablet, too */
  side: readonly string[]
  /** whether a region offers a key that is picked in another one, too */
  alsoOffers?: (region: string, key: string) => boolean
}

/** What a narrow screen shows of a board: one stop of its dock at a time, where there is room with the regions around it. */
export class NarrowBoard {
  now: string = $state('')
  /** the stops of the dock: regions that are shown by themselves */
  readonly stops: readonly Stop[] = $derived.by(() => {
    const { home, drawn, side } = this.layout
    if (!isTablet.now) return this.all()
    return this.all()
      .filter(({ id }) => ![...drawn, ...side].includes(id))
      .map((stop) => (stop.id === home ? { ...stop, holds: drawn } : stop))
  })
  private readonly shown: readonly string[] = $derived.by(() => {
    const { home, drawn, side } = this.layout
    return [this.now, ...(this.now === home && isRoomy.now ? drawn : []), ...(isTablet.now ? side : [])]
  })
  /** the stops to go to, as nothing glows in what is shown */
  readonly elsewhere: readonly Stop[] = $derived.by(() => {
    const isShown = (key: string) =>
      this.shown.includes(this.table().region(key) ?? '') || this.layout.alsoOffers?.(this.now, key) === true
    return isWide.now ? [] : stopsElsewhere(this.table(), this.stops, isShown)
  })

  /** To be made while the board's component is: it follows the table as long as the board is there. */
  constructor(
    private readonly table: () => Table,
    private readonly all: () => readonly Stop[],
    private readonly layout: RegionLayout,
  ) {
    this.now = layout.home
    const show = (region: string) => this.show(region)
    showDecisionRegion(table, () => this.now, show)
    $effect(() => {
      table().onregion = isWide.now ? undefined : show
    })
    $effect(() => {
      if (!this.stops.some(({ id }) => id === this.now)) this.now = layout.home
    }) // a tablet was turned
  }

  /** Show a region: by itself, or with the home region where it is a part of that. */
  show(region: string): void {
    const { home, drawn, side } = this.layout
    this.now = (isRoomy.now && drawn.includes(region)) || (isTablet.now && side.includes(region)) ? home : region
  }
}
