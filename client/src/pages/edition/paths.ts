import { fieldsOf, isTable, type FormNode, type Table, type Value } from './form'

/** A way to a value of an edition: names of fields, and numbers of entries from 0. */
export type Path = readonly (string | number)[]

const STEP = /\.?([A-Za-z0-9_-]+)|\[(\d+)\]|\.?("(?:[^"\\]|\\.)*")/y

/** A path as faults name it: `dress[4].silk.red`. */
export function placeOf(path: Path): string {
  return path.reduce<string>(
    (place, step) => (typeof step === 'number' ? `${place}[${step + 1}]` : place ? `${place}.${step}` : step),
    '',
  )
}

/** The path of a place; what cannot be read ends it. */
export function pathOf(place: string): Path {
  const path: (string | number)[] = []
  STEP.lastIndex = 0
  for (let found = STEP.exec(place); found; found = STEP.exec(place)) {
    const [, name, number, quoted] = found
    path.push(number !== undefined ? Number(number) - 1 : (name ?? unquoted(quoted ?? '')))
  }
  return path
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    return text
  }
}

export function valueAt(data: Value | undefined, path: Path): Value | undefined {
  let value = data
  for (const step of path) {
    if (typeof step === 'number') value = Array.isArray(value) ? value[step] : undefined
    else value = isTable(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }
  return value
}

/** The data with another value at a path; without that field where the value is undefined. */
export function withValue(data: Value | undefined, [step, ...rest]: Path, value: Value | undefined): Value {
  if (step === undefined) return value ?? null
  if (typeof step === 'number') {
    const list = Array.isArray(data) ? [...data] : []
    const changed = rest.length || value !== undefined ? [withValue(list[step], rest, value)] : []
    list.splice(step, 1, ...changed)
    return list
  }
  const table: Table = isTable(data) ? { ...data } : {}
  if (rest.length || value !== undefined) table[step] = withValue(table[step], rest, value)
  else Reflect.deleteProperty(table, step)
  return table
}

/** As much of a path as the form shows: what lies below, such as a field that there is none of, is told there. */
export function shownPart(root: FormNode, data: Value, path: Path): Path {
  let node = root
  let value: Value | undefined = data
  for (const [n, step] of path.entries()) {
    let next: FormNode | undefined
    if (typeof step === 'number')
      next = node.kind === 'list' && Array.isArray(value) && step in value ? node.item : undefined
    else next = fieldsOf(node, value).find(({ name }) => name === step)?.node
    if (!next) return path.slice(0, n)
    node = next
    value = valueAt(value, [step])
  }
  return path
}
