import { cleanup, fireEvent } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { isRoomy, isTablet, isWide } from '../src/shell/width.svelte'
import { drawBoard } from './fixtures'

const SCREENS = {
  desk: [true, true, true],
  phone: [false, false, false],
  sideways: [false, true, false],
  tablet: [false, true, true],
} as const

function turn(to: keyof typeof SCREENS) {
  ;[isWide.now, isRoomy.now, isTablet.now] = SCREENS[to]
}

afterEach(() => {
  cleanup()
  turn('desk')
})

async function draw(screen: keyof typeof SCREENS, options: string[], name = 'rokoko-4-middle') {
  turn(screen)
  const { table, container } = await drawBoard(name, ({ decision }) => {
    Object.assign(decision, { options })
  })
  const stops = () => [...container.querySelectorAll<HTMLElement>('.dock button')].map((stop) => stop.dataset.regions)
  const now = () => container.querySelector('main')?.getAttribute('data-stop')
  const calls = () => [...container.querySelectorAll<HTMLElement>('.dock .calls')].map((stop) => stop.dataset.regions)
  return { table, container, stops, now, calls }
}

describe('a narrow board', () => {
  it('begins where the question can be answered, and shows one region at a time on a phone', async () => {
    const { stops, now, container, calls } = await draw('phone', ['hire:1a'])
    expect(stops()).toEqual(['palace', 'garden', 'market', 'workshop', 'atelier', 'rivals'])
    expect(now()).toBe('market')
    await fireEvent.click(container.querySelector('[data-regions=garden]') as Element)
    expect([now(), calls()]).toEqual(['garden', ['market']])
  })

  it('shows regions of a whole drawing together where there is room', async () => {
    const { table, stops, now, calls } = await draw('sideways', ['hire:1a'])
    expect([stops().length, now(), calls()]).toEqual([6, 'palace', []])
    table.onregion?.('workshop')
    expect(now()).toBe('palace')
    table.onregion?.('atelier')
    await tick()
    expect(now()).toBe('atelier')
  })

  it('goes back to the beginning when a tablet is turned and the stop is gone', async () => {
    const { stops, now } = await draw('phone', ['hire:1a'])
    expect(now()).toBe('market')
    turn('tablet')
    await tick()
    expect([stops(), now()]).toEqual([['palace garden workshop market', 'atelier'], 'palace'])
  })

  it('follows no scene where everything is shown', async () => {
    const { table } = await draw('desk', ['hire:1a'])
    expect(table.onregion).toBeUndefined()
  })

  it('of Histrio offers travel cards beside the troupe, too', async () => {
    const { container, calls } = await draw('phone', ['travel:1'], 'histrio-4-middle')
    await fireEvent.click(container.querySelector('[data-regions=troupe]') as Element)
    expect(calls()).toEqual([])
    await fireEvent.click(container.querySelector('[data-regions=theatre]') as Element)
    expect(calls()).toEqual(['road'])
  })
})
