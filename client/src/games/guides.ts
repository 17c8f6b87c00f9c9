import type { Game } from '../net/board_types'
import { partOf } from './parts'

const SQUARE = '0 0 32 32'

/** Something a player has to know, with its picture: a step of a round, an action, a sign, a line of the scoring. */
export interface GuideItem {
  id: string
  icon: string
  /** further symbols that mean the same */
  also?: readonly string[]
  box?: string
  /** a class that colours the picture */
  tint?: string
  /** the texts that name and explain it */
  name: string
  text: string
  rule: string
}

/** A game in brief (`boards/<game>/guide.ts`): the first page of its rules, and the aid at its table. */
export interface Guide {
  round: readonly GuideItem[]
  actions: readonly GuideItem[]
  signs: readonly GuideItem[]
  /** their ids are the categories of the final account */
  scoring: readonly GuideItem[]
}

type ItemMaker = (id: string, icon: string, rule: string, box?: string) => GuideItem

/** Makes items with texts named after their kind and id. */
export const guideItem =
  (kind: string): ItemMaker =>
  (id, icon, rule, box = SQUARE) => {
    const name = `guide-${kind}-${id}`
    return { id, icon, box, name, text: `${name}.does`, rule }
  }

/** Makes lines of a scoring, which the account names by their kind and id. */
export const scoringItem =
  (kind: string): ItemMaker =>
  (id, icon, rule, box = SQUARE) => {
    const name = `${kind}-${id}`
    return { id: name, icon, box, name, text: `guide-score-${id}`, rule }
  }

const GUIDES = import.meta.glob<Guide>('../boards/*/guide.ts', { import: 'default' })

export function loadGuide(game: Game): Promise<Guide> {
  return partOf(GUIDES, game)()
}

/** The item that explains a symbol; actions and signs before lines of the scoring. */
export function itemOf({ actions, signs, scoring, round }: Guide, symbol: string): GuideItem | undefined {
  return [...actions, ...signs, ...scoring, ...round].find(
    ({ icon, also }) => icon === symbol || also?.includes(symbol),
  )
}

/** Where an item stands on the first page of the rules. */
export function anchorOf(item: GuideItem): string {
  return `guide-${item.id}`
}
