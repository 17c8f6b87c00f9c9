import { fileOfPage } from './addresses'

const ADDRESS = 'service-worker.js'

let registered: Promise<ServiceWorkerRegistration | null> | null = null

/** The page's service worker, registered at the first call; null where the browser allows none, as over plain http. */
export function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register()
  return registered
}

/** Let the service worker keep what matches on the device need, for visits without a network. */
export async function keepDeviceFiles(): Promise<void> {
  if (!(await serviceWorker())) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ do: 'keep-device-files' })
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!import.meta.env.PROD || !workers) return null
  return workers.register(fileOfPage(ADDRESS)).catch(() => null)
}
