import { languageOf, loadTexts, type Language, type Texts } from '../texts/texts'
import { localPerson } from '../device/local_person'
import { api, OFFLINE, setApiLanguage, type ApiResult } from '../net/api'
import { DEVICE_FAILED } from '../device/protocol'
import { TwoHomes } from '../device/two_homes'
import { browserTransport } from '../net/browser_transport'
import { Connection, type ConnectionState } from '../net/connection'
import { hasServer } from '../net/homes'
import { keepText, readText } from '../net/storage'
import { sleep } from '../net/timers'
import type { ServerMessage, Me, Problem } from '../net/messages'
import { deviceHome } from './device_home.svelte'

const STORAGE_KEY = 'trianon.language'
const RETRY_DELAY = 3_000 // ms until a server that did not answer is asked again

/** The session of this browser: identity, language with its texts, and the connection to the server. */
class Session {
  me: Me | null = $state.raw(null)
  texts: Texts = $state.raw() as Texts
  language: Language = $state('en')
  problem: Problem | null = $state.raw(null)
  connectionState: ConnectionState = $state('off')
  /** the server's clock minus ours, in seconds */
  skew = 0

  private requested: Language = 'en'
  private retryTimer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<(message: ServerMessage) => void>()
  private readonly channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(STORAGE_KEY)
  readonly connection = new TwoHomes(
    new Connection(
      browserTransport(() => this.language),
      (message) => this.dispatch(message),
      (state) => {
        this.connectionState = state
      },
    ),
    new Connection(deviceHome.tables.transport, (message) => {
      if (message.type !== 'hello') this.dispatch(message)
    }),
  )

  /** Load the texts and the identity, then open the connection; no message arrives before the texts are loaded. */
  async start(): Promise<void> {
    const language = languageOf(readText(STORAGE_KEY), navigator.languages)
    setApiLanguage(language)
    const greeting = api.hello()
    while (!(await this.applyLanguage(language))) await sleep(RETRY_DELAY) // without words there is nothing to show
    this.channel?.addEventListener('message', (event: MessageEvent<Language>) => void this.applyLanguage(event.data))
    window.addEventListener('online', () => this.connection.refresh())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.connection.check()
    })
    await this.acceptIdentity(await greeting)
  }

  async hello(): Promise<void> {
    await this.acceptIdentity(await api.hello())
  }

  private async acceptIdentity(outcome: ApiResult<Me>): Promise<void> {
    this.problem = outcome.ok ? null : outcome.problem
    if (!outcome.ok) {
      clearTimeout(this.retryTimer)
      this.retryTimer = setTimeout(() => void this.hello(), RETRY_DELAY)
      if (outcome.problem.error === OFFLINE) this.startWithoutServer()
      return
    }
    this.me = outcome.value
    deviceHome.isAllowed = outcome.value.device_matches === true
    if (readText(STORAGE_KEY) === null && outcome.value.language !== this.language && !outcome.value.is_new)
      await this.applyLanguage(outcome.value.language)
    if (hasServer()) this.connection.start()
  }

  /** Go on as the person that the server knew last; it is asked again until it answers. */
  private startWithoutServer(): void {
    const known = localPerson(this.language)
    if (this.me || known.id === 'device') return
    this.me = known
    deviceHome.isAllowed = known.device_matches === true
    this.connection.start()
  }

  /** Speak another language, here and in every other tab; not where its words cannot be had at the moment. */
  async setLanguage(language: Language): Promise<boolean> {
    if (!(await this.applyLanguage(language))) return false
    keepText(STORAGE_KEY, language)
    this.channel?.postMessage(language)
    this.connection.refresh()
    const outcome = await api.updateMe({ language })
    if (outcome.ok) this.me = outcome.value
    return true
  }

  /** Switch to another identity and reconnect, as every situation depends on it. */
  switchIdentity(me: Me): void {
    this.me = me
    this.connection.refresh()
  }

  private async applyLanguage(language: Language): Promise<boolean> {
    this.requested = language
    const texts = await loadTexts(language).catch(() => null)
    if (this.requested !== language) return true // another one was chosen meanwhile
    if (!texts) return false
    setApiLanguage(language)
    this.texts = texts
    this.language = language
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language
    return true
  }

  /** Hear what the server says; gives back how to stop it. */
  subscribe(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private dispatch(message: ServerMessage): void {
    if (message.type === 'hello') this.skew = message.now - Date.now() / 1000
    for (const listener of this.listeners) {
      try {
        listener(message)
      } catch (error) {
        reportError(error) // a failing listener must not keep the others from the message
      }
    }
  }

  /** What is wrong, in words. */
  describe(problem: Problem): string {
    return problem.text || this.texts.text(problem.error === DEVICE_FAILED ? 'device-failed' : 'problem-offline')
  }
}

export const session = new Session()

/** One of the client's own texts, in the current language. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return session.texts.text(id, args)
}
