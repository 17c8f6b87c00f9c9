import { loadHost, type Thinker } from './host'
import { scope } from './protocol'
import type { ThinkerAnswer } from './thinkers'

/** A worker that searches: one job after the other, each a text that the tables' worker wrote. */
const started: Promise<Thinker> = loadHost().then(({ module, readFile }) => module.startThinker({ readFile }))
started.catch(() => undefined) // the first job says why

scope.addEventListener('message', (event: MessageEvent<string>) => {
  void started
    .then((thinker) => thinker.think(event.data))
    .then((result): ThinkerAnswer => ({ result }))
    .catch((error: unknown): ThinkerAnswer => ({ error: String(error) }))
    .then((answer) => scope.postMessage(answer))
})
