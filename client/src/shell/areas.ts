/** A rectangle on the screen, in px. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export type Size = Pick<Area, 'width' | 'height'>
export type Spot = Pick<Area, 'x' | 'y'>

const NEAR = 36 // px between pieces that are one

export const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** Where an element is drawn; a rectangle of the browser has its numbers on its prototype: spread, they would be lost. */
export function areaOf(element: Element): Area {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

export const middleOf = ({ x, y, width, height }: Area): Spot => ({ x: x + width / 2, y: y + height / 2 })

/** The part of the window between the prompt bar and a dock below; one at the left takes no height. */
export function sight(): { roof: number; floor: number } {
  const roof = Math.max(0, document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0)
  const dock = document.querySelector('.dock')?.getBoundingClientRect()
  return { roof, floor: dock && dock.width > dock.height ? dock.top : innerHeight }
}

/** A rectangle with so much more on every side. */
export function widened({ x, y, width, height }: Area, by: number): Area {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** How much two rectangles share, in square px. */
export function overlap(one: Area, other: Area): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return across > 0 && down > 0 ? across * down : 0
}

/** The smallest rectangle around several. */
export function around(areas: readonly Area[]): Area | null {
  if (!areas.length) return null
  const x = Math.min(...areas.map((area) => area.x))
  const y = Math.min(...areas.map((area) => area.y))
  const right = Math.max(...areas.map((area) => area.x + area.width))
  const bottom = Math.max(...areas.map((area) => area.y + area.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Rectangles without those that lie for the most part in a larger one. */
export function outermost(areas: readonly Area[]): Area[] {
  const size = (area: Area) => area.width * area.height
  return areas.filter(
    (area) => !areas.some((other) => size(other) > size(area) && overlap(area, other) > size(area) / 2),
  )
}

/** Rectangles that lie side by side as one, the largest first. */
export function joined(areas: readonly Area[]): Area[] {
  const found: Area[] = []
  for (const area of areas) {
    let grown = area
    for (let n = found.length - 1; n >= 0; n -= 1) {
      const other = found[n]
      if (!other || !overlap(widened(other, NEAR), grown)) continue
      grown = around([grown, other]) ?? grown
      found.splice(n, 1)
      n = found.length
    }
    found.push(grown)
  }
  return found.toSorted((one, other) => other.width * other.height - one.width * one.height)
}
