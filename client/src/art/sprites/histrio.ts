import actors from './histrio-actors.svg?raw'
import cards from './histrio-cards.svg?raw'
import cities from './histrio-cities.svg?raw'
import jugglers from './histrio-jugglers.svg?raw'
import marks from './histrio-marks.svg?raw'
import pieces from './histrio-pieces.svg?raw'
import theatre from './histrio-theatre.svg?raw'

/** Every symbol of Histrio, as one text to put into the document. */
export default [marks, pieces, cities, actors, jugglers, cards, theatre].join('\n')
