import { HeldTables, type KeyedDevice } from './held_tables'
import { loadHost, type DeviceEvents, type LoadedHost, type Thinker } from './host'
import {
  DEVICE_FAILED,
  scope,
  type DeviceRequest,
  type DeviceResponse,
  type PageMessage,
  type TablesMessage,
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
const passedOn = new Map<number, { request: DeviceRequest; sleep: ReturnType<typeof setTimeout> }>()
let name = ''
let wantedGames: string[] = []
let holder: Promise<HeldTables> | null = null

function tellAll(message: TablesMessage): void {
  tell(message)
  tellTabs(message)
}

/** Start a device; one of older files thinks itself, as the other workers have the present ones. */
async function startDevice(
  load: () => Promise<LoadedHost>,
  think: Thinker['think'] | undefined,
  { onMessage, onSave }: DeviceEvents,
): Promise<KeyedDevice> {
  const { key, module, readFile } = await load()
  const device = await module.startDevice({ ...(think && { think }), onMessage, onSave, readFile })
  if (name) device.setPerson({ name })
  return { key, device }
}

async function startHolding(): Promise<HeldTables> {
  const thinkers = new Thinkers(
    () => new Worker(new URL('./thinker_worker.ts', import.meta.url), { type: 'module' }),
    thinkerCount(navigator.hardwareConcurrency),
  )
  const tables = new HeldTables(tellAll, (key, events) =>
    startDevice(() => loadHost(undefined, key), undefined, events),
  )
  tables.use(await startDevice(() => loadHost((share) => tell({ do: 'progress', share })), thinkers.think, tables))
  // a search comes later than the first view: its worker starts once that is drawn
  void tables.ready(wantedGames).then(
    () => setTimeout(thinkers.prepare, THINKER_DELAY),
    () => undefined,
  )
  return tables
}

/** Do something with the tables once they are held here; a request says what went wrong. */
function withTables(act: (tables: HeldTables) => unknown): void {
  void holder?.then(act).catch(() => undefined)
}

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
      tell({ do: 'moved' })
      for (const [id, { request }] of [...passedOn]) void answerOwn(id, request)
      await started.catch(() => undefined)
      await new Promise(() => undefined)
    })
    .catch(() => {
      holder = null // stolen: what is held here is out of date from now on
      tell({ do: 'ended' })
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
    tell({ do: 'ended' }) // another worker takes over from what is saved, and answers what was asked
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
  clearTimeout(passedOn.get(id)?.sleep)
  passedOn.delete(id)
  if (holder) tell({ do: 'response', id, response: await answered(request) })
  else passOn(id, request)
}

function passOn(id: number, request: DeviceRequest): void {
  clearTimeout(passedOn.get(id)?.sleep)
  passedOn.set(id, { request, sleep: setTimeout(() => acquire(true), PATIENCE) })
  tellTabs({ do: 'request', from: own, id, request })
}

scope.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  switch (data.do) {
    case 'request':
      void answerOwn(data.id, data.request)
      break
    case 'watch':
      if (holder) withTables((tables) => tables.watch(data.table, data.since))
      else tellTabs(data)
      break
    case 'name':
      name = data.name
      withTables((tables) => tables.rename(data.name))
      tellTabs(data)
      break
    case 'prepare':
      wantedGames = data.games
      withTables((tables) => tables.ready(data.games))
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
      withTables((tables) => tables.watch(data.table, data.since))
      break
    case 'name':
      name = data.name
      withTables((tables) => tables.rename(data.name))
      break
    case 'received':
      if (data.to === own) clearTimeout(passedOn.get(data.id)?.sleep)
      break
    case 'response':
      if (data.to !== own || !passedOn.has(data.id)) break
      clearTimeout(passedOn.get(data.id)?.sleep)
      passedOn.delete(data.id)
      tell({ do: 'response', id: data.id, response: data.response })
      break
    case 'held':
      for (const [id, { request }] of [...passedOn]) passOn(id, request)
      tell({ do: 'moved' })
      break
    default:
      tell(data)
  }
})

acquire(false)
