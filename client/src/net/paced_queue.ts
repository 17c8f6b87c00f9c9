const MAX_WAITING = 60 // items; a page that fell behind further shows where the match stands

/**
 * Hands things on one after another with a pause after each, so that each can be seen, and settles when the last one has
 * been. It can be held, stepped through and skipped.
 */
export class PacedQueue<T> {
  private readonly waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private last = -Infinity
  private held = false
  /** something has been handed on, and it has not been settled yet */
  private isOpen = false

  constructor(
    private readonly deliver: (item: T) => void,
    private readonly settle: () => void,
    private readonly pause: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** How many items wait. */
  get size(): number {
    return this.waiting.length
  }

  get isHeld(): boolean {
    return this.held
  }

  /** Hand an item on when its time has come. */
  push(item: T): void {
    this.waiting.push(item)
    if (this.waiting.length > MAX_WAITING) this.skip()
    else this.schedule()
  }

  /** Let the next item wait for so many ms at least, but never longer than a pause. */
  rest(ms: number): void {
    this.last = this.now() - Math.max(0, this.pause() - ms)
  }

  /** Drop what waits and settle. */
  skip(): void {
    const isOpen = this.isOpen || this.waiting.length > 0
    this.stop()
    if (isOpen) this.settle()
  }

  /** Keep what waits until it is released or stepped through. */
  hold(): void {
    this.clear()
    this.held = true
  }

  release(): void {
    this.held = false
    this.schedule()
  }

  /** Hand on the next item and keep the others; after the last one, settle. */
  step(): void {
    this.hold()
    if (this.waiting.length > 0) this.next()
    else this.skip()
  }

  /** Drop what waits. */
  stop(): void {
    this.clear()
    this.held = false
    this.isOpen = false
    this.waiting.length = 0
  }

  private clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private schedule(): void {
    this.clear()
    if (this.held || (this.waiting.length === 0 && !this.isOpen)) return
    const wait = this.last + this.pause() - this.now()
    if (wait <= 0) this.next()
    else this.timer = setTimeout(() => { this.next() }, wait)
  }

  private next(): void {
    const item = this.waiting.shift()
    if (item === undefined) {
      this.skip()
      return
    }
    this.last = this.now()
    this.isOpen = true
    this.deliver(item)
    this.schedule()
  }
}
