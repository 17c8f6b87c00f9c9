import type { Texts } from '../../texts/texts'
import type { Column } from './columns'
import { isTable, type FormNode, type Value } from './form'
import { valueAt, type Path } from './paths'

/** What a word of an edition's file is called; the word itself where the game has no name for it. */
export function wordOf(texts: Texts, value: string): string {
  const id = `word-${value.replaceAll('+', '-and-').replaceAll('/', '-or-')}`
  return texts.has(id) ? texts.text(id) : value
}

export function fieldName(texts: Texts, name: string): string {
  const id = `field-${name}`
  return texts.has(id) ? texts.text(id) : name.replaceAll('_', ' ')
}

/** A place of an edition as a person knows it: `Dresses y07: Silk: Red`. */
export function placeInWords(texts: Texts, data: Value, path: Path): string {
  return path
    .map((step, n) => {
      if (typeof step !== 'number') return `${n ? ': ' : ''}${fieldName(texts, step)}`
      const entry = valueAt(data, path.slice(0, n + 1))
      const id = isTable(entry) ? (entry['id'] ?? entry['name']) : null
      return ` ${typeof id === 'string' ? id : step + 1}`
    })
    .join('')
}

/** The heading of a column: `Silk: Red`. */
export function headingOf(texts: Texts, { path }: Column): string {
  return path.map((step) => fieldName(texts, String(step))).join(': ')
}

/** A value as a person reads it, and as it stands in a cell. */
export function shown(texts: Texts, value: Value | undefined): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((each) => shown(texts, each)).join(' ')
  if (typeof value === 'boolean') return value ? '1' : ''
  return typeof value === 'string' ? wordOf(texts, value) : typeof value === 'number' ? String(value) : '…'
}

const YES = ['1', 'x', 'y', 'yes', 'true', 'j', 'ja', 'wahr', '是', '有', '✓', '✔']
const NO = ['', '0', '-', '–', 'n', 'no', 'false', 'nein', 'falsch', '否', '无']
const WORDY = /[\s_:.-]+/g
const plain = (text: string) => text.trim().toLowerCase().replace(WORDY, ' ')

/** What a cell means, in whatever language it was written; undefined where nothing stands there, null where it is no such value. */
export function readCell(languages: readonly Texts[], node: FormNode, cell: string): Value | undefined {
  const text = cell.trim()
  switch (node.kind) {
    case 'flag':
      return YES.includes(text.toLowerCase()) ? true : NO.includes(text.toLowerCase()) ? undefined : null
    case 'number':
      return text === '' ? undefined : /^-?\d{1,6}$/.test(text) ? Number(text) : null
    case 'choice':
      return text === '' ? undefined : (choiceOf(languages, node.values, text) ?? null)
    case 'list': {
      const parts = text.split(/[\s,/;、，]+/).filter(Boolean)
      return parts.length ? parts.map((part) => readCell(languages, node.item, part) ?? null) : undefined
    }
    default:
      return text === '' ? undefined : text
  }
}

/** The value that a word stands for: itself, its name in a language, or a beginning that only one name has. */
export function choiceOf(languages: readonly Texts[], values: readonly string[], written: string): string | undefined {
  const wanted = plain(written)
  const names = values.map((value) => [value, plain(value), ...languages.map((texts) => plain(wordOf(texts, value)))])
  const exact = names.find((each) => each.includes(wanted))
  const near = names.filter(([, ...each]) => each.some((name) => name.startsWith(wanted)))
  return exact?.[0] ?? (near.length === 1 ? near[0]?.[0] : undefined)
}

/** The column that a heading names: by its key, or by its name in a language. */
export function columnNamed(
  languages: readonly Texts[],
  columns: readonly Column[],
  heading: string,
): Column | undefined {
  const wanted = plain(heading)
  if (!wanted) return undefined
  const names = (column: Column) => [plain(column.key), ...languages.map((texts) => plain(headingOf(texts, column)))]
  const last = (column: Column) => languages.map((texts) => plain(fieldName(texts, String(column.path.at(-1)))))
  const found = columns.find((column) => names(column).includes(wanted))
  if (found) return found
  const near = columns.filter((column) => [...last(column), plain(String(column.path.at(-1)))].includes(wanted))
  return near.length === 1 ? near[0] : undefined
}
