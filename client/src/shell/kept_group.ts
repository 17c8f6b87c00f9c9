import type { Highlights } from './highlights.svelte'
import type { ChoiceGroup } from './table_parts'

/** The kind of choices that stays lit; a place of another kind that a finger has tapped ends it. */
export function keptGroup({ group, tapped }: Highlights, groups: readonly ChoiceGroup[]): ChoiceGroup | null {
  const kept = groups.find(({ id }) => id === group)
  return kept && (tapped === null || kept.keys.includes(tapped)) ? kept : null
}
