import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { api, openSalt } from '../net/api'
import { hasUnopenedSalt } from '../net/fair_seed'
import { chime } from './chime'
import { isOnlyLesson } from './lesson_progress'
import { notify } from './browser_notification'
import { session, t } from './session.svelte'
import { settings } from './settings.svelte'
import type { Game } from '../net/board_types'
import type { ServerMessage, TableInfo } from '../net/messages'

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
  /** tables at which people wait for me */
  readonly calling = $derived(this.waiting.filter((table) => this.shared.has(table) && !this.dismissed.has(table)))
  readonly count = $derived(this.waiting.length)

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

  private learn({ id, lesson, seats }: TableInfo): void {
    if (lesson) this.lessons.set(id, lesson)
    if (seats.some(({ kind, you }) => kind === 'person' && !you)) this.shared.add(id)
  }

  /** Say no more of these tables until it is my turn there again. */
  dismiss(tables: readonly string[]): void {
    for (const table of tables) this.dismissed.add(table)
  }

  private handleMessage(message: ServerMessage): void {
    if (message.type === 'turn') {
      this.update(message.table, message.your_turn && message.status === 'running', null)
      if (message.status === 'open' && hasUnopenedSalt())
        void api.situation(message.table, null).then((found) => (found.ok ? openSalt(found.value.table) : null))
    } else if (message.type === 'situation') {
      const { id, your_turn, status, game } = message.table
      void openSalt(message.table)
      this.learn(message.table)
      this.update(id, your_turn && status === 'running', game)
    }
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
