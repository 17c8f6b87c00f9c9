import type { Employee, Rank } from '../edition'

const CUTS: Record<Rank, readonly string[]> = {
  master: ['spectacles', 'tower', 'wig', 'turban'],
  journeyman: ['ribbon', 'tricorne', 'plume', 'bun'],
  apprentice: ['cap', 'curls', 'plait', 'bonnet'],
}
const METALS: Record<Rank, string> = { master: 'metal-gold', journeyman: 'metal-silver', apprentice: 'metal-brass' }
const PIPS: Record<Rank, number> = { master: 3, journeyman: 2, apprentice: 1 }
const GROUNDS = ['medal-rose', 'medal-sage', 'medal-dove', 'medal-powder', 'medal-straw', 'medal-mauve']

/** How an employee is portrayed: no two of an edition that stand side by side look alike. */
export function portraitOf(card: Employee) {
  const letter = Math.max(0, card.id.charCodeAt(card.id.length - 1) - 97)
  const cuts = CUTS[card.rank]
  return {
    cut: cuts[(card.level + letter) % cuts.length] ?? cuts[0],
    ground: GROUNDS[(card.level * 2 + letter) % GROUNDS.length] ?? 'medal-rose',
    metal: METALS[card.rank],
    pips: PIPS[card.rank],
    mirrored: (card.level + Math.floor(letter / 2)) % 2 === 1,
  }
}
