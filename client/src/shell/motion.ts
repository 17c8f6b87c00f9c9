import type { GameEvent } from '../net/board_types'
import { said } from '../texts/narration'
import { middleOf, type Spot } from './areas'
import { ARRIVING, copyOf } from './drawing'
import { along } from './road_path'

const MAX_FLIGHTS = 12 // pieces in the air at once
const COINS = 5
const STAGGER = 45 // ms between two departures
const FLIGHT_MS = { straight: 320, along: 420 } // of one piece; `along` a road, or growing on the way
const SMALL = 30 // px, the side of a good or a marker in the air
/** what never flies itself in any game: panels, piles and empty places; what comes from them looks as it lies afterwards */
const STAYING = '.rival, .deck, .gone, .empty, [data-place^="purse."]'

/** How the pieces of a game fly; kinds are those of events. */
export interface FlyingPieces {
  /** goods by kind, as many as were paid: the symbol and its view box */
  goods: Record<string, [string, string]>
  /** pieces that have a symbol for every seat: its name without the seat's number, and its view box */
  ofSeat: Record<string, [string, string]>
  /** kinds that roll in flight */
  rolling: readonly string[]
  /** kinds that come from the purse of their seat where the event says nothing else */
  fromPurse?: readonly string[]
  /** kinds of distinct pieces, with the event fact that identifies one; `data-piece` identifies it on the board */
  named?: Record<string, string>
  /** kinds that follow the road on the board when they come from a player */
  onRoad?: readonly string[]
  /** kinds that never fly */
  still?: readonly string[]
  /** places that lie with a player, with the number of the seat: where no board shows one, the purse stands for it */
  withSeat: RegExp
  /** places that never fly themselves, beside those of every game */
  staying: string
  /** what is drawn of a piece inside its place */
  piece?: string
}

/** A piece that will go from one place to another. */
export interface Flight {
  kind: string
  from: string
  to: string
  seat: number | null
  /** which piece it is, where that is known */
  piece?: string
}

/** Which pieces to show flying for what happened: goods by number, pieces one by one and in one flight each, never too many. */
export function flightsOf(
  events: readonly GameEvent[],
  { goods, fromPurse = [], still = [], named = {} }: FlyingPieces,
): Flight[] {
  const flights: Flight[] = []
  for (const event of events) {
    const from = said(event, 'from') || (fromPurse.includes(event.event) ? `purse.${event.seat}` : '')
    const to = said(event, 'to')
    if (!from || !to || still.includes(event.event)) continue
    const many = goods[event.event] ? Math.min(COINS, Number(event['amount'] ?? 1)) : 1
    const piece = said(event, named[event.event] ?? '') || undefined
    const before =
      piece && flights.find((flight) => flight.kind === event.event && flight.piece === piece && flight.to === from)
    if (before) before.to = to
    else
      for (let n = 0; n < many; n += 1)
        flights.push({ kind: event.event, from, to, seat: event.seat, ...(piece && { piece }) })
  }
  return flights.filter(({ from, to }) => from !== to).slice(0, MAX_FLIGHTS)
}

/** Whether nothing may move: the page is hidden, or motion is switched off. */
export function isStill(): boolean {
  const wanted = document.documentElement.dataset['motion']
  if (document.hidden || wanted === 'off' || !window.matchMedia) return true
  return wanted !== 'on' && window.matchMedia('(prefers-reduced-motion: reduce)').matches // the page's own setting takes precedence
}

type Find = (place: string, flight: Flight) => Element | null

