import { sight } from './areas'
import type { Table } from './table.svelte'
import { isWide } from './width.svelte'

interface Span {
  top: number
  bottom: number
}

/** How far to scroll so that the first of some places is in the middle; 0 where half of any of them is in sight. */
export function scrollDistance(places: readonly Span[], roof: number, floor: number): number {
  const isSeen = ({ top, bottom }: Span) => Math.min(bottom, floor) - Math.max(top, roof) > (bottom - top) / 2
  const [first] = places
  return !first || places.some(isSeen) ? 0 : (first.top + first.bottom) / 2 - (roof + floor) / 2
}

function reveal() {
  if (isWide.now) return
  const places = [...document.querySelectorAll('main .place.legal')]
    .map((each) => each.getBoundingClientRect())
    .filter(({ height }) => height > 0)
  const { roof, floor } = sight()
  scrollBy({ top: scrollDistance(places, roof, floor), behavior: 'instant' })
}

/** On narrow screens: scroll so that a question finds at least one of its glowing places in sight. A lesson leads by itself. */
export function keepChoicesInSight(table: () => Table | undefined): void {
  let seen = -1
  $effect(() => {
    const now = table()
    if (!now || now.shownScene || !now.isAsked || now.decision.number === seen) return
    seen = now.decision.number
    if (now.lesson) return
    // after the region of the question has been drawn and scrolled to its top
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(reveal)
    })
    return () => cancelAnimationFrame(frame)
  })
}
