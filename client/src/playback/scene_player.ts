import { widthOf } from '../texts/width'
import { landAll } from '../shell/motion'
import { noteQuestion } from '../shell/same_tap'
import type { Table } from '../shell/table.svelte'
import type { Entry } from '../net/messages'
import type { GameEvent, Situation } from '../net/board_types'
import { scenesOf, type Scene } from './scenes'
import {
  CAPTION_WIDTH,
  MIN_PAUSES,
  MIN_SCENE_MS,
  MAX_PAUSES,
  MOVE_DISPLAY_MS,
  OWN_CAPTION_MS,
  OWN_MOVE_MS,
  type MovePace,
} from './move_pace'
import { PacedQueue } from './paced_queue'

/** A situation with what happened since the one before. */
export interface Update {
  situation: Situation
  since: GameEvent[]
}

/** A scene that waits to be shown: the situation after it and all that follows, and what of that comes later. */
interface QueuedScene extends Scene {
  update: Update
  isFirst: boolean
  later: readonly Scene[]
}

/** What the player of scenes needs of a table's page. */
interface Host {
  table: () => Table | null
  isYourTurn: () => boolean
  /** at which pace rivals' moves are shown */
  pace: () => MovePace
  /** shows where the match stands, and what is asked */
  settle: () => void
}

const MAX_ANSWERS = 12 // answers in one message; after a longer break the board shows where the match stands

/** Shows what happens between two questions scene by scene, each with a caption, at the pace of the settings. */
export class ScenePlayer {
  private readonly queue = new PacedQueue<QueuedScene>(
    (scene) => this.show(scene),
    () => this.settle(),
    () => this.pause(),
  )
  private shown: QueuedScene | null = null

  constructor(private readonly host: Host) {}

  /** Take an update of the match; whether its scenes are played, so that the situation after them is shown later. */
  take(update: Update, fresh: readonly Entry[], seat: number | null): boolean {
    const table = this.host.table()
    const isUndone = fresh.some((entry) => entry.kind === 'undo')
    const isOwn = fresh.some((entry) => entry.seat === seat && seat !== null)
    if (
      !table ||
      isUndone ||
      fresh.length > MAX_ANSWERS ||
      MOVE_DISPLAY_MS[this.host.pace()] === 0 ||
      (!isOwn && this.isStillAsked(update))
    )
      return this.pass()
    const told = fresh.flatMap(({ events }) => events)
    const known = [...update.situation.events.slice(0, -told.length || undefined)]
    const scenes = fresh
      .flatMap((entry) => {
        const events = table.staged?.(entry.events, known) ?? entry.events
        known.push(...entry.events)
        return scenesOf({ ...entry, events: [...events] }, table)
      })
      .filter(({ events }) => !update.situation.view.over || !table.isScored?.(events))
    if (isOwn && scenes.every((scene) => scene.isOwn)) return this.pass()
    scenes.forEach((scene, n) => this.queue.push({ ...scene, update, isFirst: n === 0, later: scenes.slice(n + 1) }))
    this.refresh()
    return this.queue.size > 0 || table.shownScene !== null
  }

  /** Drop the scenes that wait, without showing anything. */
  stop(): void {
    this.queue.clearAll()
    this.shown = null
    const table = this.host.table()
    if (!table) return
    landAll()
    table.shownScene = null
  }

  /** Show the situation at once, and let it be seen before the next scene. */
  private pass(): false {
    this.stop()
    this.queue.delayNext(OWN_MOVE_MS)
    return false
  }

  private settle(): void {
    this.shown = null
    if (this.host.table()) landAll()
    this.host.settle()
    noteQuestion()
  }

  /** How long the scene on the board is shown: longer where there is more to read. */
  private pause(): number {
    const pace = document.hidden ? 0 : MOVE_DISPLAY_MS[this.host.pace()]
    const table = this.host.table()
    if (!table || !this.shown) return pace
    const { events } = this.shown
    const hitsViewer = events.some(
      ({ event, seat, from }) => event === 'ecu' && seat !== table.viewer && from === `purse.${String(table.viewer)}`,
    )
    const least = events.some((event) => table.ceremony?.(event)) ? MAX_PAUSES : hitsViewer ? 1 : MIN_PAUSES
    const pauses = Math.min(MAX_PAUSES, Math.max(least, widthOf(table.captionFor(events), 1) / CAPTION_WIDTH))
    if (this.shown.isOwn) return Math.min(OWN_CAPTION_MS[this.host.pace()], pace) + pace * Math.max(0, pauses - 1)
    return Math.max(Math.min(pace, MIN_SCENE_MS), pace * pauses)
  }

  /** Whether the viewer is asked the same as before: a rival that chooses at the same time holds nothing up. */
  private isStillAsked({ situation: { decision } }: Update): boolean {
    const table = this.host.table()
    return (
      table?.shownScene === null &&
      this.queue.size === 0 &&
      table.isAsked &&
      JSON.stringify(table.decision.options) === JSON.stringify(decision.options)
    )
  }

  private show(scene: QueuedScene): void {
    const table = this.host.table()
    if (!table) return
    this.shown = scene
    const { update, isFirst, later, seat, events } = scene
    if (table.captionFor(events)) {
      const controls = {
        toggle: () => this.toggle(),
        step: () => this.step(),
        skip: () => this.queue.finishNow(),
      }
      table.shownScene = { seat, events, ...this.state, ...controls }
    }
    table.showScene(
      withoutDecision(update.situation),
      events,
      later.map((scene) => scene.events),
      isFirst,
    )
  }

  private get state() {
    return { left: this.queue.size, isPaused: this.queue.isHeld, isYourTurn: this.host.isYourTurn() }
  }

  private refresh(): void {
    const table = this.host.table()
    if (table?.shownScene) table.shownScene = { ...table.shownScene, ...this.state }
  }

  private step(): void {
    this.queue.step()
    this.refresh()
  }

  private toggle(): void {
    if (this.queue.isHeld) this.queue.release()
    else this.queue.hold()
    this.refresh()
  }
}

/** A situation in which nothing is asked yet: what led to it is being shown. */
function withoutDecision(situation: Situation): Situation {
  return { ...situation, decision: { ...situation.decision, number: -1, prompt: null, options: [], reasons: {} } }
}
