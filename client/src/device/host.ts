import type { DeviceResponse } from './protocol'

/** The product's own Python on the rules of its games: `host.mjs`, which the Python package brings. */
export interface Device {
  request: (method: string, path: string, language: string, body?: unknown) => Promise<DeviceResponse>
  load: (saved: string) => Promise<DeviceResponse>
  watch: (table: string, since: number | null) => void
  setPerson: (person: { name: string }) => void
  ready: (games: string[]) => Promise<void>
}

export interface Thinker {
  think: (job: string) => Promise<string>
}

/** How a device that is being started saves and shows what happens. */
export interface DeviceEvents {
  onMessage: (message: object) => void
  onSave: (table: string, saved: string | null) => void
}

interface HostModule {
  startDevice: (options: DeviceEvents & Partial<Thinker> & { readFile: ReadFile }) => Promise<Device>
  startThinker: (options: { readFile: ReadFile }) => Promise<Thinker>
}
type ReadFile = (name: string) => Promise<Uint8Array>

interface Manifest {
  key: string
  /** where the files lie, relative to the manifest */
  folder?: string
  files: Record<string, { size: number }>
}

/** The manifest of the device's files; workers are built into a folder beside theirs. */
const MANIFEST = new URL(import.meta.env.DEV ? '/device/manifest.json' : '../device/manifest.json', import.meta.url)

/** The loader of the device's files, and how to read them. */
export interface LoadedHost {
  /** of these files; another version of rules or texts has another one */
  key: string
  module: HostModule
  readFile: ReadFile
}

/**
 * Load the host; `onProgress` hears how much of the large files has arrived, from 0 to 1. An older one, by its key, is there
 * if the service worker kept it.
 */
export async function loadHost(
  onProgress: (share: number) => void = () => undefined,
  older: string | null = null,
): Promise<LoadedHost> {
  const list = older === null ? MANIFEST : new URL(`${older}/manifest.json`, MANIFEST)
  const found = await fetch(list)
  if (!found.ok) throw new Error(`${list.href}: ${String(found.status)}`)
  const manifest = (await found.json()) as Manifest
  const folder = new URL(manifest.folder ?? './', MANIFEST)
  const progress: Progress = { wanted: 0, arrived: 0, tell: onProgress }
  const module = (await import(/* @vite-ignore */ new URL('host.mjs', folder).href)) as HostModule
  return {
    key: manifest.key,
    module,
    readFile: (name) => read(new URL(name, folder), manifest.files[name]?.size ?? 0, progress),
  }
}

interface Progress {
  wanted: number
  arrived: number
  tell: (share: number) => void
}

async function read(address: URL, size: number, progress: Progress): Promise<Uint8Array> {
  progress.wanted += size
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${address.href}: ${String(response.status)}`)
  const whole = new Uint8Array(size)
  const reader = response.body.getReader()
  let at = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    whole.set(part.value, at) // refuses more than there should be
    at += part.value.length
    progress.arrived += part.value.length
    progress.tell(Math.min(1, progress.arrived / progress.wanted))
  }
  if (at < size) throw new Error(`${address.href}: ${String(at)} of ${String(size)} bytes`)
  return whole
}
