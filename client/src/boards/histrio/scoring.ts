import type { GameEvent } from '../../net/protocol'
import { said } from '../../texts/story'
import type { Account } from '../../shell/account'
import type { Pieces } from '../../texts/histrio/pieces'

/** The account of Histrio: every source of Ecu, seat by seat. */
export function account(pieces: Pieces, events: readonly GameEvent[], seats: number): Account {
  const { texts } = pieces
  const lines = events.filter((event) => event.event === 'score')
  const placings = events.filter((event) => event.event === 'placing')
  const sources = [...new Set(lines.map((line) => said(line, 'source')))]
  const points = (source: string, seat: number) =>
    lines.filter((line) => line.seat === seat && line['source'] === source).reduce((sum, line) => sum + Number(line['points']), 0)
  return {
    heading: texts.text('final-heading'),
    unit: 'ecu',
    lines: lines
      .filter((line) => line['points'] !== 0)
      .map((line) => ({ seat: line.seat ?? 1, points: Number(line['points']), rule: said(line, 'rule'), place: '', text: texts.text(`source-${said(line, 'source')}`) })),
    rows: sources
      .map((source) => ({ name: texts.text(`source-${source}`), points: Array.from({ length: seats }, (_, seat) => points(source, seat + 1)) }))
      .filter((row) => row.points.some(Boolean)),
    totals: placings.map((placing) => Number(placing['ecu'])),
    placings: placings.map((placing) => Number(placing['placing'])),
  }
}
