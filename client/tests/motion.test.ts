import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FLIGHTS as HISTRIO } from '../src/boards/histrio/flights'
import { FLIGHTS as ROKOKO } from '../src/boards/rokoko/flights'
import { fittingSpan } from '../src/shell/reveal'
import { flightsOf, isStill, takeOff } from '../src/shell/motion'
import type { GameEvent } from '../src/net/board_types'
import { tableOf } from './fixtures'

describe('pieces in the air', () => {
  it('are as many coins as were paid, but not more than five', () => {
    expect(flightsOf([{ event: 'livre', seat: 1, amount: 3, from: 'purse.1', to: 'bank' }], ROKOKO)).toHaveLength(3)
    expect(flightsOf([{ event: 'livre', seat: 1, amount: 30, from: 'bank', to: 'purse.1' }], ROKOKO)).toHaveLength(5)
  })
  it('are never too many, and nothing flies for what has no way', () => {
    const moved = Array.from({ length: 40 }, () => ({
      event: 'card',
      seat: null,
      card: 'owl',
      from: 'encounter_pile',
      to: 'city.1',
    }))
    expect(flightsOf(moved, HISTRIO)).toHaveLength(12)
    expect(flightsOf([{ event: 'needle', seat: null, from: 'comedy.1', to: 'comedy.2' }], HISTRIO)).toEqual([])
    expect(flightsOf([{ event: 'round', seat: null, round: 2 }], HISTRIO)).toEqual([])
  })
  it('fly once for all the ways of a piece, and not at all where it comes back', () => {
    const caravel = (from: string, to: string) => ({ event: 'caravel', seat: 1, troupe: '1', from, to })
    expect(flightsOf([caravel('caravels.1', 'road.2'), caravel('road.2', 'city.2')], HISTRIO)).toEqual([
      { kind: 'caravel', seat: 1, piece: '1', from: 'caravels.1', to: 'city.2' },
    ])
    expect(flightsOf([caravel('caravels.1', 'road.2'), caravel('road.2', 'caravels.1')], HISTRIO)).toEqual([])
  })
})

describe('a flight', () => {
  const TALL = 50 // px of everything that is drawn
  let keyframes: string[] = []
  /** what is drawn on the board, as `place piece`, one below another from a height on */
  function draw(top: number, places: readonly string[]): void {
    document.body.innerHTML = `<main data-top="${top}">${places.map((each, n) => `<span data-place="${each.split(' ')[0]}" data-piece="${each.split(' ')[1]}" data-top="${top + n * TALL}">${each}</span>`).join('')}</main>`
  }
  beforeEach(() => {
    keyframes = []
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    document.documentElement.dataset['motion'] = 'on'
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, Number(this.getAttribute('data-top')), TALL, TALL)
    })
    Element.prototype.animate = function (frames) {
      keyframes = (frames as { transform: string }[]).map(({ transform }) => transform.split(' scale')[0] ?? '')
      return { finished: new Promise(() => undefined) } as unknown as Animation
    }
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  })

  const travelling = (seat: number): GameEvent => ({
    ...{ event: 'travel_card', seat, troupe: String(seat), city: '6' },
    ...{ from: `travel_hand.${String(seat)}`, to: `travel_choice.${String(seat)}` },
  })
  it.each([
    ['the travel card that was chosen', HISTRIO, travelling(1), 'travel_hand.1 6'],
    ['nothing of a card that does not lie open', HISTRIO, travelling(2), undefined],
    [
      'the employee that was played',
      ROKOKO,
      { event: 'card', seat: 1, card: 'bc', from: 'hand.1', to: 'in_play.1' },
      'hand.1 bc',
    ],
  ])('shows %s', (_, pieces, event, flying) => {
    draw(0, ['travel_hand.1 1', 'travel_hand.1 6', 'hand.1 ba', 'hand.1 bc', 'purse.2 x'])
    takeOff([event], pieces)()
    vi.runAllTimers()
    expect(document.querySelector('.flying')?.textContent).toBe(flying)
  })

  it('begins where the piece lay on the board, although the board has moved on the page', () => {
    draw(100, ['city.1 owl', 'troupe.1 x'])
    const land = takeOff([{ event: 'card', seat: 1, card: 'owl', from: 'city.1', to: 'troupe.1' }], HISTRIO)
    draw(180, ['city.1 x', 'troupe.1 owl'])
    land()
    vi.runAllTimers()
    expect(keyframes[0]).toBe('translate(0px, 180px)')
    expect(keyframes.at(-1)).toBe('translate(0px, 230px)')
  })
})

describe('what a scene is about', () => {
  it('is shown from its first place on, as far as there is room', () => {
    const span = (top: number) => ({ top, bottom: top + 50 })
    expect(fittingSpan([], 400)).toBeNull()
    expect(fittingSpan([span(500), span(700), span(0), span(600)], 400)).toEqual({ top: 500, bottom: 750 })
    expect(fittingSpan([span(0), span(300)], 400)).toEqual({ top: 0, bottom: 350 })
  })

  it('is the gauge where the needle moves', async () => {
    const table = await tableOf('histrio-4-middle')
    expect(table.scenePlaces([{ event: 'needle', seat: null, from: 'comedy.3', to: 'comedy.6' }])).toEqual([
      'gauge',
      'gauge',
    ])
    expect(table.regionOfEvents([{ event: 'needle', seat: null, from: 'comedy.3', to: 'tragedy.1' }])).toBe('road')
  })
})

describe('whether things may move', () => {
  const isReduced = (isLess: boolean, setting: string) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isLess }))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    document.documentElement.dataset['motion'] = setting
    return isStill()
  }
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is said by the system, unless it is chosen here', () => {
    expect(isReduced(true, 'system')).toBe(true)
    expect(isReduced(false, 'system')).toBe(false)
    expect(isReduced(true, 'on')).toBe(false)
    expect(isReduced(false, 'off')).toBe(true)
  })
})
