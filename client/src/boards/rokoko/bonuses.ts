import type { Colour, Employee, RokokoEdition } from './edition'

/** A part of a bonus in signs: a picture, a tile, or a figure. */
export interface Sign {
  icon?: string
  tile?: boolean
  text?: string
}

const icon = (name: string): Sign => ({ icon: name })
const text = (words: string | number): Sign => ({ text: String(words) })
const bale = (colour: Colour): Sign => icon(`bale-${colour}`)
const TILE: Sign = { tile: true }
const FOR = text('∕')

/** A bonus as a row of signs that needs no words: what comes out stands first, what it counts behind the stroke. */
export function bonusSigns(card: Employee, head: RokokoEdition['edition']): Sign[] {
  const n = (fact: string) => Number(card[fact] ?? 0)
  const steps = (card['steps'] as number[] | undefined) ?? []
  const signs: Record<string, () => Sign[]> = {
    none: () => [],
    gain_livre: () => [text(n('livre')), icon('livre')],
    buy_trimming: () => [icon('yarn'), FOR, icon('lace'), ...(n('price') ? [text(`−${n('price')}`), icon('livre')] : [])],
    extra_acquire: () => [text('+'), icon('act-acquire')],
    blind_tile: () => [text('?'), TILE, ...(n('price') ? [text(`−${n('price')}`), icon('livre')] : [])],
    depute_for_bonus: () => [icon('act-depute'), text('→'), icon('act-favor')],
    depute_for_livre: () => [icon('act-depute'), text([n('master'), n('journeyman'), n('apprentice')].join('\u2002')), icon('livre')],
    livre_per_colour: () => [bale('yellow'), text(n('yellow')), bale('red'), text(n('red')), icon('livre')],
    livre_green_prestige_blue: () => [bale('green'), text(n('green')), icon('livre'), bale('blue'), text(n('blue')), icon('prestige')],
    extra_dress: () => [text('+'), icon('act-make'), text(`−${n('fewer')}`), ...((card['of'] as Colour[]) ?? []).map(bale)],
    prestige_per_decorations: () => [text(1), icon('prestige'), FOR, text(n('every')), icon('act-decorate')],
    livre_per_decoration: () => [text(n('livre')), icon('livre'), FOR, icon('act-decorate')],
    prestige_per_dresses: () => [text(1), icon('prestige'), FOR, text(n('every')), icon('act-make')],
    livre_per_dress: () => [text(n('livre')), icon('livre'), FOR, icon('act-make')],
    extra_decoration: () => [text('+'), icon('act-decorate'), text(`−${n('discount')}`), icon('livre')],
    livre_by_deck: () => [icon('livre'), text(steps.join('\u2002'))],
    prestige_for_livre: () => [text(1), icon('prestige'), FOR, text(n('every')), icon('livre')],
    prestige_for_tiles: () => [TILE, text('→'), text(Math.max(...Object.values(head.tile_prestige))), icon('prestige')],
    crown_deck: () => [icon('crown'), text(steps.join('\u2002'))],
    crown_trimming_pairs: () => [icon('crown'), text(n('prestige')), FOR, icon('yarn'), icon('lace')],
    crown_master_spaces: () => [icon('crown'), text(n('prestige')), FOR, text(n('every')), icon('thimble')],
    crown_couples: () => [icon('crown'), text(n('prestige')), FOR, icon('bale-red'), icon('bale-green')],
  }
  return signs[card.bonus]?.() ?? []
}
