import type {
  Accepted, ChatLine, EditionInfo, Hints, Language, Level, Link, Me, MeChange, Moment, NewTable, Problem, TableInfo, WireSituation,
} from './messages'

/** What came of a request: what was asked for, or what is wrong with it. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: Problem }

/** The name of the problem that the server cannot be reached; it has no text of the server's. */
export const OFFLINE = 'offline'

/** Whether the same can be asked again in a moment: nothing was wrong with it. */
export function isTransient({ error }: Problem): boolean {
  return error === OFFLINE || error === 'unavailable' || error === 'too-fast'
}

let language: Language = 'en'

/** In which language the server shall answer. */
export function setApiLanguage(wanted: Language): void {
  language = wanted
}

/** In which language the server speaks. */
export function apiLanguage(): Language {
  return language
}

export function problem(error: string, text = ''): Problem {
  return { type: 'problem', error, text }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Outcome<T>> {
  const headers: Record<string, string> = { 'accept-language': language }
  if (body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    return { ok: false, problem: problem(OFFLINE) }
  }
  const text = await response.text().catch(() => '')
  const answer = parseJson(text)
  if (response.ok) return { ok: true, value: answer as T }
  return { ok: false, problem: isProblem(answer) ? answer : problem('internal', `${String(response.status)} ${response.statusText}`.trim()) }
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

const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`

/** Everything the server can be asked over HTTP. */
export const api = {
  hello: () => call<Me>('POST', '/api/hello'),
  updateMe: (wanted: MeChange) => call<Me>('POST', '/api/me', wanted),
  createLoginLink: () => call<Link>('POST', '/api/me/link'),
  useLoginLink: (token: string) => call<Me>('POST', '/api/enter', { token }),

  edition: (game: string, players: number) => call<EditionInfo>('GET', `/api/games/${game}/editions/reference?players=${String(players)}`),
  myTables: () => call<{ tables: TableInfo[] }>('GET', '/api/tables/mine'),
  lobby: () => call<{ tables: TableInfo[] }>('GET', '/api/tables/lobby'),

  createTable: (wanted: NewTable) => call<WireSituation>('POST', '/api/tables', { ...wanted, salt: salt() }),
  join: (table: string, seat: number | null = null) => call<WireSituation>('POST', at(table, '/join'), { seat, salt: salt() }),
  leave: (table: string) => call<null>('POST', at(table, '/leave')),
  reclaimSeat: (table: string) => call<WireSituation>('POST', at(table, '/back')),
  replaceAbsent: (table: string, seat: number) => call<WireSituation>('POST', at(table, '/absent'), { seat }),
  start: (table: string, bots: Level[]) => call<WireSituation>('POST', at(table, '/start'), { bots }),
  rematch: (table: string) => call<WireSituation>('POST', at(table, '/rematch'), { salt: salt() }),
  markSeen: (table: string, number: number) => call<null>('POST', at(table, `/looked?number=${String(number)}`)),

  situation: (table: string, since: number | null) => call<WireSituation>('GET', at(table, since === null ? '' : `?since=${String(since)}`)),
  tableEdition: (table: string) => call<EditionInfo>('GET', at(table, '/edition')),
  answer: (table: string, number: number, key: string) => call<Accepted>('POST', at(table, '/answers'), { number, key }),
  undo: (table: string, entry: number | null) => call<Accepted>('POST', at(table, entry === null ? '/undo' : `/undo?entry=${String(entry)}`)),
  requestUndo: (table: string, to: number) => call<Accepted>('POST', at(table, '/wish'), { to }),
  answerUndoRequest: (table: string, agree: boolean, to: number) => call<Accepted>('POST', at(table, '/consent'), { agree, to }),
  chat: (table: string, since: number) => call<{ lines: ChatLine[] }>('GET', at(table, `/chat?since=${String(since)}`)),
  sendChat: (table: string, text: string) => call<ChatLine>('POST', at(table, '/chat'), { text }),
  hint: (table: string) => call<Hints>('POST', at(table, '/hint')),
  moment: (table: string, answers: number, seat: number | null) =>
    call<Moment>('GET', at(table, `/replay/${String(answers)}${seat === null ? '' : `?seat=${String(seat)}`}`)),
}

/** My share of a match's seed, so that the server alone cannot choose it. */
function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
