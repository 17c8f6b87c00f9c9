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
  folder: string
  files: Record<string, unknown>
}

function listed({ folder, files }: List): string[] {
  return Object.keys(files).map((name) => new URL(folder + name, LIST).href)
}

/** Keep every file of the present list, then the list, then forget files of neither it nor the one before. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  const found = await fetch(LIST, { cache: 'no-cache' })
  if (!found.ok) return
  const files = listed((await found.clone().json()) as List)
  for (const file of files) if (!(await cache.match(file))) await cache.add(file)
  const before = await cache.match(LIST)
  const wanted = new Set([LIST.href, ...files, ...(before ? listed((await before.json()) as List) : [])])
  await cache.put(LIST, found)
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
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
