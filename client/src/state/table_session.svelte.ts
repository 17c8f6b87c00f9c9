import { openTable, type OpenTable } from '../boards'
import { loadTexts, type Language } from '../texts/texts'
import type { Message } from '../net/phrases'
import { coming, eventsOf, situationForBoard, mergeEntries, occupants } from './board_situation'
import { takePrefetched, type PrefetchedTable } from './prefetch'
import { api, isTransient, OFFLINE, problem, type ApiResult } from '../net/api'
import { sleep } from '../net/timers'
import { AutoPause } from './auto_pause'
import { chime, soundOf } from './chime'
import { translateBoard } from './board_language'
import { ScenePlayer, type Update } from '../playback/scene_player'
import { session } from './session.svelte'
import { noteMatch } from './first_matches'
import { notePlayedOn, progressAt } from './lesson_progress'
import { settings } from './settings.svelte'
import type {
  ChatLine,
  NextQuestion,
  PreparedAnswers,
  ServerMessage,
  Problem,
  Entry,
  WireSituation,
} from '../net/messages'

const DOUBLE_CLICK = 250 // ms within which a second click is the same click
const REVISES = /^reconsider/ // takes a sealed choice back: never forced
const RETRY_DELAY = 2_000 // ms until what did not get through is tried again

/** A table as its page holds it: the latest situation, its board, the chat, and every request of a player. */
export class TableSession {
  now: WireSituation | null = $state.raw(null)
  problem: Problem | null = $state.raw(null)
  /** what the server said to the last thing that did not work */
  refusal: Problem | null = $state.raw(null)
  /** the answer the server has not acknowledged yet, in words */
  unsent: string | null = $state(null)
  entries: Entry[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  board: OpenTable | null = $state.raw(null)
  /** entries that happened while I was not looking; counted once, on arrival */
  missed: Entry[] = $state.raw([])
  /** an undo has just gone behind what its answer revealed: the match no longer counts */
  isNewlyRevised = $state(false)
  /** a lesson asks step by step: nothing is answered automatically */
  isTaught = $state(false)
  /** during a look back the board shows the past instead */
  isLookingBack = $state(false)

  readonly me = $derived(this.now?.table.seats.find((seat) => seat.you) ?? null)
  readonly isYourTurn = $derived(this.now?.table.your_turn === true)
  /** no other person plays: nothing needs their consent */
  readonly isAlone = $derived(
    this.me !== null && this.now?.table.seats.every(({ kind, you }) => kind !== 'person' || you) === true,
  )

  private isClosed = false
  /** ignores a second click while a request is under way */
  private isRequesting = false
  /** the answer under way, and the number of the latest that counts */
  private pendingAnswer: Promise<unknown> = Promise.resolve()
  private lastAccepted = 0
  private undoneAt = -Infinity
  /** entries of automatic answers, and what they mean: undo takes them back with the choice before them */
  private readonly automatic = new Map<number, Message>()
  /** after an undo a forced answer waits for the player, or nothing could ever be taken back */
  private readonly autoPause: AutoPause
  private prefetched: PrefetchedTable | null = null
  private opening: Promise<void> | null = null
  private latest: Update | null = null
  /** takes what is chosen while the board shows a question that may come next */
  private onsupposed: ((key: string) => void) | null = null
  private readonly unsubscribe: () => void
  private readonly scenePlayer = new ScenePlayer({
    table: () => this.board?.table ?? null,
    isYourTurn: () => this.isYourTurn,
    pace: () => settings.pace,
    settle: () => this.display(this.latest, true),
  })

  constructor(readonly id: string) {
    this.autoPause = new AutoPause(id)
    this.unsubscribe = session.subscribe((message) => this.handleMessage(message))
  }

  /** Fetch the table, then subscribe to it. */
  async open(): Promise<void> {
    this.prefetched = takePrefetched(this.id)
    const found = await this.prefetched.situation
    if (!found.ok) {
      this.problem = found.problem
      return
    }
    await this.countMissed(found.value)
    this.applySituation(found.value)
    session.connection.watch(this.id, found.value.number)
  }

  close(): void {
    this.isClosed = true
    this.unsubscribe()
    this.scenePlayer.stop()
    session.connection.unwatch(this.id)
  }

  private async countMissed(found: WireSituation): Promise<void> {
    const { unseen, status } = found.table
    const since = found.number - unseen
    if (unseen < 2 || since < 1 || status !== 'running') return // a first visit misses nothing
    const told =
      since >= found.since ? found : await api.situation(this.id, since).then((more) => (more.ok ? more.value : found))
    const own = found.table.seats.find((seat) => seat.you)?.seat
    const fresh = mergeEntries([], told.entries, 0).filter((entry) => entry.number > since && entry.kind === 'answer')
    if (fresh.some((entry) => entry.seat !== own)) this.missed = fresh
  }

  private handleMessage(message: ServerMessage): void {
    if (message.type === 'situation' && message.table.id === this.id) this.applySituation(message)
    else if (message.type === 'chat' && message.table === this.id) this.addChat(message)
    else if (message.type === 'refused' && message.problem.table === this.id) this.problem = message.problem
  }

  private addChat(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line]
  }

