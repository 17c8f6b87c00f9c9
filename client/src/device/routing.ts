import { OFFLINE, offlineProblem, type ApiRequest, type ApiResult } from '../net/api'
import { hasServer, isOnDevice } from '../net/homes'
import { timeUp } from '../net/shared_tables'
import type { FinishedMatch, Language, MatchHistory, Me, MeChange, NewTable, TableInfo } from '../net/messages'
import type { DeviceLink } from './device_link'
import { resultOf } from './device_transport'
import { changeLocalPerson, keepPerson, knownName, localPerson } from './local_person'
import { DEVICE_FAILED } from './protocol'
import { isPlayed, savedTables } from './saved_tables'
import { uploadedIds } from './uploaded'

const TABLE = /^\/api\/tables\/([\w-]+)/
const BY_EITHER = /^\/api\/(games\/\w+\/(editions|lessons|puzzles)|match-files)/ // the same answers at both homes
const BY_DEVICE = /^\/api\/games\/\w+\/edition-(form|sheet)$/ // what is checked again and again while it is written
type Ask = <T>(request: ApiRequest) => Promise<ApiResult<T>>

/** Decides which home answers a request: the server, or the tables of this device. */
export class Routing {
  constructor(
    private readonly link: DeviceLink,
    private readonly server: Ask,
    /** whether matches against bots alone are played here rather than at the server */
    private readonly prefersDevice: () => boolean,
    /** whether this browser can hold tables at all */
    private readonly canPlay: () => boolean,
  ) {
    this.link.rename(knownName()) // until a server says more, if it can be reached at all
  }

  ask: Ask = <T>(request: ApiRequest): Promise<ApiResult<T>> => {
    const { method, path } = request
    const [plain = ''] = path.split('?')
    const table = TABLE.exec(plain)?.[1]
    if (table && isOnDevice(table)) return this.device(request)
    if (plain === '/api/tables' && method === 'POST') return this.create(request)
    if (plain === '/api/tables/mine') return this.mine(request) as Promise<ApiResult<T>>
    if (plain === '/api/tables/lobby' && !hasServer()) return answer({ tables: [] }) as Promise<ApiResult<T>>
    if (plain === '/api/me/matches') return this.matches(request) as Promise<ApiResult<T>>
    if (plain === '/api/preparation' && !hasServer()) return answer({ games: [] }) as Promise<ApiResult<T>>
    if (plain === '/api/hello' || plain === '/api/me') return this.person(request) as Promise<ApiResult<T>>
    if (plain === '/api/device-tables') return this.device(request)
    if (BY_DEVICE.test(plain) && this.canPlay()) return this.deviceFirst(request)
    if (BY_EITHER.test(plain)) return this.prefersDevice() ? this.deviceFirst(request) : this.eitherWay(request)
    return this.atServer(request)
  }

  private atServer<T>(request: ApiRequest): Promise<ApiResult<T>> {
    return hasServer() ? this.server<T>(request) : Promise.resolve({ ok: false, problem: offlineProblem() })
  }

  private async device<T>({ method, path, body, language }: ApiRequest): Promise<ApiResult<T>> {
    return resultOf<T>(await this.link.request({ method, path, language, body }))
  }

  /** A table with a bot in every other seat and nothing that needs a server is one of this device's. */
  private create<T>(request: ApiRequest): Promise<ApiResult<T>> {
    const { bots, players, start, clock, listed } = request.body as NewTable
    const isAlone = start === true && bots?.length === players - 1 && !clock && listed !== true
    return isAlone && this.prefersDevice() ? this.deviceFirst(request) : this.atServer(request)
  }

  /** Ask this device, and the server where the device's files cannot be had or do not run. */
  private async deviceFirst<T>(request: ApiRequest): Promise<ApiResult<T>> {
    const found = await this.device<T>(request)
    return !found.ok && found.problem.error === DEVICE_FAILED && hasServer() ? this.atServer(request) : found
  }

  /** Ask the server, and this device where the server cannot be reached. */
  private async eitherWay<T>(request: ApiRequest): Promise<ApiResult<T>> {
    const found = await this.atServer<T>(request)
    return !found.ok && found.problem.error === OFFLINE ? this.device(request) : found
  }

  /** My tables at both homes, those that wait for me by the time left; the device's as they were saved, without loading it. */
  private async mine(request: ApiRequest): Promise<ApiResult<{ tables: TableInfo[] }>> {
    const [found, saved] = await Promise.all([this.atServer<{ tables: TableInfo[] }>(request), savedTables()])
    const uploaded = uploadedIds()
    const own = saved.flatMap(({ info }) =>
      info && isPlayed(info) && !(found.ok && uploaded.has(info.id)) ? [info] : [],
    )
    if (!found.ok && (found.problem.error !== OFFLINE || (hasServer() && !own.length))) return found
    const tables = [...own, ...(found.ok ? found.value.tables : [])]
    return {
      ok: true,
      value: { tables: tables.sort((one, other) => timeUp(one) - timeUp(other) || other.changed - one.changed) },
    }
  }

  /** My finished matches at both homes, those that are still here alone on the first page. */
  private async matches(request: ApiRequest): Promise<ApiResult<MatchHistory>> {
    const uploaded = uploadedIds()
    const saved = await savedTables()
    const kept = saved.filter(({ id, info }) => info?.status === 'over' && isPlayed(info) && !uploaded.has(id))
    const isFirstPage = !/[?&]page=([2-9]|1\d)/.test(request.path)
    const found = await this.atServer<MatchHistory>(request)
    const isNeeded = kept.length > 0 || (!found.ok && found.problem.error === OFFLINE)
    const here = isNeeded ? await this.device<MatchHistory>(request) : null
    if (!here?.ok) return found
    if (!found.ok) return here // without a server also those that it keeps
    const own = here.value.matches.filter(({ id }) => !uploaded.has(id))
    return { ok: true, value: joined(found.value, own, isFirstPage, request.path.includes('sort=')) }
  }

  private async person(request: ApiRequest): Promise<ApiResult<Me>> {
    const found = await this.atServer<Me>(request)
    if (found.ok) {
      keepPerson(found.value)
      this.link.rename(found.value.name)
    }
    if (found.ok || hasServer()) return found
    const language = request.language as Language
    const me =
      request.path === '/api/me' ? changeLocalPerson(language, request.body as MeChange) : localPerson(language)
    this.link.rename(me.name)
    return { ok: true, value: me }
  }
}

function answer<T>(value: T): Promise<ApiResult<T>> {
  return Promise.resolve({ ok: true, value })
}

function joined(server: MatchHistory, own: FinishedMatch[], isShown: boolean, isSorted: boolean): MatchHistory {
  const matches = isShown ? [...own, ...server.matches] : server.matches
  const counts = new Set([...server.player_counts, ...own.map(({ seats }) => seats.length)])
  return {
    ...server,
    matches: isSorted ? matches : matches.toSorted((one, other) => other.ended - one.ended),
    total: server.total + own.length,
    player_counts: [...counts].sort((one, other) => one - other),
  }
}
