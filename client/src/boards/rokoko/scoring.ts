import type { GameEvent } from '../../net/board_types'
import { said } from '../../texts/narration'
import type { RokokoView } from './edition'
const ON_TERRACE = /^terrace\.(\d+)$/

/** A final view with the guests of the terrace back in their hall, except after their fireworks have been scored. */
export function guestsBack(view: RokokoView, events: readonly GameEvent[], scored: ReadonlySet<string>): RokokoView {
  const halls = Object.fromEntries(Object.entries(view.halls).map(([hall, guests]) => [hall, [...guests]]))
  const terrace = new Map(Object.entries(view.terrace))
  for (const event of events) {
    const number = event.event === 'dress' ? ON_TERRACE.exec(said(event, 'to'))?.[1] : undefined
    const at = `fireworks.${number ?? ''}`
    const dress = terrace.get(at)
    if (number === undefined || dress === undefined || event.seat === null || scored.has(at)) continue
    const [hall = '', position = ''] = said(event, 'from').split('.')
    halls[hall]?.splice(Number(position) - 1, 1, { dress, seat: event.seat })
    terrace.delete(at)
  }
  return { ...view, halls, terrace: Object.fromEntries(terrace) }
}
