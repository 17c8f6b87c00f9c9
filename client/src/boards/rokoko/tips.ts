import type { GuestSpace, Rank } from './edition'
import type { Place } from '../../shell/place.svelte'
import type { OwnCard, Sign } from '../../shell/table_parts'
import { capitalize } from '../../texts/typography'
import type { RokokoTable } from './table.svelte'

/** The main actions a rank can take, as their signs stand on its cards. */
export const ACTIONS: Record<Rank, readonly string[]> = {
  master: ['favor', 'acquire', 'make', 'hire', 'depute', 'decorate'],
  journeyman: ['favor', 'acquire', 'make', 'depute', 'decorate'],
  apprentice: ['acquire', 'depute', 'decorate'],
}

/** The signs of a rank's main actions, explained. */
export function actionLegend(table: RokokoTable, rank: Rank): Sign[] {
  return ACTIONS[rank].map((action) => ({ icon: `rk-act-${action}`, text: table.text(`heading-${action}`) }))
}

const DECORATIONS: Record<string, { text: string; rule: string }> = {
  fireworks: { text: 'tip-fireworks', rule: 'RK-F8' },
  musician: { text: 'tip-musician', rule: 'RK-F4' },
  statue: { text: 'tip-statue', rule: 'RK-F9' },
  fountain_upper: { text: 'tip-fountain_upper', rule: 'RK-4.1' },
  fountain_lower: { text: 'tip-fountain_lower', rule: 'RK-4.1' },
}

/** What a majority brings to the first and, unless two play, to the second. */
export function majority(
  table: RokokoTable,
  id: 'hall-majority' | 'tip-fireworks-majority',
  [first = 0, second = 0]: readonly number[],
): string {
  return table.text(table.pieces.hasSecond ? id : `${id}.alone`, { first, second })
}

/** The majority of fireworks, the first's value and, unless two play, the second's, each as a place of the board. */
export function fireworksPlaces(table: RokokoTable): { n: number; name: string; place: Place }[] {
  const values = table.pieces.side.fireworks_majority
  const names = ['fireworks-most', ...(table.pieces.hasSecond ? ['fireworks-next'] : [])].map((id) => table.text(id))
  const lines = [majority(table, 'tip-fireworks-majority', values)]
  const row = capitalize(table.text('row-fireworks'))
  return names.map((name, n) => ({
    n: values[n] ?? 0,
    name,
    place: { table, name: `${row}: ${name}`, lines, rule: 'RK-F6' },
  }))
}

/** The place of a decoration; its tip says the price or the owner, what it brings, what it does. */
export function decorationPlace(table: RokokoTable, at: string): Place {
  const { pieces } = table
  const [kind = ''] = at.split('.')
  const { text = '', rule = '' } = DECORATIONS[kind] ?? {}
  const space = pieces.decoration(at)
  const owner = table.view.decorations[at]
  const lines = [
    owner
      ? table.text('decoration-of', { who: table.seating.whom(owner) })
      : table.text('decoration-price', { price: space.price }),
  ]
  if (space.prestige) lines.push(table.text('count-prestige', { count: space.prestige }))
  lines.push(table.text(text, { prestige: pieces.head.statue_prestige, times: space.multiplier ?? 1 }))
  if (kind === 'fireworks') lines.push(majority(table, 'tip-fireworks-majority', pieces.side.fireworks_majority))
  if (kind.startsWith('fountain')) lines.push(table.text('tip-fountain-row'))
  return { table, keys: [`decorate:${at}`], name: capitalize(pieces.space(at)), lines, rule, at }
}

/** What a tip says of a free guest space, with its rule: a Master's or not, its reward, the hall's majority. */
export function guestTip(table: RokokoTable, hall: string, space: GuestSpace): { lines: string[]; rule: string } {
  const reward = table.pieces.reward(space)
  const isMaster = space.kind === 'master'
  return {
    lines: [
      ...(isMaster ? [table.text('tip-master-space')] : []),
      reward ? table.text('tip-reward', { reward }) : table.text('tip-reward-none'),
      majority(table, 'hall-majority', table.pieces.halls.get(hall)?.majority ?? []),
    ],
    rule: isMaster ? 'RK-A3.7' : reward ? 'RK-A3.8' : 'RK-A3.6',
  }
}

/** What a tip says of a window, with its rule: its price, and what the dress in it needs and is worth. */
export function windowTip(table: RokokoTable, position: number, isDark: boolean): { lines: string[]; rule: string } {
  const { pieces } = table
  const id = table.view.windows[position - 1]
  const price = table.text('tip-window', { position, price: pieces.side.windows[position - 1] ?? 0 })
  const dark = isDark ? [table.text('tip-window-dark')] : []
  if (!id) return { lines: [price, table.text('tip-window-empty'), ...dark], rule: 'RK-1.6' }
  const dress = pieces.garment(id)
  return {
    lines: [
      table.text('tip-dress-worth', { livre: dress.livre, prestige: dress.prestige }),
      price,
      table.text('dress-needs', { needs: pieces.name('needs', id) }),
      ...(dress.thimble ? [table.text('reason-thimble')] : []),
      ...dark,
    ],
    rule: 'RK-A3.1',
  }
}

/** Prices by what is left, from all of it to the last piece. */
export function pricesByLeft(prices: readonly number[]): [number, number][] {
  return prices
    .map((price, left): [number, number] => [left, price])
    .slice(1)
    .toReversed()
}

/** The cards of the atelier that is shown, in words: the card in play and the hand first, then supply and discard pile. */
export function ownCards(table: RokokoTable): OwnCard[] {
  const { pieces, own } = table
  const zones: [string, readonly string[]][] = [
    ['card-in-play', table.resolving?.in_play ?? []],
    ['zone-hand', own.hand ?? []],
    ['zone-supply', own.supply ?? []],
    ['zone-discard', own.discard],
  ]
  return zones.flatMap(([zone, cards]) =>
    cards.map((id) => {
      const { rank } = pieces.employee(id)
      const actions = table.texts.listed(
        ACTIONS[rank].map((action) => table.text(`group-${action}`)),
        'disjunction',
      )
      return {
        icon: 'rk-card-back',
        box: '0 0 120 170',
        name: pieces.name('rank', id),
        where: table.text(zone),
        lines: [table.text('guide-may', { actions }), pieces.name('bonus', id)],
      }
    }),
  )
}
