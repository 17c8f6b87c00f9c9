import actors from './actors.svg?raw'
import cards from './cards.svg?raw'
import cities from './cities.svg?raw'
import jugglers from './jugglers.svg?raw'
import marks from './marks.svg?raw'
import pieces from './pieces.svg?raw'
import requests from './requests.svg?raw'
import theatre from './theatre.svg?raw'

/** Every symbol of Histrio, as one text to put into the document. */
export default [marks, pieces, cities, actors, jugglers, cards, requests, theatre].join('\n')
