/** What a table hands to the parts of its page: tips, cards in words, kinds of choices, scenes. */
import type { GameEvent } from '../net/board_types'

/** A sign that is drawn on a piece, and its meaning. */
export interface Sign {
  icon: string
  text: string
}

/** What a piece or a place is, in words. */
export interface Described {
  name: string
  lines?: readonly string[]
  /** amounts that go with numbers, as the last line says: a small table */
  steps?: readonly (readonly [number, number])[]
  /** the signs drawn on it, explained */
  legend?: readonly Sign[]
  /** the rule that says most about it */
  rule?: string
  /** the seat of the score it explains */
  seat?: number
}

/** What a tip says about a piece or a place: what it is, what choosing it does, and why it cannot be chosen. */
export interface Tip extends Described {
  does?: readonly string[]
  /** the option it is chosen with */
  key?: string | undefined
  reason?: { text: string; rule: string } | null
  /** there is nothing to say but what the option costs and brings: the button it stands beside has its name */
  isOnlyForeseen?: boolean
  /** the place drawn larger, where its letters are small */
  preview?: { drawing: Element; width: number; height: number } | null
  at: DOMRect
  /** shows the tip of what lies there once the table has changed */
  renew?: () => void
}

/** A card of the viewer in words. */
export interface OwnCard {
  icon: string
  box: string
  name: string
  /** where it lies */
  where: string
  /** what it does */
  lines: string[]
}

/** A kind of choices of one question: its legal keys, or why there are none. */
export interface ChoiceGroup {
  id: string
  icon: string
  /** short, for a button */
  title: string
  name: string
  /** what is asked once it is chosen, and its options are still several */
  ask: string
  keys: string[]
  rule: string
  reason: { text: string; rule: string } | null
  /** what choosing it does for good */
  note: string
}

/** A scene of what happens between two questions, and the means to go through those that still wait. */
export interface ShownScene {
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
