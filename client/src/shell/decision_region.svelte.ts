import { untrack } from 'svelte'
import type { Table } from './table.svelte'

/** The region to show for a question: the one looked at before if it offers something, else the first that does. */
export function regionFor(offering: readonly string[], now: string, home: string | null): string {
  const [first] = offering
  if (home !== null && (first === undefined || offering.includes(home))) return home
  return first === undefined || offering.includes(now) ? now : first
}

/**
 * On narrow screens: show a region that offers something when a new decision does not in the one shown. Scenes in other
 * regions lead back to the one that was looked at before them. A lesson leads by itself; once it ends, its last question is shown.
 */
export function showDecisionRegion(table: () => Table, now: () => string, go: (stop: string) => void): void {
  let seen = -1
  let wasTaught = false
  let home: { region: string; top: number } | null = null
  $effect.pre(() => {
    const isFollowing = table().shownScene !== null
    untrack(() => {
      if (isFollowing) home ??= { region: now(), top: document.documentElement.scrollTop }
    })
  })
  $effect(() => {
    const { decision, shownScene, lesson } = table()
    const isLeft = wasTaught && !lesson
    wasTaught = lesson !== undefined
    if (shownScene || (decision.number === seen && !isLeft)) return
    seen = decision.number
    const offering = decision.options.map((key) => table().region(key)).filter((region) => region !== null)
    untrack(() => {
      if (!table().lesson) go(regionFor(offering, now(), home?.region ?? null))
      const { top } = home?.region === now() ? (home ?? { top: null }) : { top: null }
      home = null
      if (top !== null)
        requestAnimationFrame(() => {
          document.documentElement.scrollTop = top
        })
    })
  })
}
