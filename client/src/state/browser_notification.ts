import { fileOfPage, linkTo } from '../net/addresses'
import { serviceWorker } from '../net/service_worker'

/** Whether this browser can show notifications at all. */
export function canNotify(): boolean {
  return 'Notification' in window
}

/** Ask whether notifications may be shown. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false
  const said = await Notification.requestPermission().catch(() => 'denied')
  return said === 'granted'
}

/** Show a notification that leads to a table. Phones show none but those of a worker, computers show both kinds. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  const shown = { body, tag: table, icon: fileOfPage('icon.png').href, data: `/t/${table}` }
  const worker = await serviceWorker()
  if (worker) await worker.showNotification(title, shown).catch(() => undefined)
  else showHere(title, shown)
}

function showHere(title: string, shown: NotificationOptions & { data: string }): void {
  try {
    const note = new Notification(title, shown)
    note.onclick = () => {
      window.focus()
      location.href = linkTo(shown.data)
    }
  } catch {
    // a phone without a worker shows none
  }
}
