/** The global scope of a service worker, which the types of a worker know only as any worker's. */
export const worker = self as unknown as ServiceWorkerGlobalScope

/** Where the page lies; every path of this worker is relative to it. */
export const BASE = new URL(worker.registration.scope)

/** The path of an address below the page's, without a leading slash; null for addresses elsewhere. */
export function pathBelow(address: string): string | null {
  const url = new URL(address)
  const isHere = url.origin === BASE.origin && url.pathname.startsWith(BASE.pathname)
  return isHere ? url.pathname.slice(BASE.pathname.length) : null
}
