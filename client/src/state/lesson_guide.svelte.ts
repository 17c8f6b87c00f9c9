import { api } from '../net/api'
import { noteProgress, progressAt } from './lesson_progress'
import type { LessonInfo, LessonStepInfo, LitTarget } from '../net/messages'
import type { TableSession } from './table_session.svelte'

/** The step that comes next: after so many answers of the learner, and after the explanations seen before `seen`. */
export function stepAt(steps: readonly Pick<LessonStepInfo, 'answer'>[], answered: number, seen: number): number {
  const given = steps.flatMap((step, index) => (step.answer === null ? [] : [index]))
  const first = answered <= 0 ? 0 : answered <= given.length ? (given[answered - 1] ?? 0) + 1 : steps.length
  const last = given[Math.max(0, answered)] ?? steps.length
  return Math.min(Math.max(first, seen), last)
}

const PANELS: Record<string, string> = {
  prompt: '.bar',
  groups: '.groups',
  rivals: '.rivals',
  chronicle: '.chronicle',
  board: 'main',
}

/** The elements of the page that a target means, as a selector. */
export function selectorOf({ kind, name }: LitTarget): string {
  if (kind === 'panel') return PANELS[name] ?? 'main'
  if (kind === 'key') return `[data-key="${CSS.escape(name)}"]`
  if (!name.endsWith('*')) return `[data-place="${CSS.escape(name)}"]`
  // a row of places, with the label that is drawn beside it
  return `[data-place^="${CSS.escape(name.slice(0, -1))}"],[data-label="${CSS.escape(name.replace(/\.?\*$/, ''))}"]`
}

/** Leads through the lesson that a table begins with: one step at a time, and only the answers it asks for. */
export class LessonGuide {
  lesson: LessonInfo | null = $state.raw(null)
  /** a legal choice that is not what the step asks for */
  other: string | null = $state(null)
  /** the lesson is put aside, and the match is played freely */
  isPaused: boolean = $state(false)
  private seen: number = $state(0)
  private isOver: boolean = $state(false)

  readonly table = $derived.by(() => this.tableSession.board?.table ?? null)
  private readonly answered = $derived.by(() => this.tableSession.now?.lesson_answers ?? 0)
  /** an earlier step that is read again */
  private earlier: number | null = $state(null)
  private readonly current = $derived.by(() => (this.lesson ? stepAt(this.lesson.steps, this.answered, this.seen) : 0))
  readonly index = $derived.by(() => this.earlier ?? this.current)
  readonly step: LessonStepInfo | null = $derived.by(() => {
    const step = this.isOver ? null : (this.lesson?.steps[this.index] ?? null)
    return step && this.earlier !== null ? { ...step, answer: null, brings: false, score: false } : step
  })
  /** the steps with words before this one and after it */
  private readonly before = $derived.by(() => this.spoken((index) => index < this.index))
  private readonly after = $derived.by(() => this.spoken((index) => index > this.index && index < this.current))
  readonly hasBack = $derived.by(() => this.before.length > 0)
  /** what is asked is on the board: no rival's move is being shown, and the latest situation is displayed */
  private readonly isAsked = $derived.by(() => {
    const { table } = this
    return (
      table !== null &&
      table.shownScene === null &&
      table.isAsked &&
      table.decision.number === this.tableSession.now?.decision?.number &&
      !this.tableSession.isLookingBack
    )
  })
  readonly isShown = $derived.by(() => this.step !== null && this.isAsked && !this.isPaused)
  /** the match went another way: the answer that the step waits for is not possible */
  readonly isOff = $derived.by(
    () => typeof this.step?.answer === 'string' && this.isAsked && this.table?.legal.has(this.step.answer) === false,
  )
  readonly isLast = $derived.by(() => this.lesson !== null && this.index === this.lesson.steps.length - 1)
  /** what is lit: what the step names, else the place of its answer */
  readonly target: string = $derived.by(() => {
    const { step } = this
    if (!step) return ''
    if (step.light.length) return step.light.map(selectorOf).join(',')
    return step.answer === null ? '' : selectorOf({ kind: 'key', name: step.answer })
  })

  constructor(private readonly tableSession: TableSession) {
    const { seen, isOver } = progressAt(tableSession.id)
    this.seen = seen
    this.isOver = isOver
  }

  async load(game: string, lesson: string): Promise<void> {
    const found = await api.lesson(game, lesson)
    if (found.ok) this.lesson = found.value
    else this.finish() // without its steps the match is played freely
  }

  /** Go on after an explanation. */
  next(): void {
    if (!this.step || this.step.answer !== null) return
    this.other = null
    if (this.earlier !== null) this.earlier = this.after[0] ?? null
    else if (this.isLast) this.finish()
    else this.note(this.index + 1)
  }

  /** Read the step before once more; nothing is asked meanwhile. */
  back(): void {
    this.other = null
    this.earlier = this.before.at(-1) ?? null
  }

  private spoken(isWanted: (index: number) => boolean): number[] {
    return (this.lesson?.steps ?? []).flatMap(({ say }, index) => (say !== null && isWanted(index) ? [index] : []))
  }

  /** Put the lesson aside; it can be taken up again. */
  pause(): void {
    this.isPaused = true
  }

  resume(): void {
    this.isPaused = false
    this.other = null
  }

  /** End the lesson at its last step, and leave its match as it stands. */
  leave(): void {
    this.finish()
    noteProgress(this.tableSession.id, { seen: this.seen, isOver: true, isLeft: true })
  }

  /** End the lesson for good, and play on. */
  finish(): void {
    this.isOver = true
    this.tableSession.isTaught = false
    this.note(this.index)
  }

  private note(seen: number): void {
    this.seen = seen
    noteProgress(this.tableSession.id, { seen, isOver: this.isOver })
  }
}