  /** Take a situation of the server's; one that says nothing new is passed over. */
  applySituation(now: WireSituation): void {
    const before = this.now
    if (before && now.number < before.number) return
    const isShown = this.board !== null || !now.view
    if (
      before &&
      isShown &&
      JSON.stringify([before.table, before.undo_request, before.number, before.prepared]) ===
        JSON.stringify([now.table, now.undo_request, now.number, now.prepared])
    )
      return
    if (before && now.number > before.number) this.refusal = null // it was about an earlier question
    const known = this.entries.at(-1)?.number ?? 0
    const fresh = before ? now.entries.filter((entry) => entry.number > known) : []
    this.entries = mergeEntries(this.entries, now.entries, now.since)
    if (!before) this.isTaught = typeof now.table.lesson === 'string' && !progressAt(this.id).isOver
    if (before && !before.table.revised && now.table.revised && !now.table.lesson) this.isNewlyRevised = true
    this.now = now
    if (now.view)
      void this.enqueue(
        {
          situation: situationForBoard(session.texts, now, now.view, this.noted, this.isTaught),
          since: fresh.flatMap((entry) => entry.events),
        },
        fresh,
      )
  }

  private async enqueue(update: Update, fresh: readonly Entry[]): Promise<void> {
    this.latest = update
    if (this.board) {
      const sound = settings.now.sound ? soundOf(update.since, update.situation.view.over) : null
      if (sound) chime(sound)
      if (this.isLookingBack || !this.scenePlayer.take(update, fresh, this.me?.seat ?? null)) this.display(update)
      return
    }
    this.opening ??= this.openBoard().catch(() => {
      this.problem = problem(OFFLINE)
    })
    await this.opening
    if (!this.board) this.opening = null // it can be tried again
  }

  private async openBoard(): Promise<void> {
    const { latest } = this
    if (!latest) return
    const [edition, texts] = await Promise.all([
      this.prefetched?.edition ?? api.tableEdition(this.id),
      loadTexts(session.language, latest.situation.game),
    ])
    if (!edition.ok) {
      this.problem = edition.problem
      return
    }
    const setup = {
      situation: latest.situation,
      edition: edition.value.data,
      names: edition.value.pieces,
      texts,
      onpick: (key: string, number: number) => {
        if (this.onsupposed) {
          this.onsupposed(key)
          return
        }
        this.autoPause.end()
        table.autoAnswers = []
        notePlayedOn(this.id)
        this.pendingAnswer = this.answer(key, number)
      },
      onundo: () => void this.undo(),
      onscore: async () => {
        const found = await api.score(this.id)
        return found.ok ? found.value.seats : []
      },
      onforesee: async () => {
        const found = await api.consequences(this.id)
        return found.ok ? found.value.options : []
      },
    }
    const { table, Board } = await openTable(latest.situation.game, setup)
    table.receive((this.latest ?? latest).situation)
    if (this.me) noteMatch(this.id)
    this.board = { table, Board }
    this.answerForced(this.latest ?? latest)
  }

