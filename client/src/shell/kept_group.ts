import type { Highlights } from './highlights.svelte'
import type { ChoiceGroup } from './table_parts'

/** The kind of choices that stays lit; a place of another kind that a finger has tapped ends it. */
export function keptGroup({ group, armed }: Highlights, groups: readonly ChoiceGroup[]): ChoiceGroup | null {
  const kept = groups.find(({ id }) => id === group)
  return kept && (armed === null || kept.keys.includes(armed)) ? kept : null
}
