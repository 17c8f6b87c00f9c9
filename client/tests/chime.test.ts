import { expect, it } from 'vitest'
import { soundOf } from '../src/state/chime'

it('sounds as what weighs most: the end, then goods, then pieces, and nothing where nothing moved', () => {
  const coins = { event: 'livre', from: 'bank', to: 'purse.1', amount: 2 }
  const card = { event: 'card', from: 'supply.1', to: 'hand.1' }
  expect(soundOf([card, coins], false)).toBe('coin')
  expect(soundOf([card], false)).toBe('card')
  expect(soundOf([{ event: 'round', from: '', to: '' }], false)).toBeNull()
  expect(soundOf([card, coins], true)).toBe('end')
  expect(soundOf([], true)).toBeNull()
})
