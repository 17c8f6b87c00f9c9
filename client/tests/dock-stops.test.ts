import { expect, it } from 'vitest'
import { stopsElsewhere } from '../src/shell/dock_stops'
import { tableOf } from './fixtures'

const STOPS = ['palace', 'garden', 'market', 'workshop', 'atelier', 'rivals'].map((id) => ({ id, icon: '', title: id }))

/** The names of the stops to go to while one region is shown, for a question with these options. */
async function elsewhere(now: string, options: string[], lit: string[] | null = null) {
  const table = await tableOf('rokoko-4-middle', 'en', [], ({ decision }) => {
    Object.assign(decision, { options })
  })
  table.highlights.light(lit)
  return stopsElsewhere(table, STOPS, (key) => table.region(key) === now).map(({ id }) => id)
}

const OPTIONS = ['decorate:statue.1', 'decorate:fireworks.1', 'hire:1a', 'forfeit']

it('the stops to go to are those where something glows, if nothing does here', async () => {
  expect(await elsewhere('atelier', OPTIONS)).toEqual(['palace', 'garden', 'market'])
  expect(await elsewhere('garden', OPTIONS)).toEqual([])
  expect(await elsewhere('atelier', ['forfeit'])).toEqual([])
  expect(await elsewhere('garden', OPTIONS, ['hire:1a'])).toEqual(['market']) // the kind of choices that is lit
})
