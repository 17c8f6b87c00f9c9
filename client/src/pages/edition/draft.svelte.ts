import { api, isTransient, type ApiResult } from '../../net/api'
import type { EditionDraft as Draft, EditionFault, EditionSheet, EditionValue, Problem } from '../../net/messages'
import type { Game } from '../../net/board_types'
import { after, sleep } from '../../net/timers'
import { completed, formOf, isTable, PROVENANCE, type FormNode, type Schema, type Table, type Value } from './form'
import { keepEdition, keptEdition } from './kept'
import { pathOf, placeOf, shownPart, valueAt, withValue, type Path } from './paths'

const CHECK_DELAY = 250 // ms without a change
const RETRY_DELAY = 3_000 // ms until a server that was busy is asked again
const MAX_STEPS = 300 // that can be undone
const OWN_ID = 'my-edition'

/** A fault with the path where it is told. */
export interface ShownFault extends EditionFault {
  shownAt: string
  path: Path
  /** the field to remove, where there is none of that name */
  surplus: Path | null
}

/** My edition of a game while I write it: its data, what is wrong with it, and the way back. */
export class EditionDraft {
  data: Table = $state.raw({})
  sheet: EditionSheet | null = $state.raw(null)
  problem: Problem | null = $state.raw(null)
  form: FormNode | null = $state.raw(null)
  isChecking = $state(false)
  private past: Table[] = $state.raw([])
  private future: Table[] = $state.raw([])
  private lastPlace = ''
  private cancelCheck: () => void = () => undefined
  private checks = 0

  /** the edition with what fits in place of what is missing or wrong, for drawings */
  readonly complete: Table = $derived.by(() => {
    const whole = this.form ? completed(this.form, this.data) : {}
    return isTable(whole) ? whole : {}
  })
  readonly faults: ShownFault[] = $derived.by(() => (this.sheet?.faults ?? []).map((fault) => this.placed(fault)))
  private readonly byPlace = $derived.by(() => grouped(this.faults))
  private readonly values = $derived(new Map((this.sheet?.values ?? []).map((value) => [value.at, value])))

  constructor(readonly game: Game) {}

  /** Load the form, and what was kept or else the default edition. */
  async open(): Promise<void> {
    const [schema, first] = await Promise.all([
      api.editionForm(this.game),
      (async () => {
        const kept = keptEdition(this.game)
        if (!kept) return this.startFrom({ edition: 'default' })
        this.data = kept.data
        return this.ask({ data: kept.data })
      })(),
    ])
    if (!schema.ok) this.problem = schema.problem
    else this.form = formOf(schema.value as Schema)
    this.accept(first)
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }

  get canRedo(): boolean {
    return this.future.length > 0
  }

  at(path: Path): Value | undefined {
    return valueAt(this.data, path)
  }

  /** Change a value; changes of one place one after the other are undone together. */
  set(path: Path, value: Value | undefined): void {
    const changed = withValue(this.data, path, value)
    if (isTable(changed)) this.change(changed, placeOf(path))
  }

