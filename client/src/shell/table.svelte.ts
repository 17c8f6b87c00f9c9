import { flushSync, tick } from 'svelte'
import type { OptionConsequences, SeatScore } from '../net/messages'
import type { BaseView, Decision, GameEvent, Occupant, Reason, Result, Situation } from '../net/board_types'
import { factsOf } from '../games/facts'
import { accountOf, type Account } from './account'
import type { Pile } from './unseen'
import { captionOf } from '../texts/captions'
import type { Message, PieceNames } from '../net/phrases'
import { Formatter } from '../texts/messages'
import { said, sentences, type Sentence } from '../texts/narration'
import { Seating } from '../texts/seating'
import type { Texts } from '../texts/texts'
import { capitalize } from '../texts/typography'
import { Foresight } from './foresight.svelte'
import { Highlights } from './highlights.svelte'
import { takeOff, type FlyingPieces } from './motion'
import { revealPlaces } from './reveal'
import { Scores } from './scores.svelte'
import type { ChoiceGroup, OwnCard, ShownScene, Tip } from './table_parts'

export interface TableSetup<View extends BaseView, Edition> {
  situation: Situation<View>
  edition: Edition
  /** what the edition's pieces and places are called */
  names: PieceNames
  texts: Texts
  onpick: (key: string, number: number) => void
  onundo?: () => void
  /** asks for the current score, line by line */
  onscore?: () => Promise<readonly SeatScore[]>
  /** asks what the options of the open decision cost and bring */
  onforesee?: () => Promise<readonly OptionConsequences[]>
}

/** What a lesson wants: the only key that is taken now, null while none is. */
export interface LessonGoal {
  goal: string | null
  /** called with other legal keys */
  onother: (key: string) => void
}

const placesOf = (events: readonly GameEvent[]) =>
  events.flatMap((event) => [said(event, 'to'), said(event, 'from')]).filter(Boolean)

/** A table as its boards see it: what the server said last, in which words, and where the answers go. */
export abstract class Table<View extends BaseView = BaseView, Edition = unknown> {
  readonly edition: Edition
  private names: PieceNames = $state.raw({})
  texts: Texts = $state.raw() as Texts
  /** what the server said last, and what the page shows of it */
  situation: Situation<View> = $state.raw() as Situation<View>
  readonly seats: Occupant[] = $derived(this.situation.seats)
  readonly view: View = $derived(this.situation.view)
  readonly events: GameEvent[] = $derived(this.situation.events)
  readonly decision: Decision = $derived(this.situation.decision)
  readonly undo: boolean = $derived(this.situation.undo)
  readonly result: Result | null = $derived(this.situation.result)
  tip: Tip | null = $state.raw(null)
  /** an answer is under way: nothing else can be picked until the server has answered */
  isSending: boolean = $state(false)
  /** automatic answers since the last choice, in words: nothing else was possible */
  autoAnswers: string[] = $state.raw([])
  /** the scene that is being shown, while others wait or the viewer's own decision does */
  shownScene: ShownScene | null = $state.raw(null)
  readonly highlights = new Highlights(this)
  readonly scores: Scores
  readonly foresight: Foresight
  /** what a lesson wants; undefined outside lessons */
  lesson: LessonGoal | undefined = $state.raw()
  /** shows a region of the board, where only one is shown at a time */
  onregion: ((region: string) => void) | undefined = $state.raw()
  /** the events that led to the position of the past that is shown; null while the match itself is */
  past: readonly GameEvent[] | null = $state.raw(null)
  isSettled: boolean = $state(false) // the question stays on the board, answered, as in a solved puzzle
  /** what is known of the players that are waited for, beside the question */
  waitingNote: string = $state('')
  /** gives the viewer another name; what was wrong with it, in words */
  onrename: ((name: string) => Promise<string>) | undefined = $state.raw()
  /** where the result of a match that is over can be seen */
  onresult: (() => void) | undefined = $state.raw()

