import type { RokokoEdition, RokokoView } from './edition'
import type { GameEvent } from '../../net/board_types'
import type { Pile } from '../../shell/unseen'
import { Table } from '../../shell/table.svelte'
import type { ChoiceGroup, OwnCard } from '../../shell/table_parts'
import { said } from '../../texts/narration'
import { actionGroups } from './actions'
import { Pieces } from './pieces'
import { unseen } from './counting'
import { FLIGHTS } from './flights'
import { leastSurplus } from './payment'
import { rewound } from './rewind'
import { guestsBack } from './scoring'
import { ownCards } from './tips'

const REGIONS: Record<string, string> = {
  rent: 'palace',
  acquire: 'market',
  hire: 'market',
  favor: 'market',
  make: 'workshop',
  hand: 'atelier',
  play: 'atelier',
  pay: 'atelier',
  give: 'atelier',
}
const MARKET = /^(display|stack|warehouse|stock|beside)/
const WORKSHOP = /^(window|bag)/
const PALACE = /^(hall_|kings_hall|terrace|fireworks|musician)/
const NEXT_ASKED = new Set(['hands', 'actions']) // phases that the next question or move speaks of
const SWEPT = /^(display|window)/ // what makes room for the new
const OWN_DECK = /^(supply|hand|discard)/
const IN_GARDEN = /^(statue|fountain|all_halls)/

/** A table of Rokoko: its pieces in words, and where each key is picked. */
export class RokokoTable extends Table<RokokoView, RokokoEdition> {
  readonly flights = FLIGHTS
  readonly pieces = $derived(new Pieces(this.formatter, this.edition, this.seats.length))

  /** The tile, dress and cards being resolved, if they belong to the owner of the atelier on screen. */
  readonly resolving: RokokoView['resolving'] | null = $derived(
    this.view.turn === this.own.seat ? this.view.resolving : null,
  )

  protected get actingSeat(): number {
    return this.view.turn
  }

  /** How many guests and decorations a seat has on the board. */
  markers(seat: number): { dresses: number; decorations: number } {
    const guests = Object.values(this.view.halls)
      .flat()
      .filter((guest) => guest?.seat === seat).length
    const decorations = Object.values(this.view.decorations).filter((owner) => owner === seat).length
    return { dresses: guests, decorations }
  }

  override warning(key: string): string {
    const [verb = '', what = ''] = key.split(/[:@]/)
    return verb === 'make' ? this.surplusWarning(what) : this.masterWarning(verb, what)
  }

  /** A main action makes a dress of all its silk: what kept tiles have too much is lost (RK-A3.2). */
  private surplusWarning(dress: string): string {
    if (this.decision.question.question !== 'main') return ''
    const count = leastSurplus(
      this.pieces.garment(dress).silk,
      (this.own.kept ?? []).map((id) => this.pieces.swatch(id).silk),
    )
    return count ? this.text('warning-surplus', { count }) : ''
  }

  /** Deputing the last Master is legal, but rarely meant. */
  private masterWarning(verb: string, what: string): string {
    const id = what || String(this.decision.question['card'])
    if (verb !== 'depute' || this.pieces.employee(id).rank !== 'master') return ''
    const { in_play, leaving } = this.view.resolving
    const staying = [...in_play]
    for (const card of leaving) if (staying.includes(card)) staying.splice(staying.indexOf(card), 1)
    const deck = [...(this.own.hand ?? []), ...(this.own.supply ?? []), ...this.own.discard, ...staying]
    return deck.filter((card) => this.pieces.employee(card).rank === 'master').length === 1
      ? this.text('warning-last-master')
      : ''
  }

  override groups(): ChoiceGroup[] {
    return actionGroups(this)
  }

  override ownCards(): OwnCard[] {
    return ownCards(this)
  }

  unseen(): Pile[] {
    return unseen(this.view, this.edition, this.pieces)
  }

  region(key: string): string | null {
    const [verb = '', what = ''] = key.split(':')
    if (verb === 'decorate') return IN_GARDEN.test(what) ? 'garden' : 'palace'
    if (verb === 'depute') return what ? 'atelier' : null
    return REGIONS[verb] ?? null
  }

  regionOf(place: string): string | null {
    if (place.startsWith('purse')) return null
    return IN_GARDEN.test(place) ? 'garden' : 'palace'
  }

  regionOfPiece(place: string): string | null {
    if (MARKET.test(place)) return 'market'
    if (WORKSHOP.test(place)) return 'workshop'
    if (PALACE.test(place)) return 'palace'
    return IN_GARDEN.test(place) ? 'garden' : null
  }

  override isUnspoken(event: GameEvent): boolean {
    if (event.seat === null && SWEPT.test(said(event, 'from'))) return true
    if (event.event === 'card') return OWN_DECK.test(said(event, 'from')) && OWN_DECK.test(said(event, 'to'))
    return (
      super.isUnspoken(event) ||
      (event.event === 'favor' && event['to'] === 'beside') ||
      (event.event === 'start' && event['how'] === 'stays') ||
      (event.event === 'phase' && NEXT_ASKED.has(said(event, 'phase')))
    )
  }

  override isFestive(place: string): boolean {
    return place.startsWith('fireworks')
  }

  protected override rewound(...moment: Parameters<typeof rewound>): RokokoView {
    return rewound(...moment)
  }

  override viewWhileScoring(view: RokokoView, _sums: readonly number[], scored: ReadonlySet<string>): RokokoView {
    return guestsBack(view, this.events, scored)
  }

  when(): string {
    return this.text('round-of', { round: this.view.round, rounds: this.view.rounds })
  }
}
