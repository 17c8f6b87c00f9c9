import { worker } from './scope'

/** What arrives by Web Push is shown; browsers that read declarative messages by themselves do not ask this worker. */
interface Message {
  notification: { title: string; body: string; navigate: string; lang: string; tag: string }
}

worker.addEventListener('push', (event) => {
  const said = event.data?.json() as Message | undefined
  if (!said) return
  const { title, body, navigate, lang, tag } = said.notification
  const data = new URL(navigate, worker.registration.scope).pathname
  event.waitUntil(worker.registration.showNotification(title, { body, lang, tag, data, icon: '/icon.png' }))
})
