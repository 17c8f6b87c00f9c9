import type { Question } from '../../net/protocol'
import type { RokokoView } from '../../net/rokoko'
import type { Args } from '../texts'
import { upper } from '../words'
import type { Pieces } from './pieces'

interface Choice {
  verb: string
  what: string
  question: Question
  view: RokokoView
}

/** Says what Rokoko asks and what may be answered, by the parts of the keys. */
export class Options {
  constructor(readonly pieces: Pieces) {}

  words(id: string, args: Args = {}): string {
    return this.pieces.texts.text(id, args)
  }

  /** What is asked of the viewer. */
  question(question: Question, view: RokokoView): string {
    const { pieces } = this
    const { resolving } = view
    const name = String(question.question)
    const facts: Args = {}
    let form = ''
    const card = question['card']
    if (typeof card === 'string') Object.assign(facts, { card: pieces.card(card), of_card: pieces.ofCard(card), bonus: pieces.bonus(card) })
    const dress = question['dress']
    if (typeof dress === 'string') Object.assign(facts, { dress: pieces.dress(dress), prestige: pieces.garment(dress).prestige })
    if (name === 'tile' && resolving.tile) facts['tile'] = pieces.tileShown(resolving.tile)
    if (name === 'pay_silk') {
      facts['silk'] = pieces.silk(resolving.need)
      facts['paid'] = pieces.texts.listed(resolving.paid.map((tile) => pieces.tile(tile)))
      form = resolving.paid.length ? '.more' : ''
    }
    if (name === 'choose_hand') {
      const choosing = view.seats[(view.viewer ?? 1) - 1]?.choosing
      const cards = choosing?.cards ?? []
      facts['cards'] = pieces.texts.listed(cards.map((id) => pieces.card(id)))
      facts['count'] = (choosing?.wanted ?? 0) - cards.length
      form = choosing?.sealed ? '.done' : cards.length ? '.more' : ''
    }
    return upper(this.words(`question-${name}${form}`, facts))
  }

  /** What an option of the present question means. */
  option(key: string, question: Question, view: RokokoView): string {
    const [verb = '', what = ''] = key.split(/:(.*)/s)
    const say = SENTENCES[verb]
    if (!say) throw new Error(`no words for the option "${key}"`)
    return say(this, { verb, what, question, view })
  }

  plain({ verb }: Choice): string {
    return this.words(`option-${verb}`)
  }

  card({ verb, what }: Choice): string {
    return this.words(`option-${verb}`, { card: this.pieces.card(what), bonus: this.pieces.bonus(what) })
  }

  acquire({ what, question, view }: Choice): string {
    const [tile = '', segment = ''] = what.split('@')
    const there = view.warehouse[Number(segment) - 1]?.filter(Boolean).length ?? 0
    const price = question.question === 'reward_tile' ? 0 : this.pieces.acquirePrice(there)
    return this.words('option-acquire', { tile: this.pieces.tileShown(tile), segment, price })
  }

  make({ what }: Choice): string {
    const [dress = '', window = ''] = what.split('@')
    const price = this.pieces.side.windows[Number(window) - 1] ?? 0
    return this.words('option-make', { dress: this.pieces.dress(dress), window, price, needs: this.pieces.needs(dress) })
  }

  hire({ what, view }: Choice): string {
    const price = this.pieces.hirePrice(view.display.filter(Boolean).length)
    return this.words('option-hire', { card: this.pieces.card(what), bonus: this.pieces.bonus(what), price })
  }

  depute({ what, question }: Choice): string {
    const by = this.pieces.employee(String(question['card']))
    if (!what) return this.words('option-depute', { card: this.pieces.card(by.id), livre: this.pieces.head.depute[by.rank] })
    const [card = '', zone = ''] = what.split('@')
    const name = this.pieces.card(card)
    if (by.bonus === 'depute_for_livre') {
      return this.words('option-dismiss.paid', { card: name, zone, livre: Number(by[this.pieces.employee(card).rank]) })
    }
    return this.words('option-dismiss', { card: name, zone, bonus: this.pieces.bonus(card) })
  }

  decorate({ what, question }: Choice): string {
    const facts: Args = { space: this.pieces.space(what), price: this.pieces.decoration(what).price }
    if (question.question !== 'bonus') return this.words('option-decorate', facts)
    const discount = Number(this.pieces.employee(String(question['card']))['discount'])
    return this.words('option-decorate.cheaper', { ...facts, discount })
  }

  rent({ what }: Choice): string {
    const guest = this.pieces.guest(what)
    const facts = { space: this.pieces.space(what), kind: guest.kind }
    const reward = this.pieces.reward(guest)
    return reward ? this.words('option-rent.reward', { ...facts, reward }) : this.words('option-rent', facts)
  }
}

const SENTENCES: Record<string, (options: Options, choice: Choice) => string> = {
  hand: (o, c) => o.card(c),
  play: (o, c) => o.card(c),
  forfeit: (o, c) => o.words('option-forfeit', { question: String(c.question.question) }),
  favor: (o) => o.words('option-favor', { livre: o.pieces.head.favor.livre }),
  acquire: (o, c) => o.acquire(c),
  make: (o, c) => o.make(c),
  hire: (o, c) => o.hire(c),
  depute: (o, c) => o.depute(c),
  decorate: (o, c) => o.decorate(c),
  keep: (o, c) => o.words('option-keep', { silk: o.pieces.silk(o.pieces.swatch(c.view.resolving.tile ?? '').silk) }),
  discard: (o, c) => o.words('option-discard', { trimming: c.what.includes('+') ? 'both' : c.what }),
  discount: (o, c) => o.words('option-discount', { colour: c.what }),
  pay: (o, c) => o.words('option-pay', { tile: o.pieces.tile(c.what) }),
  give: (o, c) => o.words('option-give', { tile: o.pieces.tile(c.what) }),
  rent: (o, c) => o.rent(c),
  sell: (o, c) => o.words('option-sell', { livre: o.pieces.garment(String(c.question['dress'])).livre }),
  use: (o, c) => o.words('option-use', { bonus: o.pieces.bonus(String(c.question['card'])) }),
  gain: (o, c) => o.words('option-gain', { trimming: c.what, price: Number(o.pieces.employee(String(c.question['card']))['price'] ?? 0) }),
  buy: (o, c) => o.words('option-buy', { prestige: Number(c.what), livre: Number(c.what) * Number(o.pieces.employee(String(c.question['card']))['every']) }),
  done: (o, c) => o.plain(c),
  reconsider: (o, c) => o.plain(c),
}
