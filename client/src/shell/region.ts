import type { Action } from 'svelte/action'
import { listen } from './listen'

type Way = [number, number]
const WAYS: Record<string, Way> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The place that lies next in a direction: near along it, and not far beside it. */
export function next(from: DOMRect, others: readonly DOMRect[], [dx, dy]: Way): number {
  let best = -1
  let least = Infinity
  others.forEach((to, position) => {
    const x = to.x + to.width / 2 - from.x - from.width / 2
    const y = to.y + to.height / 2 - from.y - from.height / 2
    const along = x * dx + y * dy
    const beside = Math.abs(x * dy) + Math.abs(y * dx)
    const far = along + 2.5 * beside
    if (along > 1 && far < least) {
      least = far
      best = position
    }
  })
  return best
}

function nextOf<T extends Element>(places: readonly T[], here: Element, way: Way): T | undefined {
  const others = places.filter((place) => place !== here)
  const boxes = others.map((place) => place.getBoundingClientRect())
  return others[next(here.getBoundingClientRect(), boxes, way)]
}

const drawnPlaces = () =>
  [...document.querySelectorAll<HTMLElement | SVGElement>('main .place')].filter(
    (place) => place.getClientRects().length > 0,
  )

/** Focus the first place of the next region where something can be chosen. */
export function focusNextChoice(): void {
  const stops = [...document.querySelectorAll<HTMLElement>('main .place.legal[tabindex="0"]')]
  const here = stops.findIndex((stop) => stop === document.activeElement)
  stops[(here + 1) % stops.length]?.focus()
}

/**
 * A region of the table is one stop of the Tab key; the arrow keys go from place to place inside it, and on to other
 * regions past its last one. The stop is the place that has the focus, else the first that can be chosen, else the place
 * last visited: but a region without a choice is no stop while the board offers one elsewhere. The parameter changes
 * whenever the table does.
 */
export const region: Action<Element, unknown> = (node) => {
  const places = () => [...node.querySelectorAll<HTMLElement | SVGElement>('.place')]

  function settle(stop?: Element) {
    const all = places()
    const kept =
      stop ??
      all.find((place) => place === document.activeElement) ??
      all.find((place) => place.classList.contains('legal')) ??
      (document.querySelector('main .place.legal')
        ? undefined
        : (all.find((place) => place.getAttribute('tabindex') === '0') ?? all[0]))
    // only what changes is written: the browser lays the whole page out when the place with the focus is touched
    for (const place of all) {
      const order = place === kept ? '0' : '-1'
      if (place.getAttribute('tabindex') !== order) place.setAttribute('tabindex', order)
    }
  }

  function onkeydown(event: KeyboardEvent) {
    const way = WAYS[event.key]
    const here = document.activeElement
    if (!way || !here?.classList.contains('place') || !node.contains(here)) return
    const found = nextOf(places(), here, way) ?? nextOf(drawnPlaces(), here, way)
    if (!found) return
    event.preventDefault()
    found.focus()
  }

  function onfocusin(event: Event) {
    if (event.target instanceof Element && event.target.classList.contains('place')) settle(event.target)
  }

  /** On return the stop is again the first place that can be chosen. */
  function onfocusout({ relatedTarget: to }: FocusEvent) {
    if (!(to instanceof Node && node.contains(to))) queueMicrotask(() => settle())
  }

  // a drawing that listens for the focus would become a stop of its own
  if (node instanceof SVGElement) node.setAttribute('tabindex', '-1')
  const destroy = listen(node, { keydown: onkeydown, focusin: onfocusin, focusout: onfocusout })
  const update = () => queueMicrotask(() => settle())
  update()
  return { update, destroy }
}