  /** the option that is looked at: the one of the tip, else the one an arrow points at */
  readonly aimed: string | null = $derived(this.tip?.key ?? this.highlights.pointed)
  readonly legal = $derived(new Set(this.decision.options))
  readonly viewer = $derived(this.view.viewer)
  /** what is shown is a position of the past: the prompt waits for no seat */
  readonly isReplay = $derived(this.past !== null)
  readonly isAsked = $derived(this.decision.options.length > 0)
  /** the seat that is shown from near: the viewer's, for spectators the one that acts */
  readonly own: View['seats'][number] = $derived.by(() => this.seat(this.view.viewer ?? this.actingSeat))
  /** the others, in the order of play */
  readonly rivals: View['seats'] = $derived([
    ...this.view.seats.slice(this.own.seat),
    ...this.view.seats.slice(0, this.own.seat - 1),
  ])
  readonly seating = $derived(new Seating(this.texts, this.seats, this.view.viewer))
  readonly formatter = $derived(new Formatter(this.texts, this.names, this.seating))
  readonly chronicle = $derived(this.tell(this.events))
  readonly caption = $derived(this.captionFor(this.past ?? []))

  /** the view on the board before the scenes that are being shown */
  private shownBefore: View
  private readonly onpick: (key: string, number: number) => void
  readonly onundo: (() => void) | undefined

  constructor(setup: TableSetup<View, Edition>) {
    this.edition = setup.edition
    this.names = setup.names
    this.texts = setup.texts
    this.onpick = setup.onpick
    this.onundo = setup.onundo
    this.scores = new Scores(this, setup.onscore)
    this.foresight = new Foresight(this, setup.onforesee)
    this.shownBefore = setup.situation.view
    this.situation = setup.situation
  }

  /** Take what the server says now; pieces fly for what has happened since, without blocking input. */
  receive(situation: Situation<View>, since: readonly GameEvent[] = []): void {
    const land = takeOff(since, this.flights)
    this.situation = situation
    this.scores.clear()
    this.isSending = false
    const { tip } = this
    this.tip = null
    if (since.length || tip)
      void tick().then(() => {
        if (since.length) land()
        if (this.tip === null) tip?.renew?.()
      })
  }

  /** Show parts of the situation in another way. */
  revise(parts: Partial<Situation<View>>): void {
    this.situation = { ...this.situation, ...parts }
  }

  /**
   * Show one scene of what led to a situation, where it happens: the board, the score and the chronicle are as they were
   * before the scenes that are still to come.
   */
  showScene(
    situation: Situation<View>,
    events: readonly GameEvent[],
    later: readonly (readonly GameEvent[])[],
    isFirst: boolean,
  ): void {
    const region = this.regionOfEvents(events)
    if (region && this.onregion) {
      this.onregion(region)
      flushSync() // pieces take off and land in the region that is shown
    }
    const unseen = later.flat()
    const known = situation.events.slice(0, situation.events.length - unseen.filter(({ isStaged }) => !isStaged).length)
    if (isFirst) this.shownBefore = this.view
    const view = this.rewound?.(situation.view, unseen, known, this.shownBefore) ?? situation.view
    const { points, hiddenPoints } = later.length || situation.view.over ? this.situation : situation
    this.receive({ ...situation, view, events: known, points, hiddenPoints }, events)
    void tick().then(() => {
      if (region && this.onregion)
        revealPlaces(this.scenePlaces(events).filter((place) => this.regionOfPiece(place) === region))
    })
  }

  /** Answer with a key, if it is one of the legal ones. */
  pick(key: string): void {
    if (this.isSending || !this.legal.has(key)) return
    if (this.lesson && key !== this.lesson.goal) {
      this.lesson.onother(key)
      return
    }
    this.isSending = true
    this.tip = null
    this.highlights.disarm()
    this.onpick(key, this.decision.number)
  }

  /** Why a key is not legal, in words; nothing where the server gave no reason. */
  why(key: string): { text: string; rule: string } | null {
    const reason = this.decision.reasons[key]
    return reason ? this.because(reason) : null
  }

  /** A reason in words, with what holds at once. */
  because(reason: Reason): { text: string; rule: string } {
    const all = [reason, ...reason.also].map(({ text, missing }) => this.text(`reason-${text}`, { missing }))
    return { text: this.texts.row(all), rule: reason.rule }
  }

  /** Why nothing can be chosen at a place that belongs to other questions; nothing for spectators. */
  idle(): { text: string; rule: string } | null {
    if (this.viewer === null || this.view.over) return null
    return { text: this.text(this.isAsked ? 'tip-not-now' : 'tip-not-asked'), rule: '' }
  }

  text(id: string, args: Record<string, string | number> = {}): string {
    return this.texts.text(id, args)
  }

  /** What is asked of the viewer; nothing while it is not asked. */
  question(): string {
    const { prompt } = this.decision
    return prompt ? capitalize(this.formatter.say(prompt)) : ''
  }

