import type { Action } from 'svelte/action'

/** From this width on a table is shown whole; measured in em, so that large text gets the narrow layout. */
const WIDE = '(min-width: 64em)'

class Width {
  now = $state(true)

  constructor() {
    if (typeof window === 'undefined' || !window.matchMedia) return
    const query = window.matchMedia(WIDE)
    this.now = query.matches
    query.addEventListener('change', (event) => { this.now = event.matches })
  }
}

/** Whether there is room for the whole table at once. */
export const isWide = new Width()

let shown = 0

/**
 * Marks the page while a table is shown whole, so that all of it scales. A rule that looked for the table from the root
 * of the page would be asked again at every change anywhere.
 */
export const whole: Action = () => {
  const mark = (more: number) => {
    shown += more
    document.documentElement.classList.toggle('whole-table', shown > 0)
  }
  mark(1)
  return { destroy: () => { mark(-1) } }
}
