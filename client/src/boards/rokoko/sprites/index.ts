import dress from './dress.svg?raw'
import goods from './goods.svg?raw'
import palace from './palace.svg?raw'
import people from './people.svg?raw'
import silk from './silk.svg?raw'

/** Every symbol of Rokoko, as one text to put into the document. */
export default [silk, dress, goods, people, palace].join('\n')
