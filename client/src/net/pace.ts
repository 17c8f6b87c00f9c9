/** Hands things on one after another with a pause between them, so that each can be seen. */
export class Pace<T> {
  private readonly waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = -Infinity

  constructor(
    private readonly hand: (thing: T) => void,
    private readonly pause: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Hand a thing on when its time has come; more than a few do not queue up. */
  add(thing: T): void {
    this.waiting.push(thing)
    if (this.waiting.length > MOST) this.flush()
    else this.go()
  }

  /** Hand on everything that waits, at once. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const thing of this.waiting.splice(0)) this.give(thing)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting.length = 0
  }

  private go(): void {
    if (this.timer !== undefined) return
    const wait = this.last + this.pause() - this.now()
    if (wait <= 0) this.step()
    else this.timer = setTimeout(() => { this.timer = undefined; this.step() }, wait)
  }

  private step(): void {
    const thing = this.waiting.shift()
    if (thing === undefined) return
    this.give(thing)
    if (this.waiting.length > 0) this.go()
  }

  private give(thing: T): void {
    this.last = this.now()
    this.hand(thing)
  }
}

const MOST = 6
