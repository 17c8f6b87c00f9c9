import { files, pages, version } from 'virtual:built-files'
import { BASE, pathBelow, worker } from './scope'

const INDEX = 'index.html'
const PAGE_CACHE = 'trianon-page-'
const KEPT = 2 // versions: a tab that has not been reloaded yet still asks for files of the one before
const AT_ONCE = 4 // files fetched at the same time while the page is in use
const PAGES = pages.map((pattern) => new RegExp(pattern))
const KNOWN = new Set(files)

/** Store every file of this version; the browser's own cache has those that the page has loaded already. */
async function precache(): Promise<void> {
  const cache = await caches.open(PAGE_CACHE + version)
  const waiting = [...files]
  const fetchNext = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await store(cache, file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

/** Store a file, unless a version before had the same one under a name made of its content. */
async function store(cache: Cache, file: string): Promise<void> {
  const address = new URL(file, BASE).href
  const isNamedByContent = file.startsWith('assets/')
  const known = isNamedByContent ? await caches.match(address) : undefined
  const found = known ?? (await fetch(address, { cache: isNamedByContent ? 'default' : 'no-cache' }))
  if (!found.ok) throw new Error(`${address}: ${String(found.status)}`)
  await cache.put(address, withoutRedirect(found))
}

/** A redirected response may not answer a navigation. */
function withoutRedirect(found: Response): Response {
  return found.redirected ? new Response(found.body, { headers: found.headers }) : found
}

/** Delete the caches of versions that no tab can still be of; those of other programs on this origin stay. */
async function forgetOldVersions(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PAGE_CACHE))
  const old = kept.filter((name) => name !== PAGE_CACHE + version).slice(0, -(KEPT - 1))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A file of the page from its cache, else from the network. */
async function answer(request: Request): Promise<Response> {
  const current = await caches.open(PAGE_CACHE + version)
  return (await current.match(request)) ?? (await caches.match(request)) ?? fetch(request)
}

async function answerNavigation(request: Request): Promise<Response> {
  const current = await caches.open(PAGE_CACHE + version)
  return (await current.match(new URL(INDEX, BASE).href)) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(precache()))
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldVersions(), worker.clients.claim()]))
})
// a new version waits until the page asks for it: a match under way is not to be broken
worker.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { do?: string } | null)?.do === 'activate') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const path = request.method === 'GET' ? pathBelow(request.url) : null
  if (path === null) return
  if (request.mode === 'navigate') {
    if (path === INDEX || PAGES.some((page) => page.test(`/${path}`.replace(/(.)\/$/, '$1'))))
      event.respondWith(answerNavigation(request))
  } else if (KNOWN.has(path) || path.startsWith('assets/')) event.respondWith(answer(request))
})