  /** Show where the match stands, and what is asked; without flights where the moves have been shown already. */
  private display(update: Update | null, isFollowed = false): void {
    const table = this.board?.table
    if (this.isLookingBack || !table || !update) return
    table.shownScene = null
    table.receive(update.situation, isFollowed ? [] : update.since)
    this.answerForced(update)
  }

  /** Give the only possible answer of a decision that has just been shown, and note it for the prompt bar. */
  private answerForced({ situation: { decision } }: Update): void {
    const table = this.board?.table
    const [key, ...others] = decision.options
    if (!table || !key || others.length || !this.isYourTurn || decision.number !== this.now?.decision?.number) return
    if (this.isTaught || !settings.now.autoAnswer || this.autoPause.isOn || REVISES.test(key) || this.me?.away) return
    const meaning = table.briefMeaning(key)
    table.autoAnswers = [...table.autoAnswers, table.formatter.say(meaning)]
    table.isSending = true
    this.pendingAnswer = this.answer(key, decision.number).then((entry) => {
      if (entry !== null) this.noteForced(entry, meaning)
    })
  }

  /** Keep that an answer was automatic, also for the chronicle. */
  private noteForced(entry: number, meaning: Message): void {
    this.automatic.set(entry, meaning)
    const { latest, board } = this
    if (!latest || !this.entries.some(({ number }) => number === entry)) return
    this.latest = { ...latest, situation: { ...latest.situation, events: eventsOf(this.noted) } }
    if (board && !board.table.shownScene && !this.isLookingBack)
      board.table.revise({ events: this.latest.situation.events })
  }

  /** The entries, with a line before those of automatic answers. */
  private get noted(): Entry[] {
    return this.entries.map((entry) => {
      const option = this.automatic.get(entry.number)
      return option
        ? {
            ...entry,
            events: [{ event: 'auto', seat: null, phrase: { say: ['chronicle-auto', { option }] } }, ...entry.events],
          }
        : entry
    })
  }

  /** Show the past instead of the match as it stands. */
  lookBack(): void {
    this.scenePlayer.stop()
    this.isLookingBack = true
    if (this.board) this.board.table.past ??= []
  }

  /** Show where the match stands, after having looked back. */
  resume(): void {
    this.isLookingBack = false
    if (this.board) this.board.table.past = null
    this.display(this.latest, true)
  }

  /** Say everything in another language, with nothing else changed. */
  async translate(language: Language): Promise<void> {
    const { board, now } = this
    if (board && now)
      await translateBoard(
        board,
        now.table.game,
        language,
        (texts) => occupants(texts, (this.now ?? now).table),
        () => !this.isClosed,
      )
  }

  /** Send an answer; the number of its entry, or null where it was refused. */
  private async answer(key: string, number: number): Promise<number | null> {
    this.refusal = null
    this.missed = [] // after an answer no summary is needed
    this.unsent = this.board?.table.option(key) ?? key
    const outcome = await session.connection.answer(this.id, number, key)
    this.unsent = null
    if (outcome.ok) {
      this.lastAccepted = outcome.value.number
      return this.lastAccepted
    }
    if (outcome.problem.situation) this.applySituation(outcome.problem.situation)
    this.refusal = outcome.problem
    if (this.board) this.board.table.isSending = false
    return null
  }

  /** How far back an entry lies: how many choices have been made since, and the first thing that happened, in words. */
  distanceTo(to: number): { count: number; move: string } {
    const later = this.entries.filter((entry) => entry.kind === 'answer' && entry.number > to)
    const [told] = this.board?.table.tell(later.flatMap((entry) => entry.events)) ?? []
    return { count: later.length, move: told?.text.replace(/[.。]$/, '') ?? '' }
  }

