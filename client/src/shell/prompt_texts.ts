import type { Stop } from './dock_stops'
import type { Table } from './table.svelte'
import type { ChoiceGroup } from './table_parts'

/** The seats that are asked, as a position of the past names them. */
function toMove(table: Table): string {
  const seats = table.decision.question.seats.map((seat) => table.seating.name(seat))
  return table.text('prompt-replay', { who: table.texts.listed(seats) })
}

/** What the prompt bar asks or tells. */
export function askedText(table: Table, groups: ChoiceGroup[]): string {
  const { question, seats } = table.decision.question
  if (table.shownScene) return table.captionFor(table.shownScene.events)
  if (table.view.over) return table.text('prompt-over')
  if (table.isReplay && table.caption) return table.caption
  if (question === null) return ''
  if (table.isReplay) return toMove(table)
  if (table.isAsked || seats.includes(table.viewer ?? 0))
    return table.highlights.keptOf(groups)?.ask ?? table.question()
  const waiting = seats.filter((seat) => seat !== table.viewer)
  return table.text('prompt-waiting', { who: table.texts.listed(waiting.map((seat) => table.seating.name(seat))) })
}

/** What stands behind it: where something glows, how many choices there are, which seats others wait for. */
export function hintText(table: Table, places: number, choices: number, elsewhere: readonly Stop[]): string {
  const isForSome = [0, table.seats.length].every((count) => table.decision.question.seats.length !== count)
  if (table.isReplay) return table.caption && isForSome ? toMove(table) : ''
  if (places === 0 || table.isSettled) return table.isAsked ? '' : table.waitingNote
  const titles = elsewhere.map(({ title }) => title)
  const regions = table.texts.listed(titles, 'disjunction')
  return regions
    ? table.text('prompt-elsewhere', { regions, choices })
    : table.text('prompt-glow', { count: places, choices })
}
