import { capitalize } from '../texts/typography'
import { widthOf } from '../texts/width'
import type { Table } from './table.svelte'
import type { ChoiceGroup } from './table_parts'

/** All lengths in rem: a wide table is at least so wide, whatever the window, as it scales with it. */
const TABLE = 90
const BRAND = 11 // with what is left free beside it
const TOOLS = 17.5 // undo, hint, aid, chat, menu, keys, a clock
const PICTURE = 3.5
const MIN_QUESTION = 16 // of the question, however much the choices take
const LARGE = 1.12 // a question in letters that small lets its choices stand in two rows
const BUTTON = 7 // of a button besides its words: key, one or two marks, edges, the gap to the next
const NOTE = 0.84 // of the letters of a button: what follows from it
const SMALL = 0.96 // letters of the buttons in two rows, a little wider than they are
const HIGH = 3.4
const SIZES = [1.4, 1.25, 1.12, 1.02, 0.94, 0.86] as const
const LEADING = 1.12
const HINT = { of: 0.75, least: 0.86 } // of the size of the question

export interface Fit {
  /** the size of the question's letters */
  ask: number
  /** how much of the bar the choices take */
  choices: number
  /** so much is said that the choices need smaller letters */
  isLong: boolean
  /** even in the smallest letters there is no room for the hint after the question */
  isCrowded: boolean
}

/** How many rows buttons of these widths make, put in their order into so much room. */
function rows(widths: readonly number[], room: number): number {
  let count = 1
  let used = 0
  for (const width of widths) {
    if (used > 0 && used + width > room) {
      count += 1
      used = 0
    }
    used += width
  }
  return count
}

/** Whether a question and its hint are no higher than the bar, in letters of a size and lines of a width. */
function isLow(size: number, width: number, asked: string, hint: string): boolean {
  const lines = Math.ceil((widthOf(asked, size) + widthOf(hint, Math.max(HINT.least, size * HINT.of))) / (width * 0.94))
  return lines * size * LEADING <= HIGH
}

/** The largest letters for the question beside choices that take so much of the bar. */
function sizeBeside(choices: number, asked: string, hint: string): number {
  const room = TABLE - BRAND - TOOLS - PICTURE - choices
  return SIZES.find((size) => room > 0 && isLow(size, room, asked, hint)) ?? SIZES[5]
}

/** How a question, a row of buttons so wide and further choices fit into the bar of a wide table, which is as high whatever is asked. */
export function fitted(asked: string, hint: string, labels: readonly string[], row = 0): Fit {
  const inOneRow = row + labels.reduce((sum, label) => sum + widthOf(label, 1) + BUTTON, 0)
  const ask = sizeBeside(inOneRow, asked, hint)
  if (ask >= LARGE) return { ask, choices: inOneRow, isLong: false, isCrowded: false }
  const widths = [...(row ? [row] : []), ...labels.map((label) => widthOf(label, SMALL) + BUTTON)]
  let choices = Math.max(0, ...widths)
  while (rows(widths, choices) > 2) choices += 0.5
  const isCrowded = !isLow(SIZES[5], Math.max(MIN_QUESTION, TABLE - BRAND - TOOLS - PICTURE - choices), asked, hint)
  return { ask: sizeBeside(choices, asked, hint), choices, isLong: true, isCrowded }
}

/** What the button of an option says: what it does, and below it what follows from that. */
export interface OptionLabel {
  does: string
  then: string
}

export function optionLabel(table: Table, key: string): OptionLabel {
  const [does = '', ...then] = capitalize(table.option(key)).split(/[;；]\s*/)
  return { does, then: [...then, table.warning?.(key) ?? ''].filter(Boolean).join(' · ') }
}

/** The text that decides how wide a button is. */
export function widestLine({ does, then }: OptionLabel): string {
  return then.length * NOTE > does.length ? then.slice(0, Math.ceil(then.length * NOTE)) : does
}

/** The width of a button for a kind of choices, in rem. */
export function groupWidth({ title, note, keys }: ChoiceGroup): number {
  return Math.max(widthOf(title, 0.92), widthOf(note, 0.76)) + (keys.length === 1 ? 5.2 : 3.4)
}
