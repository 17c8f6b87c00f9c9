import { guideItem, scoringItem, type Guide, type GuideItem } from '../../games/guides'

const CARD = '0 0 100 140'
const COIN = '0 0 40 40'
const phase = guideItem('phase')
const sign = guideItem('sign')
const line = scoringItem('source')
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

/** Histrio in brief. */
const guide: Guide = {
  round: [
    phase('travel', 'hi-travel-1', 'HI-1.1', CARD),
    phase('encounters', 'hi-card-c3', 'HI-2.1', CARD),
    phase('opportunities', 'hi-encounter-back', 'HI-3.2', CARD),
    phase('pay', 'hi-coin-gold', 'HI-E1', COIN),
  ],
  actions: [
    { ...sign('alone', 'hi-caravel-1', 'HI-2.1', '0 0 64 60'), tint: 'seat-1', also: ofSeats('hi-caravel') },
    sign('shared', 'hi-request-back', 'HI-2.12', CARD),
    sign('push', 'hi-leonus-comedy', 'HI-2.10', '0 0 120 120'),
    {
      ...sign('juggler', 'hi-card-fox', 'HI-J1', CARD),
      also: ['hi-fox', ...JUGGLERS.flatMap((name) => [`hi-card-${name}`, `hi-${name}`])],
    },
    { ...sign('refresh', 'hi-travel-back', 'HI-2.17', CARD), tint: 'seat-1' },
  ],
  signs: [
    level(1, 'HI-2.5'),
    level(2, 'HI-2.6'),
    level(3, 'HI-2.7'),
    level(4, 'HI-2.8'),
    level(5, 'HI-2.9'),
    { ...sign('alms', 'hi-card-alms-2', 'HI-2.2', CARD), also: ['hi-card-alms-1', 'hi-card-alms-3'] },
    { ...sign('mood', 'hi-mask-comedy', 'HI-2.14', COIN), also: ['hi-mask-tragedy'] },
    { ...sign('impresario', 'hi-impresario-1', 'HI-2.7', '0 0 60 90'), tint: 'seat-1', also: ofSeats('hi-impresario') },
    sign('request', 'hi-request-front', 'HI-E4', CARD),
  ],
  scoring: [
    line('actors', 'hi-mask-comedy', 'HI-E1', COIN),
    line('show', 'hi-ic-theatre', 'HI-E2', '0 0 28 28'),
    line('best_show', 'hi-leonus-comedy', 'HI-E3', '0 0 120 120'),
    line('request', 'hi-request-front', 'HI-E4', CARD),
    line('request_again', 'hi-request-back', 'HI-E5', CARD),
    line('alms', 'hi-card-alms-2', 'HI-2.2', CARD),
    { ...line('stage', 'hi-impresario-1', 'HI-2.7', '0 0 60 90'), tint: 'seat-1' },
    line('stolen', 'hi-card-c2', 'HI-2.6', CARD),
    line('robbed', 'hi-card-t2', 'HI-2.6', CARD),
    line('level_5', 'hi-card-c5', 'HI-2.9', CARD),
    line('trick', 'hi-card-monkey', 'HI-J7', CARD),
    line('tricked', 'hi-card-magpie', 'HI-J7', CARD),
    line('start', 'hi-coin-silver', 'HI-S3', COIN),
  ],
}

export default guide
