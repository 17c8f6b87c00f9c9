import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { api, openSalt } from '../net/api'
import { hasUnopenedSalt } from '../net/fair_seed'
import { after } from '../net/timers'
import { chime } from './chime'
import { isShared, timeUp } from '../net/shared_tables'
import { isOnlyLesson } from './lesson_progress'
import { notify } from './browser_notification'
import { session, t } from './session.svelte'
import { settings } from './settings.svelte'
import type { Game } from '../net/board_types'
import type { ServerMessage, TableInfo } from '../net/messages'

const REFRESH_DELAY = 1_000 // ms, as several tables often change at once

/** Tables at which it is my turn, wherever I am: for the title of the page, a sound, a notification, the way there. */
class Turns {
  /** the lesson each table begins with: until its match is played on it has no time limit and sends no alerts */
  private readonly lessons = new Map<string, string>()
  /** the tables I sit at, those that have waited for me longest first, with whether it is my turn */
  private readonly mine = new SvelteMap<string, boolean>()
  /** tables that messages spoke of since the latest refresh began: its answer may be older than they are */
  private readonly heard = new Set<string>()
  readonly waiting = $derived([...this.mine].flatMap(([table, isMine]) => (isMine ? [table] : [])))
  /** tables with other people, and tables with a closed notice: until it is my turn there again */
  private readonly shared = new SvelteSet<string>()
  private readonly dismissed = new SvelteSet<string>()
  /** when my time is up at a table, as far as that is known */
  private readonly due = new SvelteMap<string, number>()
  /** tables at which people wait for me, the one with the least time left first */
  readonly calling = $derived(
    this.waiting
      .filter((table) => this.shared.has(table))
      .sort((one, other) => (this.due.get(one) ?? Number.MAX_VALUE) - (this.due.get(other) ?? Number.MAX_VALUE)),
  )
  /** those of them that were not put off */
  readonly urging = $derived(this.calling.filter((table) => !this.dismissed.has(table)))
  readonly count = $derived(this.calling.length)
  private forget: (() => void) | undefined

  /** Subscribe to turns, and refresh them after every reconnect: messages of the meantime are lost. */
  start(): void {
    session.subscribe((message) => this.handleMessage(message))
    $effect.root(() => {
      $effect(() => {
        if (session.connectionState === 'live') void this.refresh()
      })
    })
  }

  private async refresh(): Promise<void> {
    this.heard.clear()
    const found = await api.myTables()
    if (!found.ok) return
    for (const table of found.value.tables) void openSalt(table)
    for (const table of found.value.tables) this.learn(table)
    const now = new Map(found.value.tables.map((table) => [table.id, table.status === 'running' && table.your_turn]))
    for (const table of [...this.mine.keys()]) if (!now.has(table) && !this.heard.has(table)) this.mine.delete(table)
    for (const [table, isMine] of now) if (!this.heard.has(table)) this.set(table, isMine)
  }

  private learn(table: TableInfo): void {
    const { id, lesson } = table
    if (lesson) this.lessons.set(id, lesson)
    if (isShared(table)) this.shared.add(id)
    this.due.set(id, timeUp(table))
  }

  /** The table to go to from another one: the next of those that wait for me, and after the last the first. */
  next(from: string | null): string | null {
    const others = this.calling.filter((table) => table !== from)
    const at = from === null ? -1 : this.calling.indexOf(from)
    return (at < 0 ? undefined : this.calling[at + 1]) ?? others[0] ?? null
  }

  /** Say no more of these tables until it is my turn there again. */
  dismiss(tables: readonly string[]): void {
    for (const table of tables) this.dismissed.add(table)
  }

  private handleMessage(message: ServerMessage): void {
    if (message.type === 'turn') {
      const isMine = message.your_turn && message.status === 'running'
      this.update(message.table, isMine, null)
      if (isMine) this.refreshSoon()
      if (message.status === 'open' && hasUnopenedSalt())
        void api.situation(message.table, null).then((found) => (found.ok ? openSalt(found.value.table) : null))
    } else if (message.type === 'situation') {
      const { id, your_turn, status, game } = message.table
      void openSalt(message.table)
      this.learn(message.table)
      this.update(id, your_turn && status === 'running', game)
    }
  }

  /** Learn how much time a new turn has: messages of turns do not say. */
  private refreshSoon(): void {
    this.forget?.()
    this.forget = after(REFRESH_DELAY, () => void this.refresh())
  }

  private update(table: string, isMine: boolean, game: Game | null): void {
    this.heard.add(table)
    if (!this.set(table, isMine) || !this.mine.get(table)) return
    if (settings.now.sound) chime('turn')
    if (settings.now.notifications && document.hidden)
      void notify(t('notify-turn'), game ? t(`game-${game}`) : t('brand'), table)
  }

  /** Note whether it is my turn; returns whether that is a change. */
  private set(table: string, isTurn: boolean): boolean {
    const isMine = isTurn && !isOnlyLesson({ id: table, lesson: this.lessons.get(table) ?? null })
    const was = this.mine.get(table) ?? false
    if (was !== isMine || !this.mine.has(table)) {
      this.dismissed.delete(table)
      this.mine.delete(table) // so that it comes last
      this.mine.set(table, isMine)
    }
    return was !== isMine
  }
}

export const turns = new Turns()
