import type { GameFacts } from '../../games/facts'

export default {
  game: 'rokoko',
  place: 1,
  unit: 'prestige',
  sign: { id: 'rk-prestige', box: '0 0 32 32', on: 'rosette' },
  money: 'livre',
  hasSecrets: true,
  lesson: 'first',
  untaught: [],
  firstPlayers: 2,
  editions: ['reference', 'balanced', 'balanced-house-rule'],
} satisfies GameFacts
