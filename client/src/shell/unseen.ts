/** Something that still hides, and how many of it. */
export interface Unseen {
  id: string
  name: string
  count: number
}

/** A hidden pile: its size, and the pieces not seen anywhere else. */
export interface Pile {
  /** the text that names it */
  title: string
  size: number
  unseen: Unseen[]
}

/** How often every name stands in some facts, however deep. */
function seenIn(facts: unknown, seen = new Map<string, number>()): Map<string, number> {
  if (typeof facts === 'string') seen.set(facts, (seen.get(facts) ?? 0) + 1)
  else if (typeof facts === 'object' && facts !== null) for (const fact of Object.values(facts)) seenIn(fact, seen)
  return seen
}

/** What a pile can still hold: everything there is of a kind, less what lies open somewhere. */
export function pileOf(
  title: string,
  size: number,
  all: readonly { id: string; copies: number }[],
  facts: unknown,
  name: (id: string) => string,
): Pile {
  const seen = seenIn(facts)
  const unseen = all.map(({ id, copies }) => ({ id, name: name(id), count: Math.max(0, copies - (seen.get(id) ?? 0)) }))
  return { title, size, unseen: unseen.filter(({ count }) => count > 0) }
}
