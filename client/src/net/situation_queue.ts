/** Hands things on one after another with a pause between them, so that each can be seen. */
export class SituationQueue<T> {
  private readonly waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = -Infinity

  constructor(
    private readonly deliver: (item: T) => void,
    private readonly pause: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Hand an item on when its time has come; more than a few do not queue up. */
  push(item: T): void {
    this.waiting.push(item)
    if (this.waiting.length > LONGEST) this.flush()
    else this.schedule()
  }

  /** Hand on everything that waits, at once. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const item of this.waiting.splice(0)) this.deliverNow(item)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting.length = 0
  }

  private schedule(): void {
    if (this.timer !== undefined) return
    const wait = this.last + this.pause() - this.now()
    if (wait <= 0) this.step()
    else this.timer = setTimeout(() => { this.timer = undefined; this.step() }, wait)
  }

  private step(): void {
    const item = this.waiting.shift()
    if (item === undefined) return
    this.deliverNow(item)
    if (this.waiting.length > 0) this.schedule()
  }

  private deliverNow(item: T): void {
    this.last = this.now()
    this.deliver(item)
  }
}

const LONGEST = 6
