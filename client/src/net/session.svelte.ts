import { languageOf, loadTexts, type Language, type Texts } from '../texts/texts'
import { api, speak, type Outcome } from './api'
import { browserGround } from './browser'
import { Line, type LineState } from './line'
import type { Heard, Me, Problem } from './messages'

const PLACE = 'trianon.language'
const AGAIN = 3_000 // ms until a server that did not answer is greeted again

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE)
  } catch {
    return null
  }
}

function later(ms: number): Promise<void> {
  return new Promise((then) => { setTimeout(then, ms) })
}

/** Who sits before this browser: identity, language with its texts, and the line to the server. */
class Session {
  me: Me | null = $state.raw(null)
  texts: Texts = $state.raw() as Texts
  language: Language = $state('en')
  problem: Problem | null = $state.raw(null)
  line: LineState = $state('off')
  /** the server's clock minus ours, in seconds */
  skew = 0

  private wanted: Language = 'en'
  private again: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<(message: Heard) => void>()
  private readonly channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(PLACE)
  readonly wire = new Line(browserGround(() => this.language), (message) => { this.hear(message) }, (state) => { this.line = state })

  /** Load the words and say hello, then open the line; nothing is told before the words are there. */
  async begin(): Promise<void> {
    const language = languageOf(kept(), navigator.languages)
    speak(language)
    const greeted = api.hello()
    while (!(await this.put(language))) await later(AGAIN) // without words there is nothing to show
    this.channel?.addEventListener('message', (event: MessageEvent<Language>) => { void this.put(event.data) })
    window.addEventListener('online', () => { this.wire.refresh() })
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.wire.check() })
    await this.welcome(await greeted)
  }

  async hello(): Promise<void> {
    await this.welcome(await api.hello())
  }

  private async welcome(said: Outcome<Me>): Promise<void> {
    this.problem = said.ok ? null : said.problem
    if (!said.ok) {
      clearTimeout(this.again)
      this.again = setTimeout(() => { void this.hello() }, AGAIN)
      return
    }
    this.me = said.value
    if (kept() === null && said.value.language !== this.language && !said.value.is_new) await this.put(said.value.language)
    this.wire.start()
  }

  /** Speak another language, here and in every other tab; not where its words cannot be had at the moment. */
  async choose(language: Language): Promise<boolean> {
    if (!(await this.put(language))) return false
    try {
      localStorage.setItem(PLACE, language)
    } catch {
      // kept until the page is closed
    }
    this.channel?.postMessage(language)
    this.wire.refresh()
    const said = await api.change({ language })
    if (said.ok) this.me = said.value
    return true
  }

  /** Become somebody else: what was heard as who we were is asked for anew. */
  become(me: Me): void {
    this.me = me
    this.wire.refresh()
  }

  private async put(language: Language): Promise<boolean> {
    this.wanted = language
    const texts = await loadTexts(language).catch(() => null)
    if (this.wanted !== language) return true // another one was chosen meanwhile
    if (!texts) return false
    speak(language)
    this.texts = texts
    this.language = language
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language
    return true
  }

  /** Hear what the server says; gives back how to stop it. */
  listen(listener: (message: Heard) => void): () => void {
    this.listeners.add(listener)
    return () => { this.listeners.delete(listener) }
  }

  private hear(message: Heard): void {
    if (message.type === 'hello') this.skew = message.now - Date.now() / 1000
    for (const listener of this.listeners) {
      try {
        listener(message)
      } catch (error) {
        reportError(error) // whoever cannot take it keeps nobody else from hearing it
      }
    }
  }

  /** What is wrong, in words. */
  words(problem: Problem): string {
    return problem.text || this.texts.text('problem-offline')
  }
}

export const session = new Session()

/** One of the client's own texts, in the language of now. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return session.texts.text(id, args)
}
