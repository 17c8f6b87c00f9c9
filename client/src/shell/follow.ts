import type { GameEvent } from '../net/protocol'

/** A rival's move that is being shown, and the means to go through those that still wait. */
export interface Follow {
  /** the seat that moves; null where the game itself does something */
  seat: number | null
  /** what it does and what that costs it */
  events: readonly GameEvent[]
  /** moves that still wait */
  left: number
  isPaused: boolean
  /** whether the viewer is asked once all moves have been shown */
  isYourTurn: boolean
  toggle: () => void
  step: () => void
  skip: () => void
}
