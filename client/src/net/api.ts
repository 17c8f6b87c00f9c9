import type * as wire from './messages'
import type { Language, Problem, TableInfo, WireSituation } from './messages'
import { awaitedSalt, newSalt } from './fair_seed'

/** What came of a request: what was asked for, or what is wrong with it. */
export type ApiResult<T> = { ok: true; value: T } | { ok: false; problem: Problem }

/** The name of the problem that the server cannot be reached; it has no text of the server's. */
export const OFFLINE = 'offline'

/** Whether the same can be asked again in a moment: nothing was wrong with it. */
export function isTransient({ error }: Problem): boolean {
  return [OFFLINE, 'unavailable', 'overloaded', 'too-fast'].includes(error)
}

let language: Language = 'en'

/** Set the language of the server's responses. */
export function setApiLanguage(wanted: Language): void {
  language = wanted
}

/** The language of the server's responses. */
export function apiLanguage(): Language {
  return language
}

export function problem(error: string, text = ''): Problem {
  return { type: 'problem', error, text }
}

/** The problem that the server cannot be reached. */
export function offlineProblem(): Problem {
  return problem(OFFLINE)
}

/** A request for the API. */
export interface ApiRequest {
  method: 'GET' | 'POST'
  path: string
  /** of the texts in what is answered */
  language: Language
  body?: unknown
}

type Ask = <T>(request: ApiRequest) => Promise<ApiResult<T>>
let ask: Ask = askServer

/** Let another home of tables answer some of the requests. */
export function setRoute(route: Ask): void {
  ask = route
}

function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<ApiResult<T>> {
  return ask<T>({ method, path, language, body })
}

/** Ask the server over HTTP. */
export async function askServer<T>({ method, path, language, body }: ApiRequest): Promise<ApiResult<T>> {
  const headers: Record<string, string> = { 'accept-language': language }
  if (body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    return { ok: false, problem: offlineProblem() }
  }
  const text = await response.text().catch(() => '')
  const answer = parseJson(text)
  if (response.ok) return { ok: true, value: answer as T }
  return {
    ok: false,
    problem: isProblem(answer)
      ? answer
      : problem('internal', `${String(response.status)} ${response.statusText}`.trim()),
  }
}

function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'error' in body && 'text' in body
}

