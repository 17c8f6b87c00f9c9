/* A click on a notification leads to the table it speaks of: in the tab that shows it, else in any of ours, else in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (tabs) => {
      const tab = tabs.find((each) => new URL(each.url).pathname === path) ?? tabs[0]
      if (!tab) return self.clients.openWindow(path)
      const shown = await tab.focus()
      if (new URL(shown.url).pathname !== path) shown.postMessage({ open: path })
      return shown
    }),
  )
})
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
