/** The table of Rokoko as a seat sees it and the parts of an edition, made from the server's types. */
import type { RokokoEdition } from '../../net/editions'

export type { RokokoEdition } from '../../net/editions'
export type { RokokoSeat, RokokoView } from '../../net/views'

export type Employee = RokokoEdition['employee'][number]
export type Dress = RokokoEdition['dress'][number]
/** a dress, and whether its colour is worn by ladies */
export type Garment = Dress & { isLadies: boolean }
export type Tile = RokokoEdition['resource'][number]
export type BoardSide = RokokoEdition['board']['small']
export type HallSide = BoardSide['hall'][number]
export type GuestSpace = HallSide['guests'][number]
export type Priced = HallSide['musician'] & { multiplier?: number }
export type Rank = Employee['rank']
export type Colour = Dress['colour']
export type Silk = Partial<Dress['silk']>
