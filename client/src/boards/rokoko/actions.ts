import type { Reason } from '../../net/board_types'
import type { ChoiceGroup } from '../../shell/table_parts'
import type { RokokoTable } from './table.svelte'
import { ACTIONS } from './tips'

const RULES: Record<string, string> = {
  favor: 'RK-A1.1',
  acquire: 'RK-A2.1',
  make: 'RK-A3.1',
  hire: 'RK-A4.1',
  depute: 'RK-A5.1',
  decorate: 'RK-A6.1',
}
/** reasons that say only that a piece is somewhere else: they say nothing about the kind of action */
const ELSEWHERE = new Set([
  'not-displayed',
  'tile-not-there',
  'dress-not-there',
  'no-such-thing',
  'same-tile',
  'same-card',
  'window-empty',
  'segment-empty',
  'space-taken',
])

const lackOf = ({ missing, also }: Reason) => also.reduce((sum, other) => sum + other.missing, missing)
const verbOf = (key: string) => key.split(':')[0] ?? ''

/** The reason that says most about a whole kind of action: one that holds for all of it, else the smallest lack. */
export function reasonOf(reasons: readonly Reason[]): Reason | null {
  const telling = reasons.filter((reason) => !ELSEWHERE.has(reason.text))
  const asked = telling.length ? telling : reasons
  const isSame = asked.every(({ text }) => text === asked[0]?.text)
  const counted = asked.filter(({ missing }) => missing > 0)
  const lacks = (isSame || !counted.length ? asked : counted).toSorted((one, other) => lackOf(one) - lackOf(other))
  return lacks[0] ?? null
}

/** The six main actions as groups of choices; none while another question is open. */
export function actionGroups(table: RokokoTable): ChoiceGroup[] {
  const { decision } = table
  if (decision.question.question !== 'main' || !decision.options.length) return []
  return ACTIONS.master.map((action) => {
    const keys = decision.options.filter((key) => verbOf(key) === action)
    const reason = keys.length
      ? null
      : reasonOf(
          Object.entries(decision.reasons)
            .filter(([key]) => verbOf(key) === action)
            .map(([, each]) => each),
        )
    const [only, ...others] = keys
    return {
      id: action,
      icon: `rk-act-${action}`,
      title: table.text(`group-${action}`),
      name: table.text(`heading-${action}`),
      ask: table.text(`group-${action}.ask`),
      keys,
      rule: RULES[action] ?? '',
      reason: reason && table.because(reason),
      note:
        only && !others.length && action === 'depute'
          ? [table.text('card-leaves'), table.warning(only)].filter(Boolean).join(' · ')
          : '',
    }
  })
}
