const MAX_WAITING = 60 // items; a page that fell behind further shows where the match stands

/**
 * Delivers items with a pause after each, so that each can be seen; calls `settle` after the last pause. It can be held,
 * stepped through and finished at once.
 */
export class PacedQueue<T> {
  private readonly waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = -Infinity
  private held = false
  /** an item was delivered and `settle` was not called since */
  private hasUnsettled = false

  constructor(
    private readonly deliver: (item: T) => void,
    private readonly settle: () => void,
    private readonly pause: () => number,
  ) {}

  /** How many items wait. */
  get size(): number {
    return this.waiting.length
  }

  get isHeld(): boolean {
    return this.held
  }

  /** Deliver an item when its time has come. */
  push(item: T): void {
    this.waiting.push(item)
    if (this.waiting.length > MAX_WAITING) this.finishNow()
    else this.schedule()
  }

  /** Deliver the next item after so many ms at least, but no later than after a pause. */
  delayNext(ms: number): void {
    this.last = performance.now() - Math.max(0, this.pause() - ms)
  }

  /** Drop what waits and settle. */
  finishNow(): void {
    const isUnsettled = this.hasUnsettled || this.waiting.length > 0
    this.clearAll()
    if (isUnsettled) this.settle()
  }

  /** Keep what waits until it is released or stepped through. */
  hold(): void {
    this.clearTimer()
    this.held = true
  }

  release(): void {
    this.held = false
    this.schedule()
  }

  /** Deliver the next item and keep the others; after the last one, settle. */
  step(): void {
    this.hold()
    if (this.waiting.length > 0) this.next()
    else this.finishNow()
  }

  /** Drop what waits. */
  clearAll(): void {
    this.clearTimer()
    this.held = false
    this.hasUnsettled = false
    this.waiting.length = 0
  }

  private clearTimer(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private schedule(): void {
    this.clearTimer()
    if (this.held || (this.waiting.length === 0 && !this.hasUnsettled)) return
    const wait = this.last + this.pause() - performance.now()
    if (wait <= 0) this.next()
    else this.timer = setTimeout(() => this.next(), wait)
  }

  private next(): void {
    const item = this.waiting.shift()
    if (item === undefined) {
      this.finishNow()
      return
    }
    this.last = performance.now()
    this.hasUnsettled = true
    this.deliver(item)
    this.schedule()
  }
}
