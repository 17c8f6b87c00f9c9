import type { Texts } from '../../texts/texts'
import { cellOf, nextId, withCell, type Column } from './columns'
import { blank, isTable, refitted, type FormNode, type Table, type Value } from './form'
import { rowsOf, textOf } from './spreadsheet'
import { columnNamed, headingOf, readCell, shown } from './words'

/** The entries of a pasted table. */
export interface Pasted {
  entries: Table[]
  /** what each column of the pasted table was taken for; null where it is none */
  columns: (Column | null)[]
  /** cells that hold no such value, as `2: purple` with the number of the row */
  odd: string[]
}

type List = Extract<FormNode, { kind: 'list' }>

/** Read a pasted table: by its headings in whatever language, or without any by the order of the columns. */
export function readTable(
  languages: readonly Texts[],
  node: List,
  columns: readonly Column[],
  text: string,
  present: readonly Value[],
  section: string,
): Pasted {
  const rows = rowsOf(text)
  const headings = (rows[0] ?? []).map((cell) => columnNamed(languages, columns, cell) ?? null)
  const isHeaded = headings.filter(Boolean).length > (rows[0]?.length ?? 0) / 2
  const used: (Column | null)[] = isHeaded ? headings : withoutHeadings(columns, node, rows[0]?.length ?? 0)
  const odd: string[] = []
  const ids: string[] = []
  const entries = rows.slice(isHeaded ? 1 : 0).map((row, n) => {
    const entry = readRow(languages, node.item, used, row, (cell) => odd.push(`${n + 1}: ${cell}`))
    if (!node.name) return entry
    const own = entry[node.name]
    const before = present[n]
    const kept = isTable(before) ? before[node.name] : undefined
    const id = [own, kept].find((each) => typeof each === 'string' && !ids.includes(each))
    ids.push(typeof id === 'string' ? id : nextId([...names(present, node.name), ...ids], section))
    return { ...entry, [node.name]: ids.at(-1) ?? '' }
  })
  return { entries, columns: used, odd }
}

/** The columns in their order; a table that is one narrower has no ids. */
function withoutHeadings(columns: readonly Column[], { name }: List, width: number): Column[] {
  const own = columns.filter(({ key }) => key !== name)
  const withoutCopies = own.filter(({ key }) => key !== 'copies')
  if (width >= columns.length) return [...columns]
  return width === withoutCopies.length ? withoutCopies : own
}

function names(entries: readonly Value[], name: string): string[] {
  return entries.flatMap((entry) => (isTable(entry) && typeof entry[name] === 'string' ? [entry[name]] : []))
}

function readRow(
  languages: readonly Texts[],
  item: FormNode,
  columns: readonly (Column | null)[],
  row: readonly string[],
  onodd: (cell: string) => void,
): Table {
  const read = columns.flatMap((column, n) => {
    const cell = row[n] ?? ''
    const value = column ? readCell(languages, column.field.node, cell) : undefined
    if (value === null || (Array.isArray(value) && value.includes(null))) onodd(cell)
    return column && value !== undefined ? [{ column, value }] : []
  })
  const start = blank(item)
  let entry: Table = isTable(start) ? start : {}
  if (item.kind === 'variants') {
    const kind = read.find(({ column }) => column.key === item.by)?.value
    entry = refitted(item, { ...entry, [item.by]: kind ?? null })
  }
  for (const { column, value } of read) entry = withCell(entry, column, value)
  return entry
}

/** Entries as a spreadsheet takes them, with headings; columns that no entry uses are left out. */
export function writeTable(texts: Texts, columns: readonly Column[], entries: readonly Value[]): string {
  const tables = entries.filter((entry) => isTable(entry))
  const used = columns.filter(
    (column) => column.field.isRequired || tables.some((entry) => cellOf(entry, column) !== undefined),
  )
  const rows = tables.map((entry) => used.map((column) => shown(texts, cellOf(entry, column))))
  return textOf([used.map((column) => headingOf(texts, column)), ...rows])
}
