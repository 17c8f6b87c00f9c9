import type { HistrioEdition, HistrioSeat, HistrioView } from './edition'
import type { Account } from '../../shell/account'
import type { Pile } from '../../shell/unseen'
import { Table, type OwnCard } from '../../shell/table.svelte'
import { Pieces } from './pieces'
import { unseen } from './counting'
import { FLIGHTS } from './flights'
import { account } from './scoring'
import { ownCards } from './words'

const REGIONS: Record<string, string> = {
  travel: 'road', swap: 'road', take: 'road', push: 'theatre', steal: 'rivals', recover: 'troupe', use: 'troupe', discard: 'troupe', play: 'troupe',
}

/** A table of Histrio: its pieces in words, and where each key is picked. */
export class HistrioTable extends Table<HistrioView, HistrioEdition> {
  readonly pieces = $derived(new Pieces(this.formatter, this.edition))

  /** the seat whose troupe is shown: the viewer's, or for those who watch that of whoever is at work */
  readonly own: HistrioSeat = $derived(this.seat(this.view.viewer ?? this.view.resolving.seat ?? 1))
  readonly rivals: HistrioSeat[] = $derived.by(() => {
    const { seats } = this.view
    return seats.map((_, n) => this.seat(((this.own.seat + n - 1) % seats.length) + 1)).slice(1)
  })
  /** the city the viewer has sealed, while the others still choose */
  readonly plan: number | null = $derived.by(() => {
    const [verb, city] = (this.own.choosing?.choice ?? '').split(':')
    return verb === 'travel' ? Number(city) : null
  })

  /** the city of the travel card that is pointed at or focused */
  litCity: number | null = $state(null)

  seat(number: number): HistrioSeat {
    const seat = this.view.seats[number - 1]
    if (!seat) throw new Error(`no seat ${number}`)
    return seat
  }

  get flights() {
    return FLIGHTS
  }

  override ownCards(): OwnCard[] {
    return ownCards(this)
  }

  account(): Account {
    return account(this.formatter, this.events, this.seats.length)
  }

  unseen(): Pile[] {
    return unseen(this.view, this.edition, this.pieces)
  }

  region(key: string): string | null {
    return REGIONS[key.split(':')[0] ?? ''] ?? null
  }

  when(): string {
    return this.text('season-of', { season: this.view.season, round: this.view.round, rounds: this.view.rounds })
  }
}
