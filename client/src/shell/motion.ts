import type { Happening } from '../net/protocol'
import { said } from '../texts/story'

const MOST = 12 // pieces in the air at once
const COINS = 5
const STAGGER = 45 // ms between two departures
const SYMBOLS: Record<string, [string, string]> = {
  livre: ['rk-livre', '0 0 32 32'], yarn: ['rk-yarn', '0 0 32 32'], lace: ['rk-lace', '0 0 32 32'], prestige: ['rk-prestige', '0 0 32 32'], ecu: ['hi-coin-gold', '0 0 40 40'],
}

/** A piece that will go from one place to another. */
export interface Flight {
  kind: string
  from: string
  to: string
  seat: number | null
}

/** Which pieces to show flying for what happened: goods by number, pieces one by one, never too many. */
export function flightsOf(events: readonly Happening[]): Flight[] {
  const flights: Flight[] = []
  for (const event of events) {
    const from = said(event, 'from')
    const to = said(event, 'to')
    if (!from || !to || event.event === 'needle') continue
    const many = SYMBOLS[event.event] ? Math.min(COINS, Number(event['amount'] ?? 1)) : 1
    for (let n = 0; n < many; n += 1) flights.push({ kind: event.event, from, to, seat: event.seat })
  }
  return flights.slice(0, MOST)
}

function isStill(): boolean {
  return document.hidden || document.documentElement.dataset['motion'] === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

function find(place: string): Element | null {
  return document.querySelector(`[data-place="${CSS.escape(place)}"]`)
}

/** The drawing that flies: a good as its symbol, a piece as a copy of what lies at its place. */
function ghostOf(flight: Flight, source: Element | null): Element | null {
  const symbol = SYMBOLS[flight.kind] ?? (flight.kind === 'marker' ? [`seat-${flight.seat}`, '0 0 32 32'] : null)
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  if (symbol) {
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
    use.setAttribute('href', `#${symbol[0]}`)
    svg.setAttribute('viewBox', symbol[1] ?? '')
    svg.classList.add(`seat-${flight.seat}`)
    svg.append(use)
    return svg
  }
  if (!source) return null
  const copy = source.cloneNode(true) as Element
  copy.removeAttribute('data-place')
  if (!(source instanceof SVGGraphicsElement)) return copy
  const { x, y, width, height } = source.getBBox()
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  svg.classList.add('rokoko-board')
  svg.append(copy)
  return svg
}

/** Look where the pieces are before the table changes; the function it gives lets them fly once it has. */
export function takeOff(events: readonly Happening[]): () => void {
  if (typeof window === 'undefined' || !window.matchMedia || isStill()) return () => undefined
  const ready = flightsOf(events).map((flight) => {
    const source = find(flight.from)
    return { flight, from: source?.getBoundingClientRect(), ghost: ghostOf(flight, source) }
  })
  return () => {
    ready.forEach(({ flight, from, ghost }, n) => {
      const to = find(flight.to)?.getBoundingClientRect()
      if (ghost && (from || to)) fly(ghost, SYMBOLS[flight.kind] !== undefined || flight.kind === 'marker', from, to, n * STAGGER)
    })
  }
}

function fly(ghost: Element, isSmall: boolean, from: DOMRect | undefined, to: DOMRect | undefined, delay: number): void {
  const size = 30
  const start = from ?? to
  const end = to ?? from
  if (!start || !end) return
  const width = isSmall ? size : start.width
  const height = isSmall ? size : start.height
  const box = document.createElement('div')
  box.className = 'flying'
  box.append(ghost)
  Object.assign(box.style, { width: `${width}px`, height: `${height}px` })
  document.body.append(box)
  const at = (rect: DOMRect, scale: number, lift = 0) =>
    `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - height / 2 - lift}px) scale(${scale})`
  const small = isSmall || !width || !height ? 1 : Math.min(1, end.width / width, end.height / height)
  const arc = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 6)
  const middle = new DOMRect((start.x + end.x) / 2, (start.y + end.y) / 2, (start.width + end.width) / 2, (start.height + end.height) / 2)
  const path = [
    { transform: at(start, from ? 1 : 0.6, from ? 0 : 40), opacity: from ? 1 : 0 },
    { transform: at(middle, (1 + small) / 2, arc), opacity: 1 },
    { transform: at(end, to ? small : 0.6), opacity: to ? 1 : 0 },
  ]
  const flight = box.animate(path, { duration: isSmall ? 320 : 420, delay, easing: 'ease-out', fill: 'both' })
  flight.finished.then(() => { box.remove() }, () => { box.remove() })
}
