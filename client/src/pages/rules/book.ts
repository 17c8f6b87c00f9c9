import loaders from 'virtual:texts'
import type { Game } from '../../net/board_types'
import { Texts, type Language } from '../../texts/texts'

export interface Rule {
  /** its id, such as RK-A3.2; words have none */
  id: string
  anchor: string
  text: string
  isRuling: boolean
}

export interface Chapter {
  id: string
  title: string
  rules: Rule[]
}

const MESSAGE = /^([A-Za-z][\w-]*)\s*=/gm

/** The rules of a game in book order, by chapters. */
export async function loadBook(game: Game, language: Language): Promise<Chapter[]> {
  const source = (await loaders[`${game}-rules/${language}`]?.())?.default ?? ''
  const texts = new Texts(language, [source])
  const chapters: Chapter[] = []
  for (const [, id = ''] of source.matchAll(MESSAGE)) {
    if (id.startsWith('chapter-')) chapters.push({ id, title: texts.text(id), rules: [] })
    else chapters.at(-1)?.rules.push(ruleOf(texts, id))
  }
  return chapters
}

function ruleOf(texts: Texts, id: string): Rule {
  const isWord = id.startsWith('word-')
  const cited = id.replaceAll('_', '.')
  return {
    id: isWord ? '' : cited,
    anchor: isWord ? id : cited,
    text: texts.text(id),
    isRuling: texts.text(`${id}.kind`) === 'ruling',
  }
}

/** The chapters with only the rules that hold every word looked for. */
export function search(book: readonly Chapter[], wanted: string): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return [...book]
  return book
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const whole = `${rule.id} ${rule.text}`.toLowerCase()
        return words.every((word) => whole.includes(word))
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0)
}
