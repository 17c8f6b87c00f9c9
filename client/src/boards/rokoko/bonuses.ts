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
const paid = (price: number): Sign[] => (price ? [text(`−${price}`), icon('livre')] : [])

/** A bonus as a row of signs that needs no words: what comes out stands first, what it counts behind the stroke. */
export function bonusSigns(card: Employee, head: RokokoEdition['edition']): Sign[] {
  switch (card.bonus) {
    case 'none':
      return []
    case 'gain_livre':
      return [text(card.livre), icon('livre')]
    case 'buy_trimming':
      return [icon('yarn'), FOR, icon('lace'), ...paid(card.price)]
    case 'extra_acquire':
      return [text('+'), icon('act-acquire')]
    case 'blind_tile':
      return [text('?'), TILE, ...paid(card.price)]
    case 'depute_for_bonus':
      return [icon('act-depute'), text('→'), icon('act-favor')]
    case 'depute_for_livre':
      return [icon('act-depute'), text([card.master, card.journeyman, card.apprentice].join('\u2002')), icon('livre')]
    case 'livre_per_colour':
      return [bale('yellow'), text(card.yellow), bale('red'), text(card.red), icon('livre')]
    case 'livre_green_prestige_blue':
      return [bale('green'), text(card.green), icon('livre'), bale('blue'), text(card.blue), icon('prestige')]
    case 'extra_dress':
      return [text('+'), icon('act-make'), text(`−${card.fewer}`), ...card.of.map(bale)]
    case 'prestige_per_decorations':
      return [text(1), icon('prestige'), FOR, text(card.every), icon('act-decorate')]
    case 'livre_per_decoration':
      return [text(card.livre), icon('livre'), FOR, icon('act-decorate')]
    case 'prestige_per_dresses':
      return [text(1), icon('prestige'), FOR, text(card.every), icon('act-make')]
    case 'livre_per_dress':
      return [text(card.livre), icon('livre'), FOR, icon('act-make')]
    case 'extra_decoration':
      return [text('+'), icon('act-decorate'), text(`−${card.discount}`), icon('livre')]
    case 'livre_by_deck':
      return [icon('livre'), text(card.steps.join('\u2002'))]
    case 'prestige_for_livre':
      return [text(1), icon('prestige'), FOR, text(card.every), icon('livre')]
    case 'prestige_for_tiles':
      return [TILE, text('→'), text(Math.max(...Object.values(head.tile_prestige))), icon('prestige')]
    case 'crown_deck':
      return [icon('crown'), text(card.steps.join('\u2002'))]
    case 'crown_trimming_pairs':
      return [icon('crown'), text(card.prestige), FOR, icon('yarn'), icon('lace')]
    case 'crown_master_spaces':
      return [icon('crown'), text(card.prestige), FOR, text(card.every), icon('thimble')]
    case 'crown_couples':
      return [icon('crown'), text(card.prestige), FOR, icon('gown'), icon('coat')]
  }
}
