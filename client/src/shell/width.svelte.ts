import type { Action } from 'svelte/action'

/**
 * From this width on a table is shown whole, unless the window stands upright; measured in em, so that large text gets
 * the narrow layout. Styles ask the same.
 */
const WIDE = '(min-width: 64em) and (min-aspect-ratio: 6/5)'
/** From this width on a narrow screen has room for a whole drawing: a tablet held upright. */
const ROOMY = '(min-width: 46em)'

/** Roomy and not low as a phone held sideways: there is room for rivals and chronicle below the drawing. */
const TABLET = '(min-width: 46em) and (min-height: 28.01em)'

class Width {
  now = $state(true)

  constructor(asked: string) {
    if (typeof window === 'undefined' || !window.matchMedia) return
    const query = window.matchMedia(asked)
    this.now = query.matches
    query.addEventListener('change', (event) => {
      this.now = event.matches
    })
  }
}

/** Whether there is room for the whole table at once. */
export const isWide = new Width(WIDE)
/** Whether there is room for a whole drawing. */
export const isRoomy = new Width(ROOMY)
/** Whether there is room below a whole drawing, too. */
export const isTablet = new Width(TABLET)

/**
 * Marks the page while there is an element of a kind, so that rules for all of it can ask. A rule that looked for the
 * element from the root of the page would be asked again at every change anywhere.
 */
function marksPage(name: string): Action {
  let shown = 0
  const mark = (more: number) => {
    shown += more
    document.documentElement.classList.toggle(name, shown > 0)
  }
  return () => {
    mark(1)
    return {
      destroy: () => mark(-1),
    }
  }
}

/** Marks the page while a table is shown whole, so that all of it scales. */
export const whole = marksPage('whole-table')
/** Marks the page while it has a dock, so that all of it stays beside the rail of a phone held sideways. */
export const docked = marksPage('with-dock')