/** Finds what is drawn at places as they are now: the piece itself where it is marked, else of cards the newest, which lies on top, else the place. */
function finder(withSeat: RegExp): Find {
  // the page is searched once for all flights
  const places = new Map<string, Element[]>()
  for (const each of document.querySelectorAll('[data-place]')) {
    const name = each.getAttribute('data-place') ?? ''
    const same = places.get(name)
    if (same) same.push(each)
    else places.set(name, [each])
  }
  const find: Find = (place, flight) => {
    const drawn = (places.get(place) ?? []).filter((each) => each.getClientRects().length)
    const seat = withSeat.exec(place)?.[1]
    const same = drawn.find((each) => flight.piece !== undefined && each.getAttribute('data-piece') === flight.piece)
    const any = drawn.filter((each) => !flight.piece || !each.hasAttribute('data-piece')) // never another piece than the one that moves
    return same ?? any.at(flight.kind === 'card' ? -1 : 0) ?? (seat ? find(`purse.${seat}`, flight) : null)
  }
  return find
}

/** The drawing of a piece as a symbol; nothing for pieces that are copied from their places. */
function symbolOf({ kind, seat }: Flight, { goods, ofSeat }: FlyingPieces): Element | null {
  const own = ofSeat[kind]
  const [id, box] = goods[kind] ?? (own ? [`${own[0]}${seat}`, own[1]] : [])
  if (!id || !box) return null
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#${id}`)
  svg.setAttribute('viewBox', box)
  svg.classList.add(`seat-${seat}`)
  svg.append(use)
  return svg
}

const isStaying = (place: Element, { staying }: FlyingPieces) => place.matches(`${STAYING}, ${staying}`)
const drawnAt = (place: Element, { piece }: FlyingPieces) => (piece ? place.querySelector(piece) : null)

/** A copy of what lies at a place; nothing where it never flies itself. */
function pieceCopy(place: Element, pieces: FlyingPieces): { drawing: Element; rect: DOMRect } | null {
  return isStaying(place, pieces) ? null : copyOf(drawnAt(place, pieces) ?? place)
}

/** Where the board lies on the screen: a longer caption over it and scrolling move all that is drawn on it. */
const boardSpot = (): Spot => document.querySelector('main')?.getBoundingClientRect() ?? { x: 0, y: 0 }

/** Where a piece is drawn: its symbol inside the place, else the whole place. */
function spotOf(place: Element, flight: Flight, pieces: FlyingPieces): DOMRect {
  return ((pieces.ofSeat[flight.kind] && pieceAt(place, flight, pieces)) || place).getBoundingClientRect()
}

/** Calls when the next frame has been painted: what is measured then is measured for nothing. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/**
 * Look where the pieces are before the table changes; the function it gives lets them fly once it has. The table is
 * painted first and flights follow, all places measured before anything is added to the page.
 */
export function takeOff(events: readonly GameEvent[], pieces: FlyingPieces): () => void {
  if (typeof window === 'undefined' || isStill()) return () => undefined
  const flights = flightsOf(events, pieces)
  if (!flights.length) return () => undefined
  const find = finder(pieces.withSeat)
  const leaving = flights.map((flight) => {
    const source = find(flight.from, flight)
    return {
      flight,
      from: source && spotOf(source, flight, pieces),
      isOnBoard: source?.closest('main') != null,
      copy: source && !symbolOf(flight, pieces) ? pieceCopy(source, pieces) : null,
    }
  })
  const before = boardSpot()
  return () => {
    const hidden = hideGoals(flights, pieces)
    afterPaint(() => {
      const find = finder(pieces.withSeat)
      const now = boardSpot()
      const ready = leaving.map(({ flight, from, isOnBoard, copy }) => {
        const goal = find(flight.to, flight)
        const symbol = symbolOf(flight, pieces)
        const seen = symbol ? null : (copy ?? (goal ? pieceCopy(goal, pieces) : null)) // what came from a pile looks as it lies now
        const left = copy?.rect ?? from
        const isOnRoad = goal && pieces.onRoad?.includes(flight.kind) && pieces.withSeat.test(flight.from)
        return {
          flight,
          from: left && isOnBoard ? moved(left, now.x - before.x, now.y - before.y) : (left ?? undefined),
          to: goal ? spotOf(goal, flight, pieces) : undefined,
          drawing: symbol ?? seen?.drawing,
          size: seen?.rect,
          way: isOnRoad ? along(goal) : [],
        }
      })
      ready.forEach(({ flight, from, to, drawing, size, way }, n) => {
        const arrive = () => hidden[n]?.removeAttribute(ARRIVING)
        if (drawing && (from ?? to))
          fly({ isRolling: pieces.rolling.includes(flight.kind), drawing, size, from, to, way, arrive }, n * STAGGER)
        else arrive()
      })
    })
  }
}

