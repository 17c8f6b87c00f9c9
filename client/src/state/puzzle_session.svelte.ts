import { openTable, type OpenTable } from '../boards'
import { isWide } from '../shell/width.svelte'
import { loadTexts } from '../texts/texts'
import { puzzleForBoard, puzzleOccupants } from './board_situation'
import { api, offlineProblem } from '../net/api'
import type { Language, Problem, PuzzleAnswer, PuzzleInfo } from '../net/messages'
import { translateBoard } from './board_language'
import { preparations } from './preparation.svelte'
import type { Game } from '../net/board_types'
import { notePuzzle } from './puzzles'

/** One puzzle on its board: answers are judged here, by the values that came with the puzzle. */
export class PuzzleSession {
  board: OpenTable | null = $state.raw(null)
  info: PuzzleInfo | null = $state.raw(null)
  problem: Problem | null = $state.raw(null)
  /** wrong answers so far, the latest last */
  wrong: string[] = $state.raw([])
  /** how it ended; null while it is open */
  end: 'solved' | 'shown' | null = $state(null)
  /** the answer that is looked at after the end */
  looked: string | null = $state(null)

  readonly best = $derived(this.info?.answers[0]?.key ?? null)
  readonly lastWrong: PuzzleAnswer | null = $derived(this.answer(this.wrong.at(-1) ?? null))

  constructor(
    readonly game: Game,
    readonly id: string,
  ) {}

  answer(key: string | null): PuzzleAnswer | null {
    return this.info?.answers.find((each) => each.key === key) ?? null
  }

  async open(language: Language): Promise<void> {
    this.problem = null
    try {
      const found = await preparations.request(this.game, () => api.puzzle(this.game, this.id))
      const edition = found.ok ? await api.edition(this.game, found.value.players, found.value.edition) : found
      if (!found.ok || !edition.ok) {
        this.problem = !found.ok ? found.problem : !edition.ok ? edition.problem : null
        return
      }
      const info = found.value
      const texts = await loadTexts(language, this.game)
      const opened = await openTable(this.game, {
        situation: puzzleForBoard(texts, info),
        edition: edition.value.data,
        names: edition.value.pieces,
        texts,
        onpick: (key) => this.pick(key),
        onforesee: () => Promise.resolve(info.consequences),
      })
      this.info = info
      this.board = opened
    } catch {
      this.problem = offlineProblem()
    }
  }

  async translate(language: Language, isOpen: () => boolean): Promise<void> {
    const { board, info } = this
    if (board && info) await translateBoard(board, this.game, language, (texts) => puzzleOccupants(texts, info), isOpen)
  }

  /** Show the answer without solving. */
  giveUp(): void {
    this.finish('shown')
  }

  /** Look at an answer after the end: an arrow shows it on the board. */
  look(key: string | null): void {
    this.looked = key
    this.board?.table.highlights.point(key)
  }

  private pick(key: string): void {
    const table = this.board?.table
    if (!table) return
    table.isSending = false // nothing is sent: the puzzle does not change
    if (this.end) this.look(key)
    else if (key === this.best) this.finish('solved')
    else this.wrong = [...this.wrong.filter((each) => each !== key), key]
  }

  private finish(end: 'solved' | 'shown'): void {
    this.end = end
    notePuzzle(this.game, this.id, end === 'shown' ? 'shown' : this.wrong.length ? 'solved' : 'first')
    this.looked = this.best
    if (this.board) this.board.table.isSettled = true
    if (isWide.now) this.board?.table.highlights.point(this.best) // on a narrow screen the page would scroll to the arrow, away from the values of the answers
  }
}
