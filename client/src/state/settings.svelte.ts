import { isBeginner } from './first_matches'
import { keep, readKept } from '../net/storage'
import type { MovePace } from '../playback/move_pace'

/** What a person likes, kept in the browser; all tabs agree on it. */
export interface Preferences {
  theme: 'system' | 'ivory' | 'midnight'
  motion: 'system' | 'on' | 'off'
  sound: boolean
  colours: 'painted' | 'strong'
  notifications: boolean
  tips: boolean
  /** answer automatically where there is only one choice */
  autoAnswer: boolean
  /** how rivals' moves are shown one after the other; 'auto': slowly in the first matches */
  pace: MovePace | 'auto'
  /** play matches against bots alone on this device where it can */
  onDevice: boolean
}

export const THEMES: readonly Preferences['theme'][] = ['system', 'ivory', 'midnight']
const STORAGE_KEY = 'trianon.settings'
const DEFAULTS: Preferences = {
  theme: 'system',
  motion: 'system',
  sound: false,
  colours: 'painted',
  notifications: false,
  tips: true,
  autoAnswer: true,
  pace: 'auto',
  onDevice: true,
}

/** The settings of this browser, applied to the document as soon as they change. */
class Settings {
  now: Preferences = $state.raw({ ...DEFAULTS, ...(readKept(STORAGE_KEY) as Partial<Preferences> | null) })
  private readonly channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(STORAGE_KEY)

  constructor() {
    this.channel?.addEventListener('message', (event: MessageEvent<Preferences>) => {
      this.now = { ...DEFAULTS, ...event.data }
      this.apply()
    })
    prefersDark()?.addEventListener('change', () => this.apply())
  }

  change(wanted: Partial<Preferences>): void {
    this.now = { ...this.now, ...wanted }
    keep(STORAGE_KEY, this.now)
    this.channel?.postMessage(this.now)
    this.apply()
  }

  /** Dress the document accordingly. */
  apply(): void {
    const { dataset } = document.documentElement
    const { theme, motion, colours } = this.now
    const isDark = theme === 'midnight' || (theme === 'system' && prefersDark()?.matches === true)
    dataset['theme'] = isDark ? 'midnight' : 'ivory'
    dataset['motion'] = motion
    dataset['colours'] = colours
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#070b18' : '#1d2946')
  }

  /** How rivals' moves are shown: as chosen, else at a beginner's pace first; at once where motion is off. */
  get pace(): MovePace {
    if (this.now.pace !== 'auto') return this.now.pace
    return this.moves ? (isBeginner() ? 'slow' : 'normal') : 'once'
  }

  /** Whether things may move. */
  get moves(): boolean {
    if (this.now.motion !== 'system') return this.now.motion === 'on'
    return typeof matchMedia === 'undefined' || !matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

function prefersDark(): MediaQueryList | null {
  return typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)')
}

export const settings = new Settings()
