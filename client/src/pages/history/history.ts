import { GAMES } from '../../games/facts'
import type { FinishedMatch, MatchFilter } from '../../net/messages'
import type { Texts } from '../../texts/texts'

/** Values of the filters, as they stand in the address; the first of each stands for no filter. */
export const FILTERS = {
  game: ['', ...GAMES],
  against: ['', 'people', 'bots'],
  result: ['', 'won', 'lost'],
  sort: ['newest', 'oldest', 'points', 'place', 'longest'],
} as const

const DEFAULTS: MatchFilter = { game: '', players: '', against: '', result: '', sort: 'newest', page: '1' }
const NAMES = Object.keys(DEFAULTS) as (keyof MatchFilter)[]

/** The filters of an address; what it does not name is as by default. */
export function filterOf(search: string): MatchFilter {
  const asked = new URLSearchParams(search)
  return {
    ...DEFAULTS,
    ...Object.fromEntries(NAMES.flatMap((name) => (asked.has(name) ? [[name, asked.get(name)]] : []))),
  }
}

/** The query of an address with some filters changed; another filter begins at the first page. */
export function searchOf(filter: MatchFilter, changed: Partial<MatchFilter> = {}): string {
  const next = { ...filter, page: '1', ...changed }
  const named = NAMES.filter((name) => next[name] !== DEFAULTS[name]).map((name): [string, string] => [
    name,
    next[name],
  ])
  return named.length ? `?${new URLSearchParams(named).toString()}` : ''
}

/** Whether any filter leaves something out. */
export function isFiltered(filter: MatchFilter): boolean {
  return NAMES.some((name) => name !== 'sort' && name !== 'page' && filter[name] !== DEFAULTS[name])
}

/** What a seat of a finished match is called. */
export function finishedName(texts: Texts, seat: FinishedMatch['seats'][number]): string {
  if (seat.you) return texts.text('you')
  if (seat.level !== null) return texts.text(`bot-name-${String(seat.seat)}`)
  return seat.name ? `\u2068${seat.name}\u2069` : texts.text('former-player')
}

/** What a part of a match is called: `3` is round 3, `2.3` that of season 2, `2.scoring` its scoring. */
export function stageName(texts: Texts, stage: string): string {
  const [part = '', season] = stage.split('.').reverse()
  const kind = /^\d+$/.test(part) ? 'round' : part
  return season === undefined
    ? texts.text(`stage-${kind}`, { round: part })
    : texts.text(`stage-season-${kind}`, { season, round: part })
}

const WIDTH = 84 // percent; the rest is for the number behind the longest bar

/** Where bars begin and how long they are on a common scale, in percent: zero lies at the same place for all. */
export function barOf(value: number, least: number, most: number): { start: number; length: number } {
  const unit = WIDTH / (most - least || 1)
  return { start: unit * (Math.min(0, value) - least), length: unit * Math.abs(value) }
}
