import { api, type ApiResult } from '../net/api'
import type { NotificationSettings, PushSubscription as Wanted } from '../net/messages'
import { bytes } from '../net/passkeys'
import { serviceWorker } from '../net/service_worker'
import { keepText, readText } from '../net/storage'

const SEEN_KEY = 'trianon.push-seen'
const DAY = 24 * 3_600_000 // ms: how often the server hears that this browser is still there

/** Whether this browser takes Web Push here: over https or on this machine, and with a service worker. */
export function canPush(): boolean {
  return window.isSecureContext && 'PushManager' in window && 'serviceWorker' in navigator
}

/** The subscription of this browser; null without one. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await serviceWorker() : null
  return (await worker?.pushManager.getSubscription().catch(() => null)) ?? null
}

/** Subscribe this browser with the server's key; null where the person or the browser declines. */
export async function subscribe(key: string): Promise<ApiResult<NotificationSettings> | null> {
  const worker = await serviceWorker()
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) }
  const made = await worker.pushManager.subscribe(options).catch(async () => {
    await (await worker.pushManager.getSubscription())?.unsubscribe() // made with another server's key
    return worker.pushManager.subscribe(options).catch(() => null)
  })
  return made && tell(made)
}

/** End the subscription of this browser. */
export async function unsubscribe(): Promise<ApiResult<NotificationSettings> | null> {
  const known = await pushSubscription()
  if (!known) return null
  await known.unsubscribe().catch(() => false)
  return api.endPush(known.endpoint)
}

/** Tell the server once a day that this browser is still subscribed. */
export async function keepSubscribed(now = Date.now()): Promise<void> {
  if (now - Number(readText(SEEN_KEY) ?? 0) < DAY) return
  const known = await pushSubscription()
  if (known) await tell(known)
}

async function tell(subscription: PushSubscription): Promise<ApiResult<NotificationSettings>> {
  const { endpoint, keys } = subscription.toJSON()
  const told = await api.addPush({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } } as Wanted)
  if (told.ok) keepText(SEEN_KEY, String(Date.now()))
  return told
}
