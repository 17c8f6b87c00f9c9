import type { GameFacts } from '../facts'

export default { game: 'rokoko', place: 1, unit: 'prestige', hasSecrets: true, lesson: 'first', untaught: [], firstPlayers: 2 } satisfies GameFacts
