import type { FlyingPieces } from '../../shell/motion'

const GOODS = '0 0 32 32'

/** How the pieces of Rokoko fly. */
export const FLIGHTS: FlyingPieces = {
  goods: {
    livre: ['rk-livre', GOODS],
    yarn: ['rk-yarn', GOODS],
    lace: ['rk-lace', GOODS],
    prestige: ['rk-prestige', GOODS],
  },
  ofSeat: { marker: ['seat-', GOODS] },
  rolling: ['livre'],
  fromPurse: ['marker'],
  named: { card: 'card', tile: 'tile', dress: 'dress' },
  withSeat: /^(?:deciding|kept|hand|in_play|supply|discard)\.(\d)$/,
  staying: '[data-place=stock], [data-place=stack], [data-place=bag], [data-place=bank]',
  piece: '.draft, [class^="silk-"]',
}