  /** What an option means; its key where the server did not say. */
  option(key: string): string {
    const meaning = this.decision.meanings[key]
    return meaning ? this.formatter.say(meaning) : key
  }

  /** What an option means, without what may follow from it, where there are words for that. */
  briefMeaning(key: string): Message {
    const [name, args] = this.decision.meanings[key] ?? [key]
    const brief = `${name}.brief`
    return this.texts.has(brief) ? [brief, args ?? {}] : [name, args ?? {}]
  }

  /** What to consider before an option is chosen, beyond what it means; empty where nothing is. */
  warning?(key: string): string

  /** The kinds of choices of the open question, where it has several; none by default. */
  groups(): ChoiceGroup[] {
    return []
  }

  /** The viewer's own cards in words, for the player aid; none by default. */
  ownCards(): OwnCard[] {
    return []
  }

  /** Whether points from a place are celebrated with fireworks. */
  isFestive?(place: string): boolean

  /** A final view as it was when these points had been scored, and the scoring had got to these places. */
  viewWhileScoring?(view: View, sums: readonly number[], scored: ReadonlySet<string>): View

  /** What happened, in sentences. */
  tell(events: readonly GameEvent[]): Sentence[] {
    return sentences(events, this.formatter)
  }

  /** What happened in a scene, as the caption beside it: in brief, the whole stands in the chronicle. */
  captionFor(events: readonly GameEvent[]): string {
    return captionOf(
      events.filter((event) => !this.isUnspoken(event)),
      this.formatter,
    )
  }

  /** Whether captions leave an event to the chronicle: the board changes little by it, or the next question says it. */
  isUnspoken({ event }: GameEvent): boolean {
    return event === 'shuffle' || event === 'sealed'
  }

  /** The events of an answer as scenes show them, after the known ones: games may announce what follows from several. */
  staged?(events: readonly GameEvent[], known: readonly GameEvent[]): readonly GameEvent[]

  /** The part of a ceremony, such as pay, that an event belongs to: each is told by itself and takes its time. */
  ceremony?(event: GameEvent): string | null

  /** Whether the scoring of a match that is over shows what events tell. */
  isScored?(events: readonly GameEvent[]): boolean

  /** What a scene begins, as a heading over the board: a round, a season, or a phase that is spoken of. */
  heading(events: readonly GameEvent[]): string | null {
    if (events.some(({ event }) => event === 'round' || event === 'season')) return this.when()
    const begun = events.find((each) => each.event === 'phase' && each.phrase && !this.isUnspoken(each))
    return begun ? capitalize(this.text(`phase-${said(begun, 'phase')}`)) : null
  }

  /** The places on the board that events are about. */
  scenePlaces(events: readonly GameEvent[]): string[] {
    return placesOf(events).filter((place) => this.regionOfPiece(place) !== null)
  }

  /** The region of the board that events happen in: that of the first piece that moves on the board; null where none does. */
  regionOfEvents(events: readonly GameEvent[]): string | null {
    return this.scenePlaces(events).map((place) => this.regionOfPiece(place))[0] ?? null
  }

  /** A view as it was before some events, after the known ones of the same answers and what had been shown before those. */
  protected rewound?(view: View, events: readonly GameEvent[], known: readonly GameEvent[], shown: View): View

  seat(number: number): View['seats'][number] {
    const seat = this.view.seats[number - 1]
    if (!seat) throw new Error(`no seat ${String(number)}`)
    return seat
  }

  /** The seat to move, or the first one where all act at once. */
  protected abstract get actingSeat(): number
  /** How the pieces of the game fly. */
  abstract readonly flights: FlyingPieces
  /** The region of the board a key is picked in; nothing where only the prompt bar offers it. */
  abstract region(key: string): string | null
  /** The region of the board a place of the final scoring lies in; nothing where no region has to be shown for it. */
  abstract regionOf(place: string): string | null
  /** The region of the board that a piece moves in at a place; nothing where it lies with a player. */
  abstract regionOfPiece(place: string): string | null
  /** What lies in the piles as far as it can be worked out, as a help to count along. */
  abstract unseen(): Pile[]
  /** The final scoring of a match that is over: every line that counts, added up by category. */
  account(): Account {
    const lines = this.events.filter((event) => event.event === 'score' && event['points'] !== 0)
    return accountOf(this.formatter, this.events, this.seats.length, factsOf(this.view.game).unit, lines)
  }
  /** What of it is shown on the board as the match ends. */
  scoring(): Account {
    return this.account()
  }
  /** The round, as the head of the page says it. */
  abstract when(): string
}
