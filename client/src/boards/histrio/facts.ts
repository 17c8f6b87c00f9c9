import type { GameFacts } from '../../games/facts'

export default {
  game: 'histrio',
  place: 2,
  unit: 'ecu',
  sign: { id: 'hi-coin-gold', box: '0 0 40 40', on: 'coin' },
  money: 'ecu',
  hasSecrets: false,
  lesson: 'first',
  untaught: ['choose_city-friendly'],
  firstPlayers: 3,
  editions: ['reference'],
} satisfies GameFacts
