import type { GameFacts } from '../facts'

export default { game: 'histrio', place: 2, unit: 'ecu', hasSecrets: false, lesson: 'first' } satisfies GameFacts
