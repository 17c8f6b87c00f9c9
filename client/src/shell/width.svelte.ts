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
