import { worker } from './scope'

/** A click on a notification leads to its page: in the tab that shows it, else in any of ours, else in a new one. */
async function open(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((each) => new URL(each.url).pathname === path) ?? tabs[0]
  if (!tab) return void (await worker.clients.openWindow(path))
  const shown = await tab.focus()
  if (new URL(shown.url).pathname !== path) shown.postMessage({ open: path })
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})
