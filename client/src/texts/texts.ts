import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import loaders from 'virtual:texts'
import type { Game } from '../net/board_types'
import { withMinus } from './typography'

export const LANGUAGES = ['en', 'de', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]
/** each in its own words */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', zh: '简体中文' }
export type Args = Record<string, FluentVariable>

const REMEMBERED = 4_000 // texts written out

/** The language to speak: the one asked for, else the first of the browser's that is spoken here, else English. */
export function languageOf(asked: string | null, preferred: readonly string[]): Language {
  for (const tag of [asked ?? '', ...preferred]) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split(/[-_]/)[0] === language)
    if (known) return known
  }
  return 'en'
}

/** Texts of one language, written out with their variables: the client's own and, if one is named, those of a game. */
export class Texts {
  private readonly bundle: FluentBundle
  private readonly said = new Map<string, string>()
  private readonly lists = new Map<Intl.ListFormatType, Intl.ListFormat>() // they take long to make

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language === 'zh' ? 'zh-Hans' : language, { useIsolating: false })
    // a game's words win over the client's, as they are the more exact ones
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  /** Whether there is such a message, or with `id.name` such an attribute of it. */
  has(id: string): boolean {
    const [name = '', attribute] = id.split('.')
    const message = this.bundle.getMessage(name)
    return message !== undefined && (attribute === undefined || attribute in message.attributes)
  }

  /** Write out a message; `id.name` is an attribute of it. A board says the same things again at every answer. */
  text(id: string, args?: Args): string {
    const name = args ? id + JSON.stringify(args) : id
    const known = this.said.get(name)
    if (known !== undefined) return known
    if (this.said.size > REMEMBERED) this.said.clear()
    const written = this.write(id, args ?? {})
    this.said.set(name, written)
    return written
  }

  private write(id: string, args: Args): string {
    const [name = '', attribute] = id.split('.')
    const message = this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return fault(id, `no text "${id}" in "${this.language}"`)
    const errors: Error[] = []
    const written = withMinus(this.bundle.formatPattern(pattern, args, errors))
    return errors[0] ? fault(written, `text "${id}" in "${this.language}": ${errors[0].message}`) : written
  }

  /** Put texts together as this language does it: "a, b, and c". */
  listed(parts: Iterable<string>, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    const known = this.lists.get(type) ?? new Intl.ListFormat(this.language, { type })
    this.lists.set(type, known)
    return known.format(parts)
  }

  /** Join texts by commas. */
  row(parts: readonly string[]): string {
    return parts.join(this.language === 'zh' ? '，' : ', ')
  }

  /** A text that stands for several alike things, with their number. */
  times(part: string, count: number): string {
    if (count === 1) return part
    return this.language === 'zh' ? `${part}×${String(count)}` : `${part} (×${String(count)})`
  }
}

/** A fault in a text throws in development; in production the match goes on, and the fault is only reported. */
function fault(shown: string, about: string): string {
  if (import.meta.env.DEV) throw new Error(about)
  reportError(new Error(about))
  return shown
}

/** What is loaded under a name, once; what the network kept from us may come another time. */
function loadOnce<T>(loaded: Map<string, Promise<T>>, name: string, load: () => Promise<T>): Promise<T> {
  const known = loaded.get(name)
  if (known) return known
  const found = load()
  loaded.set(name, found)
  found.catch(() => loaded.delete(name))
  return found
}

const read = new Map<string, Promise<string>>()

function source(set: string, language: Language): Promise<string> {
  const name = `${set}/${language}`
  const loader = loaders[name]
  if (!loader) throw new Error(`no texts "${name}"`)
  return loadOnce(read, name, () => loader().then((module) => module.default))
}

const made = new Map<string, Promise<Texts>>()

/** The texts of the client, with those of a game, and of its rules, its statistics or its editions where they are wanted. */
export function loadTexts(language: Language, game?: Game, also?: 'rules' | 'report' | 'edition'): Promise<Texts> {
  const sets = ['client', ...(game ? [game as string] : []), ...(game && also ? [`${game}-${also}`] : [])]
  const name = `${language} ${sets.join(' ')}`
  return loadOnce(made, name, () =>
    Promise.all(sets.map((set) => source(set, language))).then((sources) => new Texts(language, sources)),
  )
}
