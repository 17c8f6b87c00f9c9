/** The fields of a game's editions, as the server and the device describe them: a JSON schema becomes nodes of a form. */

export type Value = null | boolean | number | string | Value[] | { [name: string]: Value }
export type Table = Record<string, Value>

export interface Field {
  name: string
  node: FormNode
  isRequired: boolean
}
export type FormNode =
  | { kind: 'number'; least: number; most: number; fallback: number | null }
  | { kind: 'flag' }
  | { kind: 'choice'; values: string[] }
  | { kind: 'name' }
  | { kind: 'list'; item: FormNode; least: number; most: number; name: string | null }
  | { kind: 'table'; fields: Field[] }
  /** a table in which one field decides about the others */
  | { kind: 'variants'; by: string; forms: Map<string, Field[]> }

/** As much of a JSON schema as there is in one of an edition. */
export interface Schema {
  type?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  default?: unknown
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  discriminator?: { propertyName: string }
  'x-name'?: string
}

export const PROVENANCE = 'provenance'

export function formOf(schema: Schema): FormNode {
  if (schema.anyOf) {
    const by = schema.discriminator?.propertyName ?? ''
    return { kind: 'variants', by, forms: new Map(schema.anyOf.map((each) => [kindOf(each, by), fieldsIn(each)])) }
  }
  if (schema.enum) return { kind: 'choice', values: schema.enum }
  switch (schema.type) {
    case 'integer': {
      const fallback = typeof schema.default === 'number' ? schema.default : null
      return { kind: 'number', least: schema.minimum ?? 0, most: schema.maximum ?? 0, fallback }
    }
    case 'boolean':
      return { kind: 'flag' }
    case 'array': {
      const { minItems = 0, maxItems = 0, items = {} } = schema
      return { kind: 'list', item: formOf(items), least: minItems, most: maxItems, name: schema['x-name'] ?? null }
    }
    case 'object':
      return { kind: 'table', fields: fieldsIn(schema) }
    default:
      return { kind: 'name' }
  }
}

function kindOf(form: Schema, by: string): string {
  return form.properties?.[by]?.enum?.[0] ?? ''
}

function fieldsIn({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties)
    .filter(([name]) => name !== PROVENANCE)
    .map(([name, schema]) => ({ name, node: formOf(schema), isRequired: required.includes(name) }))
}

export function isTable(value: Value | undefined): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of a table; of one whose kind is not known yet those that all kinds have. */
export function fieldsOf(node: FormNode, value: Value | undefined): Field[] {
  if (node.kind === 'table') return node.fields
  if (node.kind !== 'variants') return []
  const kinds = [...node.forms.keys()]
  const kind = isTable(value) ? String(value[node.by] ?? '') : ''
  const [first = [], ...others] = [...node.forms.values()]
  const own = node.forms.get(kind) ?? first.filter(({ name }) => others.every((form) => has(form, name)))
  return own.map((field) => (field.name === node.by ? { ...field, node: { kind: 'choice', values: kinds } } : field))
}

function has(form: readonly Field[], name: string): boolean {
  return form.some((field) => field.name === name)
}

/** Whether a field has only one value, which nobody needs to be asked for. */
export function isFixed({ node }: Field): boolean {
  return (node.kind === 'choice' && node.values.length === 1) || (node.kind === 'number' && node.least === node.most)
}

/** What a field with only one value holds; null where there are several. */
function fixed(node: FormNode): Value {
  if (node.kind === 'choice') return node.values.length === 1 ? (node.values[0] ?? null) : null
  return node.kind === 'number' && node.least === node.most ? node.least : null
}

/** A value with nothing entered yet: fixed fields and lists of a fixed length are there already. */
export function blank(node: FormNode): Value {
  if (node.kind === 'table' || node.kind === 'variants') return blankTable(fieldsOf(node, null))
  if (node.kind === 'list') {
    const isOfTables = node.item.kind === 'table' || node.item.kind === 'variants'
    const count = node.least === node.most || isOfTables === false ? node.least : 0
    return Array.from({ length: count }, () => blank(node.item))
  }
  return fixed(node)
}

function blankTable(fields: readonly Field[]): Table {
  return Object.fromEntries(fields.filter(({ isRequired }) => isRequired).map(({ name, node }) => [name, blank(node)]))
}

/** A table whose kind was changed: fields of the former kind go, those of the new one come. */
export function refitted(node: FormNode, table: Table): Table {
  const fields = fieldsOf(node, table)
  const kept = Object.fromEntries(Object.entries(table).filter(([name]) => has(fields, name)))
  const fixedFields = fields.filter((field) => isFixed(field)).map(({ name, node }) => [name, fixed(node)])
  return { ...blankTable(fields), ...kept, ...(Object.fromEntries(fixedFields) as Table) }
}

/** A value that fits its node, for drawing what is not whole yet: what is missing or wrong becomes the nearest that fits. */
export function completed(node: FormNode, value: Value | undefined): Value {
  switch (node.kind) {
    case 'number':
      return Math.min(
        node.most,
        Math.max(node.least, typeof value === 'number' ? value : (node.fallback ?? node.least)),
      )
    case 'flag':
      return value === true
    case 'choice':
      return typeof value === 'string' && node.values.includes(value) ? value : (node.values[0] ?? '')
    case 'name':
      return typeof value === 'string' ? value : ''
    case 'list': {
      const list = Array.isArray(value) ? value.slice(0, node.most) : []
      while (list.length < node.least) list.push(null)
      return list.map((each) => completed(node.item, each))
    }
    default: {
      const table = isTable(value) ? value : {}
      const kind =
        node.kind === 'variants' ? completed({ kind: 'choice', values: [...node.forms.keys()] }, table[node.by]) : null
      const known = node.kind === 'variants' ? { ...table, [node.by]: kind } : table
      const fields = fieldsOf(node, known).filter(
        ({ name, isRequired, node }) => isRequired || name in known || node.kind !== 'table',
      )
      return Object.fromEntries(fields.map(({ name, node: each }) => [name, completed(each, known[name])]))
    }
  }
}
