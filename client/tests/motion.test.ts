import { afterEach, describe, expect, it, vi } from 'vitest'
import { FLIGHTS as HISTRIO } from '../src/boards/histrio/flights'
import { FLIGHTS as ROKOKO } from '../src/boards/rokoko/flights'
import { flightsOf, isStill } from '../src/shell/motion'

describe('pieces in the air', () => {
  it('go from place to place', () => {
    expect(flightsOf([{ event: 'tile', seat: 1, tile: 't03', from: 'warehouse.1.2', to: 'deciding.1' }], ROKOKO)).toEqual([
      { kind: 'tile', from: 'warehouse.1.2', to: 'deciding.1', seat: 1 },
    ])
  })
  it('are as many coins as were paid, but not more than five', () => {
    expect(flightsOf([{ event: 'livre', seat: 1, amount: 3, from: 'purse.1', to: 'bank' }], ROKOKO)).toHaveLength(3)
    expect(flightsOf([{ event: 'livre', seat: 1, amount: 30, from: 'bank', to: 'purse.1' }], ROKOKO)).toHaveLength(5)
  })
  it('are never too many, and nothing flies for what has no way', () => {
    const moved = Array.from({ length: 40 }, () => ({ event: 'card', seat: null, card: 'owl', from: 'encounter_pile', to: 'city.1' }))
    expect(flightsOf(moved, HISTRIO)).toHaveLength(12)
    expect(flightsOf([{ event: 'needle', seat: null, from: 'comedy.1', to: 'comedy.2' }], HISTRIO)).toEqual([])
    expect(flightsOf([{ event: 'round', seat: null, round: 2 }], HISTRIO)).toEqual([])
  })
})

describe('whether things may move', () => {
  const isReduced = (isLess: boolean, setting: string) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isLess }))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    document.documentElement.dataset['motion'] = setting
    return isStill()
  }
  afterEach(() => { vi.unstubAllGlobals() })

  it('is said by the system, unless it is chosen here', () => {
    expect(isReduced(true, 'system')).toBe(true)
    expect(isReduced(false, 'system')).toBe(false)
    expect(isReduced(true, 'on')).toBe(false)
    expect(isReduced(false, 'off')).toBe(true)
  })
})