  /** Ask the server for something, one thing at a time; what does not work is reported. */
  async request<T>(send: () => Promise<ApiResult<T>>): Promise<ApiResult<T> | null> {
    if (this.isRequesting) return null
    this.isRequesting = true
    this.refusal = null
    const outcome = await send()
    this.isRequesting = false
    if (!outcome.ok) this.refusal = outcome.problem
    return outcome
  }

  /** Drop the lines of a person after a block: the server sends no more of them. */
  hideChat(seat: number | null, name: string): void {
    this.chat = this.chat.filter((line) => line.seat !== seat || line.name !== name)
  }

  /** Send a chat line; whether it was accepted. */
  async sendChat(text: string): Promise<boolean> {
    const outcome = await api.sendChat(this.id, text)
    this.refusal = outcome.ok ? null : outcome.problem
    return outcome.ok
  }

  /** Take back my latest choice, also one that is still under way, with the forced answers that followed from it. */
  async undo(): Promise<void> {
    if (performance.now() - this.undoneAt < DOUBLE_CLICK) return
    this.undoneAt = performance.now()
    this.autoPause.begin()
    await this.pendingAnswer
    if (this.board) this.board.table.autoAnswers = []
    const isPublished = this.lastAccepted <= (this.now?.number ?? 0)
    const entry = isPublished ? (this.now?.undo_entry ?? null) : this.lastAccepted
    const first = entry === null ? 0 : this.choiceUpTo(entry)
    for (;;) {
      // named by its entry, an answer is taken back once however often that is asked
      const outcome = await this.request(() => api.undo(this.id, entry, first))
      if (!outcome || outcome.ok || this.isClosed || entry === null || !isTransient(outcome.problem)) return
      await sleep(RETRY_DELAY)
    }
  }

  /** The entry of my latest choice up to an answer of mine: forced answers go back to it. */
  private choiceUpTo(entry: number): number {
    return this.automatic.has(entry) ? (this.choiceBefore(entry) ?? entry) : entry
  }

  /** The entry of my latest choice before an entry, forced answers aside. */
  private choiceBefore(entry: number): number | undefined {
    const isChoice = ({ number, kind, seat }: Entry) =>
      number < entry && kind === 'answer' && seat === this.me?.seat && !this.automatic.has(number)
    return this.entries.findLast(isChoice)?.number
  }

  /** Where the match goes on if the choice before the one that Undo takes back is taken back, too. */
  get fartherBack(): number | null {
    const undone = this.now?.undo_entry ?? null
    const choice = this.choiceBefore(undone === null ? Infinity : this.choiceUpTo(undone))
    if (choice === undefined) return null
    return this.entries.findLast((entry) => entry.kind !== 'undo' && entry.number < choice)?.number ?? 1
  }

  /** Ask the others to go on from an earlier entry; forced answers then wait, as they do after an undo. */
  async requestUndo(to: number): Promise<boolean> {
    this.autoPause.begin()
    return Boolean((await this.request(() => api.requestUndo(this.id, to)))?.ok)
  }

  /** Show a question that may come next as if it were asked, and take what is chosen there; null shows the match again. */
  suppose(question: NextQuestion | null, onpick: ((key: string) => void) | null = null): void {
    const { board, latest } = this
    if (!board || !latest || (!question && !this.onsupposed)) return
    this.onsupposed = question ? onpick : null
    if (board.table.shownScene || this.isLookingBack) return // what follows shows the match
    const { decision } = latest.situation
    board.table.revise({ decision: question ? coming(question, decision.number) : decision })
  }

  /** Keep what the server says is prepared. */
  notePrepared(prepared: PreparedAnswers): void {
    if (this.now) this.now = { ...this.now, prepared }
  }

  /** Take what a request brought back. */
  async requestSituation(send: () => Promise<ApiResult<WireSituation>>): Promise<void> {
    const outcome = await this.request(send)
    if (outcome?.ok) this.applySituation(outcome.value)
  }
}
