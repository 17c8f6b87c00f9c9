import { api } from './api'
import { chime } from './chime'
import { session, t } from './session.svelte'
import { settings } from './settings.svelte'
import type { Game } from './protocol'
import type { Heard } from './messages'

/** Tables at which it is my turn, wherever I am: for the title of the page, a sound, a notification. */
class Turns {
  private readonly mine = new Map<string, boolean>()
  count = $state(0)

  async begin(): Promise<void> {
    session.listen((message) => { this.hear(message) })
    const found = await api.mine()
    if (!found.ok) return
    for (const table of found.value.tables) this.mine.set(table.id, table.status === 'running' && table.your_turn)
    this.tally()
  }

  private hear(message: Heard): void {
    if (message.type === 'turn') this.note(message.table, message.your_turn && message.status === 'running', null)
    else if (message.type === 'situation') {
      const { id, your_turn, status, game } = message.table
      this.note(id, your_turn && status === 'running', game)
    }
  }

  private note(table: string, isMine: boolean, game: Game | null): void {
    const was = this.mine.get(table) ?? false
    this.mine.set(table, isMine)
    this.tally()
    if (!isMine || was) return
    if (settings.now.sound) chime()
    if (settings.now.notifications && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      const note = new Notification(t('notify-turn'), { body: game ? t(`game-${game}`) : t('brand'), tag: table, icon: '/icon.svg' })
      note.onclick = () => {
        window.focus()
        location.href = `/t/${table}`
      }
    }
  }

  private tally(): void {
    this.count = [...this.mine.values()].filter(Boolean).length
  }
}

export const turns = new Turns()
