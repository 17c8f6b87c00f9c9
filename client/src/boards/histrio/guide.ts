import type { Guide, GuideItem } from '../../games/guides'

const CARD = '0 0 100 140'
const COIN = '0 0 40 40'
const item =
  (kind: string) =>
  (id: string, icon: string, box: string, rule: string): GuideItem => ({
    id,
    icon,
    box,
    name: `guide-${kind}-${id}`,
    text: `guide-${kind}-${id}.does`,
    rule,
  })
const phase = item('phase')
const sign = item('sign')
const level = (number: number, rule: string): GuideItem => ({
  id: `level-${number}`,
  icon: `hi-card-c${number}`,
  also: [`hi-card-t${number}`, `hi-fx-${number}`],
  box: CARD,
  name: `guide-level-${number}`,
  text: `effect-${number}`,
  rule,
})
/** a sign that is drawn for each seat, in its colour */
const ofSeats = (icon: string) => [2, 3, 4, 5].map((seat) => `${icon}-${seat}`)
const JUGGLERS = ['tortoise', 'bear', 'elephant', 'owl', 'monkey', 'magpie', 'frog', 'chameleon']
const line = (id: string, icon: string, box: string, rule: string): GuideItem => ({
  id: `source-${id}`,
  icon,
  box,
  name: `source-${id}`,
  text: `guide-score-${id}`,
  rule,
})

/** Histrio in brief. */
const guide: Guide = {
  round: [
    phase('travel', 'hi-travel-1', CARD, 'HI-1.1'),
    phase('encounters', 'hi-card-c3', CARD, 'HI-2.1'),
    phase('opportunities', 'hi-encounter-back', CARD, 'HI-3.2'),
    phase('pay', 'hi-coin-gold', COIN, 'HI-E1'),
  ],
  actions: [
    { ...sign('alone', 'hi-caravel-1', '0 0 64 60', 'HI-2.1'), tint: 'seat-1', also: ofSeats('hi-caravel') },
    sign('shared', 'hi-request-back', CARD, 'HI-2.12'),
    sign('push', 'hi-leonus-comedy', '0 0 120 120', 'HI-2.10'),
    {
      ...sign('juggler', 'hi-card-fox', CARD, 'HI-J1'),
      also: ['hi-fox', ...JUGGLERS.flatMap((name) => [`hi-card-${name}`, `hi-${name}`])],
    },
    { ...sign('refresh', 'hi-travel-back', CARD, 'HI-2.17'), tint: 'seat-1' },
  ],
  signs: [
    level(1, 'HI-2.5'),
    level(2, 'HI-2.6'),
    level(3, 'HI-2.7'),
    level(4, 'HI-2.8'),
    level(5, 'HI-2.9'),
    { ...sign('alms', 'hi-card-alms-2', CARD, 'HI-2.2'), also: ['hi-card-alms-1', 'hi-card-alms-3'] },
    { ...sign('mood', 'hi-mask-comedy', COIN, 'HI-2.14'), also: ['hi-mask-tragedy'] },
    { ...sign('impresario', 'hi-impresario-1', '0 0 60 90', 'HI-2.7'), tint: 'seat-1', also: ofSeats('hi-impresario') },
    sign('request', 'hi-request-front', CARD, 'HI-E4'),
  ],
  scoring: [
    line('actors', 'hi-mask-comedy', COIN, 'HI-E1'),
    line('show', 'hi-ic-theatre', '0 0 28 28', 'HI-E2'),
    line('best_show', 'hi-leonus-comedy', '0 0 120 120', 'HI-E3'),
    line('request', 'hi-request-front', CARD, 'HI-E4'),
    line('request_again', 'hi-request-back', CARD, 'HI-E5'),
    line('alms', 'hi-card-alms-2', CARD, 'HI-2.2'),
    { ...line('stage', 'hi-impresario-1', '0 0 60 90', 'HI-2.7'), tint: 'seat-1' },
    line('stolen', 'hi-card-c2', CARD, 'HI-2.6'),
    line('robbed', 'hi-card-t2', CARD, 'HI-2.6'),
    line('level_5', 'hi-card-c5', CARD, 'HI-2.9'),
    line('trick', 'hi-card-monkey', CARD, 'HI-J7'),
    line('tricked', 'hi-card-magpie', CARD, 'HI-J7'),
    line('start', 'hi-coin-silver', COIN, 'HI-S3'),
  ],
}

export default guide
