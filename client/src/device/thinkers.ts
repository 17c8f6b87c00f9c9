/** Workers that search: as many as the device has processors to spare, started when there is work for them. */

const MAX_THINKERS = 4 // each holds a Python of its own
const RESERVED = 2 // processors for the page and for the worker of the tables

interface Job {
  text: string
  resolve: (result: string) => void
  reject: (error: Error) => void
}

export type ThinkerAnswer = { result: string } | { error: string }

/** How many searches may run at once beside the page. */
export function thinkerCount(processors: number): number {
  return Math.max(1, Math.min(MAX_THINKERS, processors - RESERVED))
}

export class Thinkers {
  private readonly idle: Worker[] = []
  private readonly jobs = new Map<Worker, Job>()
  private readonly waiting: Job[] = []
  private count = 0

  constructor(
    private readonly start: () => Worker,
    private readonly most: number,
  ) {}

  /** Start one ahead of the first search. */
  prepare = (): void => {
    if (this.count === 0) this.idle.push(this.started())
  }

  think = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      this.waiting.push({ text, resolve, reject })
      this.next()
    })

  private next(): void {
    while (this.waiting.length) {
      const worker = this.idle.pop() ?? (this.count < this.most ? this.started() : null)
      const job = worker && this.waiting.shift()
      if (!worker || !job) return
      this.jobs.set(worker, job)
      worker.postMessage(job.text)
    }
  }

  private started(): Worker {
    this.count += 1
    const worker = this.start()
    worker.onmessage = ({ data }: MessageEvent<ThinkerAnswer>) => {
      const job = this.jobs.get(worker)
      this.jobs.delete(worker)
      this.idle.push(worker)
      if ('result' in data) job?.resolve(data.result)
      else job?.reject(new Error(data.error))
      this.next()
    }
    worker.onerror = (event) => {
      event.preventDefault()
      this.drop(worker, event.message)
    }
    return worker
  }

  /** A worker that broke, as for lack of memory, is replaced at the next search. */
  private drop(worker: Worker, why: string): void {
    worker.terminate()
    this.count -= 1
    const at = this.idle.indexOf(worker)
    if (at >= 0) this.idle.splice(at, 1)
    this.jobs.get(worker)?.reject(new Error(why))
    this.jobs.delete(worker)
    this.next()
  }
}
