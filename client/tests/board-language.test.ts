import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenTable } from '../src/boards'
import { translateBoard } from '../src/state/board_language'
import { session } from '../src/state/session.svelte'
import { loadTexts, type Language } from '../src/texts/texts'

vi.mock('../src/texts/texts', async (original) => ({ ...(await original<object>()), loadTexts: vi.fn() }))

const loads = vi.mocked(loadTexts)
const board = (language: Language): OpenTable => {
  const table = { texts: { language }, seats: [], revise: (parts: object) => Object.assign(table, parts) }
  return { table } as unknown as OpenTable
}
const inGerman = { language: 'de' } as unknown as Awaited<ReturnType<typeof loadTexts>>

beforeEach(() => {
  vi.useFakeTimers()
  loads.mockReset()
  session.language = 'de'
})
afterAll(() => {
  vi.doUnmock('../src/texts/texts')
}) // files that share the process load the texts
afterEach(() => {
  vi.useRealTimers()
  session.language = 'en'
})

test('texts that cannot be loaded are asked for again', async () => {
  const opened = board('en')
  loads.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(inGerman)
  const done = translateBoard(
    opened,
    'histrio',
    'de',
    () => [{ name: 'Scaramouche', bot: true }],
    () => true,
  )
  await vi.runAllTimersAsync()
  await done
  expect(opened.table.texts).toBe(inGerman)
  expect(opened.table.seats).toEqual([{ name: 'Scaramouche', bot: true }])
  expect(loads).toHaveBeenCalledTimes(2)
})

test('a language that was left again while its texts came changes nothing', async () => {
  const opened = board('en')
  loads.mockImplementation(() => {
    session.language = 'zh'
    return Promise.resolve(inGerman)
  })
  await translateBoard(
    opened,
    'histrio',
    'de',
    () => [],
    () => true,
  )
  expect(opened.table.texts.language).toBe('en')
})

test('a board that was closed is left alone', async () => {
  const opened = board('en')
  await translateBoard(
    opened,
    'histrio',
    'de',
    () => [],
    () => false,
  )
  expect(loads).not.toHaveBeenCalled()
})
