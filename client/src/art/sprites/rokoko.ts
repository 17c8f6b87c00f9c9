import dress from './rokoko-dress.svg?raw'
import goods from './rokoko-goods.svg?raw'
import palace from './rokoko-palace.svg?raw'
import people from './rokoko-people.svg?raw'
import silk from './rokoko-silk.svg?raw'

/** Every symbol of Rokoko, as one text to put into the document. */
export default [silk, dress, goods, people, palace].join('\n')
