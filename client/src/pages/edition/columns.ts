import { fieldsOf, isFixed, isTable, type Field, type FormNode, type Table, type Value } from './form'
import { valueAt, withValue, type Path } from './paths'

/** A column of a table of entries: one plain value, or a row of them in one cell. */
export interface Column {
  /** as `silk.red` */
  key: string
  path: Path
  field: Field
}

const COPIES = 'copies'

/** The columns of the entries of a list; entries of several kinds have those of all kinds. */
export function columnsOf(item: FormNode): Column[] {
  const found = new Map<string, Column>()
  const kinds: Value[] = item.kind === 'variants' ? [...item.forms.keys()].map((kind) => ({ [item.by]: kind })) : [null]
  for (const kind of kinds)
    for (const column of columnsIn(fieldsOf(item, kind), [])) if (!found.has(column.key)) found.set(column.key, column)
  return [...found.values()]
}

/** The columns that an entry of this kind has, in the order in which they are entered: how many there are comes last. */
export function columnsFor(item: FormNode, entry: Value): Column[] {
  const columns = columnsIn(fieldsOf(item, entry), [])
  return [...columns.filter(({ key }) => key !== COPIES), ...columns.filter(({ key }) => key === COPIES)]
}

function columnsIn(fields: readonly Field[], above: Path): Column[] {
  return fields.flatMap((field) => {
    const path = [...above, field.name]
    if (field.node.kind === 'table') return columnsIn(field.node.fields, path)
    const isPlain = field.node.kind !== 'variants' && (field.node.kind !== 'list' || isScalar(field.node.item))
    return isPlain && !isFixed(field) ? [{ key: path.join('.'), path, field }] : []
  })
}

export function isScalar(node: FormNode): boolean {
  return !['list', 'table', 'variants'].includes(node.kind)
}

/** The cell of an entry, before words are found for it. */
export function cellOf(entry: Table, { path }: Column): Value | undefined {
  return valueAt(entry, path)
}

/** An entry with a value in a column; with nothing there where it is left out. */
export function withCell(entry: Table, { path, field }: Column, value: Value | undefined): Table {
  const mayLack = !field.isRequired && (value === undefined || value === null)
  const changed = withValue(entry, path, mayLack ? undefined : (value ?? null))
  return isTable(changed) ? changed : entry
}

const NUMBERED = /^(.*?)(\d+)$/

/** An id that no entry has: the number of the last one goes on, in as many digits. */
export function nextId(taken: readonly string[], section: string): string {
  const last = taken.at(-1) ?? `${section.charAt(0)}00`
  const [, start = '', digits = '0'] = NUMBERED.exec(last) ?? ['', `${last}-`, '1']
  for (let number = Number(digits) + 1; ; number += 1) {
    const id = start + String(number).padStart(digits.length, '0')
    if (!taken.includes(id)) return id
  }
}