/** Show every piece where it lies, also those that have not flown. */
export function landAll(): void {
  document.querySelectorAll(`[${ARRIVING}]`).forEach((piece) => piece.removeAttribute(ARRIVING))
}

/** Hide the pieces at the goals before they are painted, while they are still flying; the element of each flight. */
function hideGoals(flights: readonly Flight[], pieces: FlyingPieces): (Element | null)[] {
  const find = finder(pieces.withSeat)
  return flights.map((flight) => {
    const goal = find(flight.to, flight)
    const piece = goal && pieceAt(goal, flight, pieces)
    piece?.setAttribute(ARRIVING, '')
    return piece
  })
}

/** The drawing of a piece at a place: its symbol, else the whole place where nothing but the piece is drawn there. */
function pieceAt(goal: Element, flight: Flight, pieces: FlyingPieces): Element | null {
  const symbol = symbolOf(flight, pieces)?.querySelector('use')?.getAttribute('href')
  if (symbol) return pieces.goods[flight.kind] ? null : (goal.querySelector(`use[href="${symbol}"]`) ?? null)
  return isStaying(goal, pieces) ? null : (drawnAt(goal, pieces) ?? (flight.kind === 'card' ? goal : null))
}

interface Ready {
  isRolling: boolean
  drawing: Element
  size: DOMRect | undefined
  from: DOMRect | undefined
  to: DOMRect | undefined
  /** points to pass on the way, on the screen */
  way: readonly Spot[]
  /** is called when the piece has landed */
  arrive: () => void
}

const moved = (rect: DOMRect, x: number, y: number) => new DOMRect(rect.x + x, rect.y + y, rect.width, rect.height)

function fly({ isRolling, drawing, size, from, to, way, arrive }: Ready, delay: number): void {
  const start = from ?? to
  const end = to ?? from
  if (!start || !end) {
    arrive()
    return
  }
  const width = size?.width || SMALL
  const height = size?.height || SMALL
  const box = document.createElement('div')
  box.className = 'flying'
  box.inert = true // parts of a drawing that catch clicks must not while it flies
  box.append(drawing)
  Object.assign(box.style, { width: `${width}px`, height: `${height}px` })
  document.body.append(box)
  const at = ({ x, y }: Spot, scale: number, turn = 0) =>
    `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale}) rotate(${turn}deg)`
  const small = size ? Math.min(1, end.width / width, end.height / height) || 1 : 1
  const [a, b] = [middleOf(start), middleOf(end)]
  const turn = isRolling ? -90 : 0
  const arc = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 6)
  const path = way.length
    ? [...way, b].map((spot, n) => ({ transform: at(spot, 1), opacity: n ? 1 : 0 }))
    : [
        { transform: at(from ? a : { x: a.x, y: a.y - 40 }, from ? 1 : 0.6, turn), opacity: from ? 1 : 0 },
        { transform: at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - arc }, (1 + small) / 2, turn / 2), opacity: 1 },
        { transform: at(to ? b : { x: b.x, y: b.y - 24 }, to ? small : 0.6), opacity: to ? 1 : 0 },
      ]
  const flight = box.animate(path, {
    duration: size || way.length ? FLIGHT_MS.along : FLIGHT_MS.straight,
    delay,
    easing: 'ease-out',
    fill: 'both',
  })
  const land = () => {
    box.remove()
    arrive()
  }
  flight.finished.then(land, land)
}
