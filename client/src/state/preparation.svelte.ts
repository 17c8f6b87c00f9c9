import { api, type ApiResult } from '../net/api'
import type { GamePreparation } from '../net/messages'
import type { Game } from '../net/board_types'
import { router } from './router.svelte'

const INTERVAL = 1_000 // ms between two looks at a server that still compiles

/** The problem of a request that needs rules the server has not compiled yet. */
export const PREPARING = 'preparing'

/** What the server still has to compile before matches can be played, which a new one does once. */
class Preparations {
  games: GamePreparation[] = $state.raw([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  /** The games that are not ready, or the one that is asked for. */
  waiting(game: Game | null = null): GamePreparation[] {
    return this.games.filter((each) => !each.ready && (game === null || each.game === game))
  }

  /** Look now, and again until every game is ready. */
  watch(): void {
    if (this.timer === undefined) void this.look()
  }

  private async look(): Promise<void> {
    this.timer = setTimeout(() => void this.look(), INTERVAL)
    const outcome = await api.preparation()
    if (outcome.ok) {
      this.games = outcome.value.games
      if (this.waiting().length === 0) {
        clearTimeout(this.timer)
        this.timer = undefined
      }
    }
    for (const listener of this.listeners) listener()
  }

  /** Ask for something that needs a game's rules, again once they are ready; not after the page was left. */
  async request<T>(game: Game, ask: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    const page = router.path
    for (;;) {
      const outcome = await ask()
      if (outcome.ok || outcome.problem.error !== PREPARING || !(await this.until(game, page))) return outcome
    }
  }

  /** Resolves when a game is ready, with false when the page was left before. */
  private until(game: Game, page: string): Promise<boolean> {
    this.watch()
    return new Promise((resolve) => {
      const listener = () => {
        const isLeft = router.path !== page
        if (!isLeft && this.waiting(game).length > 0) return
        this.listeners.delete(listener)
        resolve(!isLeft)
      }
      this.listeners.add(listener)
    })
  }
}

export const preparations = new Preparations()