  /** Replace all data. */
  change(data: Table, place = ''): void {
    if (!place || place !== this.lastPlace) this.past = [...this.past.slice(-MAX_STEPS), this.data]
    this.lastPlace = place
    this.future = []
    this.show(data)
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, this.data]
    this.lastPlace = ''
    this.show(before)
  }

  redo(): void {
    const next = this.future.at(-1)
    if (!next) return
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, this.data]
    this.lastPlace = ''
    this.show(next)
  }

  /** Begin anew with a file or a built-in edition; what stood here can be brought back. */
  async take(draft: Pick<Draft, 'file' | 'edition'>): Promise<EditionSheet | null> {
    const found = await this.startFrom(draft)
    if (found.ok && Object.keys(found.value.data).length) this.change(found.value.data as Table)
    else if (!found.ok) this.problem = found.problem
    return found.ok ? found.value : null
  }

  /** The faults that are told at a place itself. */
  faultsAt(path: Path): ShownFault[] {
    return this.byPlace.get(placeOf(path)) ?? []
  }

  /** How many faults are told at a place and below it. */
  faultCount(path: Path): number {
    return this.faults.filter(({ shownAt }) => isBelow(shownAt, placeOf(path))).length
  }

  /** What the sheet says of the value at a place. */
  valueOf(path: Path): EditionValue | undefined {
    return this.values.get(placeOf(path))
  }

  /** What the sheet says of all values at a place and below it. */
  valuesBelow(path: Path): EditionValue[] {
    const place = placeOf(path)
    return (this.sheet?.values ?? []).filter(({ at }) => isBelow(at, place))
  }

  /** Go on with what another tab made of it; what stood here can be brought back. */
  adopt(): void {
    const kept = keptEdition(this.game)
    if (kept && JSON.stringify(kept.data) !== JSON.stringify(this.data)) this.change(kept.data)
  }

  /** Say where the values of an entry or a section come from. */
  setOrigin(key: string, origin: string): void {
    const table = this.data[PROVENANCE]
    const patterns = Object.entries(isTable(table) ? table : {}).filter(
      ([pattern]) => pattern !== key && !pattern.startsWith(`${key}.`),
    )
    this.change({ ...this.data, [PROVENANCE]: Object.fromEntries([...patterns, [key, origin]]) })
  }

  /** Check once more, as in another language. */
  async check(): Promise<void> {
    this.checks += 1
    const own = this.checks
    this.isChecking = true
    for (;;) {
      const found = await this.ask({ data: this.data })
      if (own !== this.checks) return
      this.accept(found)
      if (found.ok || !isTransient(found.problem)) break
      await sleep(RETRY_DELAY)
      if (own !== this.checks) return
    }
    this.isChecking = false
  }

  private show(data: Table): void {
    this.data = data
    keepEdition(this.game, { data, file: null })
    this.isChecking = true
    this.checks += 1
    this.cancelCheck()
    this.cancelCheck = after(CHECK_DELAY, () => void this.check())
  }

  private accept(found: ApiResult<EditionSheet>): void {
    this.problem = found.ok ? null : found.problem
    if (!found.ok) return
    this.sheet = found.value
    const name = valueAt(this.data, ['edition', 'id'])
    const file = found.value.digest ? { name: String(name), text: found.value.text } : null
    keepEdition(this.game, { data: this.data, file })
  }

  private ask(draft: Draft): Promise<ApiResult<EditionSheet>> {
    return api.editionSheet(this.game, draft)
  }

  /** A built-in edition under a name of one's own, or a file as it is. */
  private async startFrom(draft: Pick<Draft, 'file' | 'edition'>): Promise<ApiResult<EditionSheet>> {
    const found = await this.ask(draft)
    if (!found.ok || draft.file !== undefined) return found
    const data = withValue(found.value.data as Table, ['edition', 'id'], OWN_ID)
    if (!isTable(data)) return found
    if (!Object.keys(this.data).length) this.data = data
    return { ok: true, value: { ...found.value, data } }
  }

  private placed(fault: EditionFault): ShownFault {
    const path = pathOf(fault.at)
    const shown = this.form ? shownPart(this.form, this.data, path) : path
    const surplus = path.length > shown.length ? path.slice(0, shown.length + 1) : null
    const isThere = surplus && valueAt(this.data, surplus) !== undefined
    return { ...fault, path: shown, shownAt: placeOf(shown), surplus: isThere ? surplus : null }
  }
}

function isBelow(place: string, above: string): boolean {
  return !above || place === above || (place.startsWith(above) && '.['.includes(place.charAt(above.length)))
}

function grouped(faults: readonly ShownFault[]): Map<string, ShownFault[]> {
  const found = new Map<string, ShownFault[]>()
  for (const fault of faults) found.set(fault.shownAt, [...(found.get(fault.shownAt) ?? []), fault])
  return found
}
