import type { GameEvent } from '../net/protocol'

/** A scene of what happens between two questions, and the means to go through those that still wait. */
export interface Follow {
  /** the seat it is about; null where the game itself does something */
  seat: number | null
  /** what happens and what it costs and brings */
  events: readonly GameEvent[]
  /** scenes that still wait */
  left: number
  isPaused: boolean
  /** whether the viewer is asked once all scenes have been shown */
  isYourTurn: boolean
  toggle: () => void
  step: () => void
  skip: () => void
}
