import type { HistrioEdition, HistrioView } from './edition'
import type { GameEvent } from '../../net/board_types'
import type { SceneReader } from '../../playback/scenes'
import { said } from '../../texts/narration'
import { joinSentences } from '../../texts/typography'
import type { Account } from '../../shell/account'
import type { Pile } from '../../shell/unseen'
import { Table } from '../../shell/table.svelte'
import type { OwnCard } from '../../shell/table_parts'
import { HALVES, Pieces, zone } from './pieces'
import { unseen } from './counting'
import { FLIGHTS } from './flights'
import { isMeeting, isOwnNews } from './own_news'
import { rewound } from './rewind'
import { announceMeetings } from './meetings'
import { isPay, lastPay } from './scoring'
import { ownCards } from './tips'

const REGIONS: Record<string, string> = {
  travel: 'road',
  swap: 'road',
  take: 'road',
  push: 'theatre',
  steal: 'rivals',
  recover: 'troupe',
  use: 'troupe',
  discard: 'troupe',
  play: 'troupe',
}

/** where pieces move on the board; the needle stands above the road, too */
const PLACES: Record<string, string> = {
  city: 'road',
  road: 'road',
  comedy: 'road',
  tragedy: 'road',
  gauge: 'road',
  stage: 'theatre',
}

/** A table of Histrio: its pieces in words, and where each key is picked. */
export class HistrioTable extends Table<HistrioView, HistrioEdition> implements SceneReader {
  readonly flights = FLIGHTS
  readonly isStep = isMeeting
  readonly isOwnNews = isOwnNews
  readonly pieces = $derived(new Pieces(this.formatter, this.edition))

  /** the city the viewer has sealed, while the others still choose */
  readonly plan: number | null = $derived.by(() => {
    const [verb, city] = (this.own.choosing?.choice ?? '').split(':')
    return verb === 'travel' ? Number(city) : null
  })

  /** where the needle would go with the option that is looked at, in each case in which it would move */
  readonly needleGhosts: string[] = $derived(this.foreseenFacts('needle', 'to').map(String))
  /** the score as it would stand then, in the first case in which it changes */
  readonly scoreGhost: number | null = $derived.by(() => {
    const [after] = this.foreseenFacts('total', 'after')
    return typeof after === 'number' ? after : null
  })

  /** the city of the travel card that is pointed at or focused */
  litCity: number | null = $state(null)

  /** A fact of the changes of one kind that the option looked at would make. */
  private foreseenFacts(kind: string, fact: string): unknown[] {
    const cases = this.aimed === null ? [] : this.foresight.cases(this.aimed)
    return cases.flatMap(({ changes }) =>
      changes.filter((change) => change.kind === kind).map((change) => change[fact]),
    )
  }

  protected get actingSeat(): number {
    return this.view.resolving.seat ?? 1
  }

  override ownCards(): OwnCard[] {
    return ownCards(this)
  }

  override scoring(): Account {
    return lastPay(this.formatter, this.events, this.seats.length)
  }

  unseen(): Pile[] {
    return unseen(this.view, this.edition, this.pieces)
  }

  region(key: string): string | null {
    return REGIONS[key.split(':')[0] ?? ''] ?? null
  }

  regionOf(place: string): string | null {
    if (place === 'king' || place === 'stage') return 'theatre'
    return place === 'city' ? 'road' : null
  }

  regionOfPiece(place: string): string | null {
    return PLACES[zone(place)] ?? null
  }

  /** The trick of a rival's juggler is said with its use: the card that explains it does not lie before the viewer. */
  override captionFor(events: readonly GameEvent[]): string {
    const used = events
      .filter(({ event, seat }) => event === 'use' && seat !== this.viewer)
      .map((event) => this.text('caption-trick', { ability: this.pieces.name('ability', said(event, 'juggler')) }))
    return joinSentences([super.captionFor(events), ...used])
  }

  override isUnspoken(event: GameEvent): boolean {
    return super.isUnspoken(event) || event.event === 'ready' || (event.event === 'round' && event['round'] === 1) // a season begins with its first round
  }

  override staged(events: readonly GameEvent[], known: readonly GameEvent[]): readonly GameEvent[] {
    return announceMeetings(events, known, this.viewer)
  }

  override isScored(events: readonly GameEvent[]): boolean {
    return events.some(isPay)
  }

  /** Every space of the needle is seen on the gauge. */
  override scenePlaces(events: readonly GameEvent[]): string[] {
    return super.scenePlaces(events).map((place) => (HALVES.some((half) => half === zone(place)) ? 'gauge' : place))
  }

  /** The king pays in the theatre, and changes his mood there. */
  override regionOfEvents(events: readonly GameEvent[]): string | null {
    return events.some(isPay) || events[0]?.event === 'backdrop' ? 'theatre' : super.regionOfEvents(events)
  }

  protected override rewound(...moment: Parameters<typeof rewound>): HistrioView {
    return rewound(...moment)
  }

  override viewWhileScoring(view: HistrioView, sums: readonly number[]): HistrioView {
    return { ...view, seats: view.seats.map((seat, n) => ({ ...seat, ecu: sums[n] ?? seat.ecu })) }
  }

  /** The pay for actors, for shows, and for requests; the best show is paid with the others. */
  override ceremony(event: GameEvent): string | null {
    return isPay(event) ? said(event, 'rule').replace('HI-E3', 'HI-E2') || event.event : null
  }

  when(): string {
    return this.text('season-of', { season: this.view.season, round: this.view.round, rounds: this.view.rounds })
  }
}