/** The time zone of this device. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`
const published = (game: string, id: string) => `/api/games/${game}/gallery/${encodeURIComponent(id)}`

/** Everything the server can be asked over HTTP. */
export const api = {
  hello: () => call<wire.Me>('POST', '/api/hello'),
  updateMe: (wanted: wire.MeChange) => call<wire.Me>('POST', '/api/me', wanted),
  account: () => call<wire.Account>('GET', '/api/me/account'),
  openAccount: (name: string) => call<wire.Account>('POST', '/api/me/account', { name }),
  createRecoveryCode: () => call<wire.RecoveryCode>('POST', '/api/me/recovery-code'),
  recover: (code: string) => call<wire.Recovered>('POST', '/api/recover', { code }),
  createLoginLink: () => call<wire.Link>('POST', '/api/me/link'),
  useLoginLink: (token: string) => call<wire.Me>('POST', '/api/enter', { token }),
  devices: () => call<wire.DeviceList>('GET', '/api/me/devices'),
  signOut: (device: string) => call<wire.DeviceList>('POST', '/api/me/devices/sign-out', { device }),
  signInWays: () => call<wire.SignInWays>('GET', '/api/sign-in'),
  passkeyOptions: () => call<wire.PasskeyOptions>('POST', '/api/me/passkeys/options'),
  addPasskey: (made: wire.NewPasskey) => call<wire.Account>('POST', '/api/me/passkeys', made),
  renamePasskey: (passkey: string, name: string) =>
    call<wire.Account>('POST', '/api/me/passkeys/rename', { passkey, name }),
  removePasskey: (passkey: string) => call<wire.Account>('POST', '/api/me/passkeys/remove', { passkey }),
  passkeySignInOptions: () => call<wire.PasskeyOptions>('POST', '/api/sign-in/passkey/options'),
  signInByPasskey: (signed: wire.SignedChallenge) => call<wire.Me>('POST', '/api/sign-in/passkey', signed),
  giveMailAddress: (address: string) => call<wire.Account>('POST', '/api/me/mail', { address }),
  forgetMailAddress: () => call<wire.Account>('POST', '/api/me/mail/forget'),
  confirmMailAddress: (token: string) => call<null>('POST', '/api/confirm', { token }),
  stopMails: (token: string) => call<null>('POST', `/api/stop-mails?of=${encodeURIComponent(token)}`),
  sendSignInLink: (address: string) => call<null>('POST', '/api/sign-in/mail', { address }),
  closeAccount: () => call<null>('POST', '/api/me/close'),
  deleteMe: (name: string) => call<null>('POST', '/api/me/delete', { name }),

  notifications: () => call<wire.NotificationSettings>('GET', '/api/me/notifications'),
  changeNotifications: (wanted: wire.NotificationChange) =>
    call<wire.NotificationSettings>('POST', '/api/me/notifications', wanted),
  addPush: (wanted: wire.PushSubscription) => call<wire.NotificationSettings>('POST', '/api/me/push', wanted),
  endPush: (endpoint: string) => call<wire.NotificationSettings>('POST', '/api/me/push/end', { endpoint }),
  addWebhook: (wanted: wire.WebhookWanted) => call<wire.WebhookSecret>('POST', '/api/me/webhooks', wanted),
  endWebhook: (webhook: string) => call<wire.NotificationSettings>('POST', '/api/me/webhooks/end', { webhook }),
  testWebhook: (webhook: string) => call<wire.WebhookTest>('POST', '/api/me/webhooks/test', { webhook }),
  mute: (table: string, muted: boolean) => call<null>('POST', at(table, '/mute'), { muted }),
  signOutOthers: () => call<wire.DeviceList>('POST', '/api/me/devices/sign-out-others'),

  blocks: () => call<wire.BlockList>('GET', '/api/me/blocks'),
  unblock: (id: string) => call<wire.BlockList>('POST', '/api/me/unblock', { id }),
  block: (table: string, person: wire.PersonAtTable) => call<null>('POST', at(table, '/block'), person),
  report: (table: string, given: wire.ReportGiven) => call<null>('POST', at(table, '/report'), given),

  daysOff: () => call<wire.DaysOffPlan>('GET', '/api/me/days-off'),
  announceDaysOff: (wanted: wire.DaysOffWanted) => call<wire.DaysOffPlan>('POST', '/api/me/days-off', wanted),
  cancelDaysOff: (first: string) => call<wire.DaysOffPlan>('POST', '/api/me/days-off/cancel', { first }),
  tellTimeZone: () => call<wire.NotificationSettings>('POST', '/api/me/notifications', { time_zone: timeZone() }),

  edition: (game: string, players: number, edition = 'default') =>
    call<wire.EditionInfo>('GET', `/api/games/${game}/editions/${edition}?players=${String(players)}`),
  editionForm: (game: string) => call<object>('GET', `/api/games/${game}/edition-form`),
  editionSheet: (game: string, draft: wire.EditionDraft) =>
    call<wire.EditionSheet>('POST', `/api/games/${game}/edition-sheet`, draft),
  gallery: (game: string, search: string) => call<wire.Gallery>('GET', `/api/games/${game}/gallery${search}`),
  publish: (game: string, wanted: wire.EditionToPublish) =>
    call<wire.PublishedEdition>('POST', `/api/games/${game}/gallery`, wanted),
  publishedEdition: (game: string, id: string) => call<wire.PublishedText>('GET', published(game, id)),
  unpublish: (game: string, id: string) => call<null>('POST', `${published(game, id)}/unpublish`),
  reportEdition: (game: string, id: string, given: wire.ReportGiven) =>
    call<null>('POST', `${published(game, id)}/report`, given),
  lesson: (game: string, lesson: string) => call<wire.LessonInfo>('GET', `/api/games/${game}/lessons/${lesson}`),
  learn: (game: string, lesson: string, isNew = false) =>
    call<WireSituation>('POST', `/api/games/${game}/lessons/${lesson}${isNew ? '?anew=true' : ''}`),
  puzzle: (game: string, puzzle: string) => call<wire.PuzzleInfo>('GET', `/api/games/${game}/puzzles/${puzzle}`),
  playPuzzleOn: (game: string, puzzle: string) => call<WireSituation>('POST', `/api/games/${game}/puzzles/${puzzle}`),
  preparation: () => call<wire.Preparation>('GET', '/api/preparation'),
  myTables: () => call<{ tables: TableInfo[] }>('GET', '/api/tables/mine'),
  myMatches: (search: string) => call<wire.MatchHistory>('GET', `/api/me/matches${search}`),
  myStatistics: (game: string, level: string | null = null) =>
    call<wire.MyStatistics>('GET', `/api/me/statistics?game=${game}${level ? `&level=${level}` : ''}`),
  statistics: (game: string, players: number) =>
    call<wire.GameStatistics>('GET', `/api/games/${game}/statistics?players=${String(players)}`),
  lobby: () => call<{ tables: TableInfo[] }>('GET', '/api/tables/lobby'),

  createTable: (wanted: wire.NewTable) => seated('/api/tables', wanted),
  join: (table: string, seat: number | null = null) => seated(at(table, '/join'), { seat }),
  remove: (table: string, seat: number) => call<WireSituation>('POST', at(table, '/remove'), { seat }),
  leave: (table: string) => call<null>('POST', at(table, '/leave')),
  reclaimSeat: (table: string) => call<WireSituation>('POST', at(table, '/back')),
  replaceAbsent: (table: string, seat: number) => call<WireSituation>('POST', at(table, '/absent'), { seat }),
  start: async (table: string, bots: wire.Level[]) =>
    opened(await call<WireSituation>('POST', at(table, '/start'), { bots })),
  rematch: (table: string) => seated(at(table, '/rematch'), {}),
  playOn: (table: string, wanted: wire.PlayOn) => call<WireSituation>('POST', at(table, '/play-on'), wanted),
  markSeen: (table: string, number: number) => call<null>('POST', at(table, `/looked?number=${String(number)}`)),

  situation: (table: string, since: number | null) =>
    call<WireSituation>('GET', at(table, since === null ? '' : `?since=${String(since)}`)),
  record: (table: string) => call<object>('GET', at(table, '/record')),
  handOver: (table: string) => call<wire.DeviceMatch>('GET', at(table, '/hand-over')),
  takeOver: (match: wire.DeviceMatch) => call<WireSituation>('POST', '/api/device-tables', match),
  keepDeviceMatch: (match: wire.DeviceMatch) => call<WireSituation>('POST', '/api/device-matches', match),
  deviceMatch: (table: string) => call<wire.DeviceMatch>('GET', `/api/device-matches/${table}`),
  closeDeviceMatch: (table: string) => call<null>('POST', `/api/device-matches/${table}/close`),
  tableEdition: (table: string) => call<wire.EditionInfo>('GET', at(table, '/edition')),
  answer: (table: string, number: number, key: string) =>
    call<wire.Accepted>('POST', at(table, '/answers'), { number, key }),
  undo: (table: string, entry: number | null, first: number) =>
    call<wire.Accepted>(
      'POST',
      at(table, entry === null ? '/undo' : `/undo?entry=${String(entry)}&first=${String(first)}`),
    ),
  requestUndo: (table: string, to: number) => call<wire.Accepted>('POST', at(table, '/undo-request'), { to }),
  answerUndoRequest: (table: string, agree: boolean, to: number) =>
    call<wire.Accepted>('POST', at(table, '/consent'), { agree, to }),
  prepared: (table: string) => call<wire.AnswersAhead>('GET', at(table, '/prepared')),
  prepare: (table: string, given: wire.PreparedGiven) => call<wire.AnswersAhead>('POST', at(table, '/prepared'), given),
  chat: (table: string, since: number) =>
    call<{ lines: wire.ChatLine[] }>('GET', at(table, `/chat?since=${String(since)}`)),
  sendChat: (table: string, text: string) => call<wire.ChatLine>('POST', at(table, '/chat'), { text }),
  consequences: (table: string) => call<wire.Consequences>('GET', at(table, '/consequences')),
  score: (table: string) => call<wire.Score>('GET', at(table, '/score')),
  hint: (table: string) => call<wire.Hints>('POST', at(table, '/hint')),
  analyse: (table: string, seat: number) =>
    call<wire.AnalysisProgress>('POST', at(table, `/analysis?seat=${String(seat)}`)),
  openMatchFile: (text: string) => call<WireSituation>('POST', '/api/match-files', { text }),
  replayPosition: (table: string, answers: number, seat: number | null) =>
    call<wire.ReplayPosition>(
      'GET',
      at(table, `/replay/${String(answers)}${seat === null ? '' : `?seat=${String(seat)}`}`),
    ),
}

/** Take a seat, with a new salt that is sent once all others are fixed. */
async function seated(path: string, wanted: object): Promise<ApiResult<WireSituation>> {
  return opened(await call<WireSituation>('POST', path, { ...wanted, ...(await newSalt()) }))
}

/** Open my salt at once where a response says that it is awaited. */
async function opened(result: ApiResult<WireSituation>): Promise<ApiResult<WireSituation>> {
  const after = result.ok ? await openSalt(result.value.table) : null
  return after?.ok ? after : result
}

/** Send my salt if a table awaits it; the situation after it, null where it is not awaited. */
export async function openSalt(table: TableInfo): Promise<ApiResult<WireSituation> | null> {
  const salt = await awaitedSalt(table)
  return salt === null ? null : call<WireSituation>('POST', at(table.id, '/salt'), { salt })
}
