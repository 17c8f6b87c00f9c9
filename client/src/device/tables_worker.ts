import type { ServerMessage } from '../net/messages'
import { HeldTables, type DeviceEvents, type KeyedDevice } from './held_tables'
import { loadHost, type LoadedHost, type Thinker } from './host'
import {
  DEVICE_FAILED,
  scope,
  type DeviceRequest,
  type DeviceResponse,
  type PageMessage,
  type StorageProblem,
  type TabMessage,
  type WorkerMessage,
} from './protocol'
import { thinkerCount, Thinkers } from './thinkers'

/**
 * The worker of a tab. One worker of all tabs holds the tables, for as long as it has the lock; the others pass requests on
 * to it. When it ends, another one gets the lock, and goes on from what is saved.
 */
const LOCK = 'trianon-tables'
const CHANNEL = 'trianon-tables'
const THINKER_DELAY = 1_500 // ms
const PATIENCE = 20_000 // ms in which the holder says that it has seen a request; it may be starting, or put to sleep

const own = crypto.getRandomValues(new Uint32Array(4)).join('-')
const channel = new BroadcastChannel(CHANNEL)
const tell = (message: WorkerMessage) => scope.postMessage(message)
const tellTabs = (message: TabMessage) => channel.postMessage(message)

/** requests of the own page that another tab's worker answers */
const passedOn = new Map<number, { request: DeviceRequest; sleep: ReturnType<typeof setTimeout> | null }>()
let name = ''
let wantedGames: string[] = []
let holder: Promise<HeldTables> | null = null

function showMessage(message: ServerMessage): void {
  tell({ says: 'message', message })
  tellTabs({ do: 'message', message })
}

function showStorage(problem: StorageProblem | null): void {
  tell({ says: 'storage', problem })
  tellTabs({ do: 'storage', problem })
}

/** Start a device; one of older files thinks itself, as the other workers have the present ones. */
async function startDevice(
  load: () => Promise<LoadedHost>,
  think: Thinker['think'] | undefined,
  { onMessage, onSave }: DeviceEvents,
): Promise<KeyedDevice> {
  const { key, module, readFile } = await load()
  const device = await module.startDevice({ ...(think ? { think } : {}), onMessage, onSave, readFile })
  if (name) device.setPerson({ name })
  return { key, device }
}

async function startHolding(): Promise<HeldTables> {
  const thinkers = new Thinkers(
    () => new Worker(new URL('./thinker_worker.ts', import.meta.url), { type: 'module' }),
    thinkerCount(navigator.hardwareConcurrency),
  )
  const tables = new HeldTables({ message: showMessage, storage: showStorage }, (key, events) =>
    startDevice(() => loadHost(undefined, key), undefined, events),
  )
  const found = await startDevice(() => loadHost((share) => tell({ says: 'progress', share })), thinkers.think, tables)
  const { device } = found
  tables.use(found)
  prepareGames = (games) => device.ready(games)
  rename = (wanted) => tables.rename(wanted)
  // a search comes later than the first view: its worker starts once that is drawn
  void device.ready(wantedGames).then(
    () => setTimeout(thinkers.prepare, THINKER_DELAY),
    () => undefined,
  )
  return tables
}
let prepareGames: (games: string[]) => Promise<void> = () => Promise.resolve()
let rename: (wanted: string) => void = () => undefined

/** Begin to hold the tables; a request says what went wrong. */
function hold(): Promise<HeldTables> {
  const started = startHolding()
  started.catch(() => undefined)
  holder = started
  return started
}

/** Hold the tables until this tab ends, or another one takes them from a tab that sleeps. */
function acquire(steal: boolean): void {
  void navigator.locks
    .request(LOCK, { steal }, async () => {
      const started = hold()
      tellTabs({ do: 'held' })
      tell({ says: 'moved' })
      for (const [id, { request }] of [...passedOn]) void answerOwn(id, request)
      await started.catch(() => undefined)
      await new Promise(() => undefined)
    })
    .catch(() => {
      holder = null // stolen: what is held here is out of date from now on
      tell({ says: 'ended' })
    })
}

function failure(error: unknown): DeviceResponse {
  return { status: 503, body: { type: 'problem', error: DEVICE_FAILED, text: '', cause: String(error) } }
}

async function answered(request: DeviceRequest): Promise<DeviceResponse> {
  const held = holder
  try {
    const tables = await held?.catch((error: unknown) => {
      if (holder === held) hold() // a file that did not arrive may arrive the next time
      throw error
    })
    return tables ? await tables.request(request) : failure('not held')
  } catch (error) {
    if (!isFatal(error)) return failure(error)
    tell({ says: 'ended' }) // another worker takes over from what is saved, and answers what was asked
    return new Promise(() => undefined)
  }
}

/** Whether the interpreter itself broke, as for lack of memory: an error that Python raised has a type. */
function isFatal(error: unknown): boolean {
  return (
    error instanceof WebAssembly.RuntimeError ||
    (error as { pyodide_fatal_error?: boolean }).pyodide_fatal_error === true
  )
}

async function answerOwn(id: number, request: DeviceRequest): Promise<void> {
  clearTimeout(passedOn.get(id)?.sleep ?? undefined)
  passedOn.delete(id)
  if (holder) tell({ says: 'response', id, response: await answered(request) })
  else passOn(id, request)
}

function passOn(id: number, request: DeviceRequest): void {
  clearTimeout(passedOn.get(id)?.sleep ?? undefined)
  passedOn.set(id, { request, sleep: setTimeout(() => acquire(true), PATIENCE) })
  tellTabs({ do: 'request', from: own, id, request })
}

scope.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  switch (data.do) {
    case 'request':
      void answerOwn(data.id, data.request)
      break
    case 'watch':
      if (holder) void holder.then((tables) => tables.watch(data.table, data.since)).catch(() => undefined)
      else tellTabs(data)
      break
    case 'unwatch':
      break // another tab may still look at it; what is pushed for nobody costs little
    case 'name':
      name = data.name
      rename(name)
      tellTabs(data)
      break
    case 'prepare':
      wantedGames = data.games
      void prepareGames(data.games).catch(() => undefined)
  }
})

channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  switch (data.do) {
    case 'request':
      if (!holder) break
      tellTabs({ do: 'received', to: data.from, id: data.id })
      void answered(data.request).then((response) => tellTabs({ do: 'response', to: data.from, id: data.id, response }))
      break
    case 'watch':
      void holder?.then((tables) => tables.watch(data.table, data.since)).catch(() => undefined)
      break
    case 'name':
      name = data.name
      rename(name)
      break
    case 'received':
      if (data.to === own) clearTimeout(passedOn.get(data.id)?.sleep ?? undefined)
      break
    case 'response':
      if (data.to !== own || !passedOn.has(data.id)) break
      clearTimeout(passedOn.get(data.id)?.sleep ?? undefined)
      passedOn.delete(data.id)
      tell({ says: 'response', id: data.id, response: data.response })
      break
    case 'message':
      tell({ says: 'message', message: data.message })
      break
    case 'storage':
      tell({ says: 'storage', problem: data.problem })
      break
    case 'held':
      for (const [id, { request }] of [...passedOn]) passOn(id, request)
      tell({ says: 'moved' })
  }
})

acquire(false)
