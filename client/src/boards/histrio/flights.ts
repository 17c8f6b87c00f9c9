import type { FlyingPieces } from '../../shell/motion'

/** How the pieces of Histrio fly; caravels follow the road, and the needle turns where it is. */
export const FLIGHTS: FlyingPieces = {
  goods: { ecu: ['hi-coin-gold', '0 0 40 40'], request: ['hi-request-back', '0 0 100 140'] },
  ofSeat: { caravel: ['hi-caravel-', '0 0 64 60'], impresario: ['hi-impresario-', '0 0 60 90'] },
  rolling: ['ecu'],
  onRoad: ['caravel'],
  still: ['needle'],
  named: { card: 'card', travel_card: 'city', caravel: 'troupe' },
  withSeat:
    /^(?:caravels|impresarios|troupe|jugglers|request_hand|encounter_hand|travel_\w+|played)\.(?:friendly_)?(\d)$/,
  staying: '.city, .stop, [data-place$="_pile"], [data-place=bank]',
}
