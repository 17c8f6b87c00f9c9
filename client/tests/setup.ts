/**
 * Test files share a process and its document, as new ones cost more than the tests of most files. Each file begins with
 * modules of its own, an empty document and nothing stored; what its tests put in the place of something is taken away.
 */
import { afterAll, afterEach, vi } from 'vitest'

const EXTENDED = [Element.prototype, document] // by tests, with what jsdom lacks
const names = EXTENDED.map((each) => new Set(Reflect.ownKeys(each)))

vi.resetModules()

afterEach(() => {
  vi.useRealTimers()
})

afterAll(() => {
  EXTENDED.forEach((each, n) => {
    for (const name of Reflect.ownKeys(each)) if (!names[n]?.has(name)) Reflect.deleteProperty(each, name)
  })
  localStorage.clear()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
})
