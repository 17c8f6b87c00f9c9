import { describe, expect, it } from 'vitest'
import { next, region } from '../src/shell/region'

const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 }) as DOMRect

describe('arrow keys', () => {
  const grid = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20)]
  it('go to the nearest place in their direction', () => {
    expect(next(at(20, 0), grid, [1, 0])).toBe(2)
    expect(next(at(20, 0), grid, [-1, 0])).toBe(0)
    expect(next(at(20, 0), grid, [0, 1])).toBe(4)
  })
  it('stay where nothing lies ahead', () => {
    expect(next(at(20, 0), grid, [0, -1])).toBe(-1)
  })
})

describe('a region', () => {
  it('is one stop of the Tab key, and touches only places with another stop', async () => {
    const node = document.createElement('div')
    node.innerHTML = '<b class="place"></b><b class="place legal"></b><b class="place" tabindex="-1"></b>'
    document.body.append(node)
    const acting = region(node, 1)
    await Promise.resolve()
    expect([...node.children].map((place) => place.getAttribute('tabindex'))).toEqual(['-1', '0', '-1'])
    const seen = new MutationObserver(() => undefined)
    seen.observe(node, { attributes: true, subtree: true })
    if (acting && acting.update) acting.update(2)
    await Promise.resolve()
    expect(seen.takeRecords()).toEqual([])
    node.remove()
  })

  const ORDER = () => [...document.querySelectorAll('.place')].map((place) => place.getAttribute('tabindex'))
  async function twoRegions(isLegal: boolean): Promise<HTMLElement[]> {
    document.body.innerHTML = `<main><div><b class="place">1</b><b class="place">2</b></div>
      <div><b class="place${isLegal ? ' legal' : ''}">3</b></div></main>`
    const all = [...document.querySelectorAll<HTMLElement>('.place')]
    all.forEach((place, n) => {
      place.tabIndex = -1
      place.getBoundingClientRect = () => at(20 * n, 0)
      place.getClientRects = () => [at(20 * n, 0)] as unknown as DOMRectList
    })
    for (const each of document.querySelectorAll('main > div')) region(each, 1)
    await Promise.resolve()
    return all
  }

  it('without a choice is a stop only while there is none elsewhere', async () => {
    await twoRegions(false)
    expect(ORDER()).toEqual(['0', '-1', '0'])
    await twoRegions(true)
    expect(ORDER()).toEqual(['-1', '-1', '0'])
  })

  it('is left by the arrow keys past its last place, and reached by them where Tab does not stop', async () => {
    const [first, second, third] = await twoRegions(true)
    third?.focus()
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('ArrowLeft')
    expect(document.activeElement).toBe(second)
    press('ArrowLeft')
    expect(document.activeElement).toBe(first)
    press('ArrowRight')
    press('ArrowRight')
    expect(document.activeElement).toBe(third)
  })
})
