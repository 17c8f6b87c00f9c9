import type { GameFacts } from '../facts'

export default { game: 'histrio', place: 2, unit: 'ecu', hasSecrets: false, lesson: 'first', untaught: ['choose_city-friendly'], firstPlayers: 3 } satisfies GameFacts
