import type { ConsequenceCase, OptionConsequences } from '../net/messages'
import type { Table } from './table.svelte'

/** What the options of the open decision cost and bring, asked for once per decision. */
export class Foresight {
  private found: readonly OptionConsequences[] = $state.raw([])
  private number = -1

  constructor(
    private readonly table: Pick<Table, 'decision' | 'isAsked' | 'formatter' | 'text'>,
    private readonly request: (() => Promise<readonly OptionConsequences[]>) | undefined,
  ) {}

  /** Ask once for each decision. */
  load(): void {
    const { number } = this.table.decision
    if (!this.request || !this.table.isAsked || this.number === number) return
    this.number = number
    this.found = []
    void this.request().then((found) => {
      if (this.table.decision.number === number) this.found = found
    })
  }

  /** What an option costs and brings, as far as it is known. */
  lines(key: string): string[] {
    return this.cases(key).map(({ condition, say }) => {
      const said = say.map((message) => this.table.formatter.say(message)).join(' · ')
      return condition ? this.table.text('tip-case', { condition: this.table.formatter.say(condition), said }) : said
    })
  }

  /** What an option changes, case by case, as far as it is known. */
  cases(key: string): readonly ConsequenceCase[] {
    const { found } = this // read first: what arrives later is shown then
    return this.number === this.table.decision.number ? (found.find((option) => option.key === key)?.cases ?? []) : []
  }
}
