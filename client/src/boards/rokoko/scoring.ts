import type { GameEvent } from '../../net/protocol'
import { said } from '../../texts/story'
import type { Account } from '../../shell/account'
import type { Pieces } from '../../texts/rokoko/pieces'
import type { Args } from '../../texts/texts'

const CROWNS = ['RK-B20', 'RK-B21', 'RK-B22', 'RK-B23']
const CROWN_CATEGORY = 'RK-F2'
const CATEGORIES = [
  'RK-S9', 'RK-F1', CROWN_CATEGORY, 'RK-F3', 'RK-F4', 'RK-F6', 'RK-F8', 'RK-F9', 'RK-F10-dress', 'RK-F10-decoration', 'RK-F10-all_halls',
]
const MARKERS: Record<string, string> = { guest: 'dress', decoration: 'decoration', all_halls: 'all_halls' }

/** The final scoring of Rokoko: every line, added up by category. */
export function account(pieces: Pieces, events: readonly GameEvent[], seats: number): Account {
  const { texts } = pieces
  const lines = events.filter((event) => event.event === 'score')
  const placings = events.filter((event) => event.event === 'placing')
  const kind = (line: GameEvent) => {
    const rule = said(line, 'rule')
    return rule === 'RK-F10' ? `${rule}-${MARKERS[pieces.zone(said(line, 'where'))]}` : rule
  }
  const category = (line: GameEvent) => (CROWNS.includes(said(line, 'rule')) ? CROWN_CATEGORY : kind(line))
  return {
    heading: texts.text('final-heading'),
    unit: 'prestige',
    lines: lines.map((line) => ({
      seat: line.seat ?? 1,
      points: Number(line['points']),
      rule: said(line, 'rule'),
      place: said(line, 'where'),
      text: texts.text(`score-${kind(line)}`, facts(pieces, line)),
    })),
    rows: CATEGORIES.map((name) => ({
      name: texts.text(`category-${name}`),
      points: Array.from({ length: seats }, (_, seat) => sum(lines, (line) => line.seat === seat + 1 && category(line) === name)),
    })).filter((row) => row.points.some(Boolean)),
    totals: placings.map((placing) => Number(placing['prestige'])),
    placings: placings.map((placing) => Number(placing['placing'])),
  }
}

function facts(pieces: Pieces, line: GameEvent): Args {
  const found: Args = { count: Number(line['count']) }
  const where = said(line, 'where')
  const what = said(line, 'what')
  if (line['rule'] === 'RK-F4') found['hall'] = pieces.hall(where.split('.')[0] ?? '')
  else if (MARKERS[pieces.zone(where)]) found['space'] = pieces.space(where)
  if (pieces.dresses.has(what)) found['dress'] = pieces.dress(what)
  else if (what) found['id'] = what
  return found
}

function sum(lines: readonly GameEvent[], counts: (line: GameEvent) => boolean): number {
  return lines.filter(counts).reduce((total, line) => total + Number(line['points']), 0)
}
