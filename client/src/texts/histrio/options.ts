import type { HistrioView } from '../../net/histrio'
import type { Question } from '../../net/protocol'
import type { Args } from '../texts'
import { index, zone, type Pieces } from './pieces'

const COSTS = '5' // the level whose actor has a price

interface Choice {
  verb: string
  what: string
  question: Question
  view: HistrioView
}

/** Says what Histrio asks and what may be answered, by the parts of the keys. */
export class Options {
  constructor(readonly pieces: Pieces) {}

  words(id: string, args: Args = {}): string {
    return this.pieces.texts.text(id, args)
  }

  /** What is asked of the viewer. */
  question(question: Question, view: HistrioView): string {
    const { pieces } = this
    const facts: Args = {
      space: pieces.space(view.needle),
      moment: String(question['moment'] ?? ''),
      ability: String(question['ability'] ?? ''),
      city: '',
      card: '',
    }
    const city = question['city']
    if (typeof city === 'number') {
      facts['city'] = pieces.city(city)
      facts['card'] = pieces.cards(view.cities[city - 1]?.cards.slice(-1) ?? [])
    }
    if (question['juggler']) facts['juggler'] = pieces.juggler(String(question['juggler']))
    if (question.question === 'discard_actor') facts['actors'] = pieces.cards(view.resolving.in_hand)
    return this.words(`question-${question.question}${this.form(question, view, facts)}`, facts)
  }

  /** Which form of a question's text fits the table; adds what it needs. */
  private form(question: Question, view: HistrioView, facts: Args): string {
    const own = view.seats[(view.viewer ?? 1) - 1]
    if (own?.choosing?.sealed) {
      const [verb, what = ''] = (own.choosing.choice ?? 'pass').split(':')
      if (verb === 'pass') return '.none'
      facts['choice'] = verb === 'travel' ? this.pieces.city(what) : this.pieces.theRequest(what)
      return '.done'
    }
    if (question.question === 'choose_city' && own?.friendly?.drawn) {
      facts['friendly'] = this.pieces.city(own.friendly.drawn)
      return '.friendly'
    }
    return question['ability'] === 'swap_top_cards' && typeof question['city'] === 'number' ? '.second' : ''
  }

  /** What an option of the present question means. */
  option(key: string, question: Question, view: HistrioView): string {
    const [verb = '', what = ''] = key.split(':')
    const say = SENTENCES[verb]
    if (!say) throw new Error(`no words for the option "${key}"`)
    return say(this, { verb, what, question, view })
  }

  plain({ verb, question }: Choice): string {
    return this.words(`option-${verb}`, { question: String(question.question) })
  }

  travel({ what, view }: Choice): string {
    const cards = view.cities[Number(what) - 1]?.cards.toReversed() ?? []
    const shown = cards.length ? this.pieces.texts.listed(cards.map((card) => this.pieces.card(card))) : this.words('cards-none')
    return this.words('option-travel', { city: this.pieces.city(what), cards: shown })
  }

  swap({ what, view }: Choice): string {
    const card = view.cities[Number(what) - 1]?.cards.at(-1)
    const shown = card ? this.pieces.card(card) : this.words('cards-none')
    return this.words('option-swap', { city: this.pieces.city(what), card: shown })
  }

  discard({ what }: Choice): string {
    if (this.pieces.requests.has(what)) return this.request('option-drop', what)
    return this.words('option-discard', { actor: this.pieces.card(what), kind: zone(what), level: Number(index(what)) })
  }

  request(message: string, id: string): string {
    const ecu = this.pieces.requests.get(id)?.ecu ?? 0
    const worth = this.words('request-worth', { ecu, condition: this.pieces.condition(id) })
    return this.words(message, { request: this.pieces.theRequest(id), worth })
  }

  steal({ what, view }: Choice): string {
    const ecu = view.seats[Number(what) - 1]?.ecu ?? 0
    return this.words('option-steal', { who: this.pieces.seating.who(Number(what)), ecu })
  }
}

const SENTENCES: Record<string, (options: Options, choice: Choice) => string> = {
  travel: (o, c) => o.travel(c),
  use: (o, c) => o.words('option-use', { juggler: o.pieces.theJuggler(c.what), ability: o.pieces.ability(c.what) }),
  recover: (o, c) => o.words('option-recover', { city: o.pieces.city(c.what) }),
  take: (o, c) => o.words(index(c.what) === COSTS ? 'option-take.paid' : 'option-take', { card: o.pieces.theCard(c.what) }),
  push: (o, c) =>
    o.words('option-push', { half: c.what, amount: o.pieces.jugglers.get(String(c.question['juggler']))?.amount ?? 0 }),
  steal: (o, c) => o.steal(c),
  swap: (o, c) => o.swap(c),
  keep: (o, c) => o.words('option-keep', { count: c.view.resolving.in_hand.length }),
  discard: (o, c) => o.discard(c),
  count: (o, c) => o.words('option-count', { kind: c.what }),
  play: (o, c) => o.request('option-play', c.what),
  pass: (o, c) => o.plain(c),
  reconsider: (o, c) => o.plain(c),
}
