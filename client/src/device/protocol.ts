/** Messages between a page, its worker for tables, the workers of other tabs, and the workers that search. */
import type { ServerMessage } from '../net/messages'

/** A request as the server would get it over HTTP. */
export interface DeviceRequest {
  method: 'GET' | 'POST'
  path: string
  language: string
  body?: unknown
}

export interface DeviceResponse {
  status: number
  body: unknown
}

/** The problem that matches cannot be played here: files are missing, or do not run. */
export const DEVICE_FAILED = 'device-failed'

/** Why what is played cannot be kept. */
export type StorageProblem = 'full' | 'denied'

/** From the page to its worker. */
export type PageMessage =
  | { do: 'request'; id: number; request: DeviceRequest }
  | { do: 'watch'; table: string; since: number | null }
  | { do: 'name'; name: string }
  | { do: 'prepare'; games: string[] }

/** What every page hears of the tables. */
export type TablesMessage =
  { do: 'message'; message: ServerMessage } | { do: 'storage'; problem: StorageProblem | null }

/** From the worker to its page. */
export type WorkerMessage =
  | TablesMessage
  | { do: 'response'; id: number; response: DeviceResponse }
  /** what shows how far the files are loaded, from 0 to 1 */
  | { do: 'progress'; share: number }
  /** the tables moved to another worker: watches begin anew */
  | { do: 'moved' }
  /** this worker's tables are out of date: another one takes its place */
  | { do: 'ended' }

/** Between the workers of all tabs; one of them holds the tables. */
export type TabMessage =
  | TablesMessage
  | { do: 'request'; from: string; id: number; request: DeviceRequest }
  | { do: 'watch'; table: string; since: number | null }
  | { do: 'name'; name: string }
  /** the holder has seen a request and works on it */
  | { do: 'received'; to: string; id: number }
  | { do: 'response'; to: string; id: number; response: DeviceResponse }
  | { do: 'held' }

/** The part of a worker's global scope that is used here; its types are not those of a page. */
export interface WorkerScope {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void
}

/** The scope of the worker that this module runs in. */
export const scope = self as unknown as WorkerScope
