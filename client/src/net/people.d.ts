/** What goes between server and client. Made by `python -m trianon.server.http.openapi people`; do not edit. */

/** The people I have blocked. */
export interface BlockList {
  blocks: BlockedPerson[]
}

/** A person I have blocked. */
export interface BlockedPerson {
  id: string
  name: string
  created: number
}

/** A browser or program on which a person is signed in. */
export interface Device {
  id: string
  name: string
  created: number
  seen: number
  current: boolean
  shared: boolean
}

/** The devices of a person. */
export interface DeviceList {
  devices: Device[]
}

/** A private link that moves an identity to another device, once. */
export interface Link {
  token: string
  expires: number
}

/** The token of a private link. */
export interface LinkToken {
  token: string
}

/** An identity. */
export interface Me {
  id: string
  name: string
  language: 'de' | 'en' | 'zh'
  is_new?: boolean
}

/** A change of name or language. */
export interface MeChange {
  name?: string | null
  language?: 'de' | 'en' | 'zh' | null
}

/** A person met at a table, by seat or, also after the person left, by the number of a chat line. */
export interface PersonAtTable {
  seat?: number | null
  line?: number | null
}

/** A report about a person met at a table; the server adds the latest chat lines. */
export interface ReportGiven {
  reason: 'chat' | 'cheating' | 'name' | 'other' | 'stalling'
  seat?: number | null
  line?: number | null
  note?: string
}

/** The device to sign out. */
export interface SignOut {
  device: string
}

/** The block to remove. */
export interface Unblock {
  id: string
}
