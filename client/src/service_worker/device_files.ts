import { savedTables } from '../device/saved_tables'
import { BASE, pathBelow, worker } from './scope'

/**
 * The files of matches on the device: large, in a folder named after their content. They are kept once, when the page asks
 * for it; the list of them is kept last, so that what a visit without a network finds listed is there.
 */
const FOLDER = 'device/'
const LIST = new URL(`${FOLDER}manifest.json`, BASE)
const CACHE = 'trianon-device'
const PATIENCE = 3_000 // ms in which a slow network may bring a newer list

interface List {
  key: string
  folder: string
  files: Record<string, unknown>
}

function listed({ folder, files }: List): string[] {
  return Object.keys(files).map((name) => new URL(folder + name, LIST).href)
}

/** Where a list is kept with its files, for tables that go on with their rules. */
function placeOf(key: string): string {
  return new URL(`${key}/manifest.json`, LIST).href
}

/**
 * Keep every file of the present list, then the list; then forget the files of lists that are neither it nor the one before,
 * unless a running match was played with them last.
 */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  const found = await fetch(LIST, { cache: 'no-cache' })
  if (!found.ok) return
  const present = (await found.clone().json()) as List
  for (const file of listed(present)) if (!(await cache.match(file))) await cache.add(file)
  const before = (await (await cache.match(LIST))?.json()) as List | undefined
  for (const list of before ? [before, present] : [present])
    await cache.put(placeOf(list.key), new Response(JSON.stringify(list)))
  await cache.put(LIST, found)
  const playing = (await savedTables()).filter(({ info }) => info?.status !== 'over')
  const wanted = new Set([LIST.href])
  for (const key of new Set([present.key, before?.key, ...playing.map(({ files }) => files)])) {
    const list = key === undefined ? undefined : await cache.match(placeOf(key))
    if (key && list) for (const file of [placeOf(key), ...listed((await list.json()) as List)]) wanted.add(file)
  }
  for (const { url } of await cache.keys()) if (url.startsWith(BASE.href) && !wanted.has(url)) await cache.delete(url) // not those of a site beside this one
}

/** The list as the server has it now; as it was kept where that takes too long. */
async function answerList(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(LIST)
  if (!kept) return fetch(request)
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE))
  return Promise.race([fetch(request).then((found) => (found.ok ? found : kept)), late]).catch(() => kept)
}

async function answerFile(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request)
}

worker.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { do?: string } | null)?.do === 'keep-device-files')
    event.waitUntil(keepAll().catch(() => undefined)) // asked for again at the next visit
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const path = request.method === 'GET' ? pathBelow(request.url) : null
  if (request.url === LIST.href) event.respondWith(answerList(request))
  else if (path?.startsWith(FOLDER)) event.respondWith(answerFile(request))
})
