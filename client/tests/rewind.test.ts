import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { HistrioView } from '../src/boards/histrio/edition'
import { rewound as rewoundHistrio } from '../src/boards/histrio/rewind'
import { shipsTo } from '../src/boards/histrio/ships'
import type { HistrioTable } from '../src/boards/histrio/table.svelte'
import { rewound as rewoundRokoko } from '../src/boards/rokoko/rewind'
import { ScenePlayer } from '../src/playback/scene_player'
import { scenesOf } from '../src/playback/scenes'
import type { BaseView, Game, GameEvent } from '../src/net/board_types'
import { settings } from '../src/state/settings.svelte'
import type { Table } from '../src/shell/table.svelte'
import { tableOf } from './fixtures'

/** An answer that a round or a season begins with. */
interface Change {
  seat: number
  before: BaseView
  events: GameEvent[]
  after: BaseView
}

const REWOUND = { rokoko: rewoundRokoko, histrio: rewoundHistrio } as unknown as Record<
  Game,
  (view: BaseView, events: GameEvent[], known: GameEvent[], shown: BaseView) => BaseView
>
/** what no event tells, and what no board draws while scenes are shown */
const UNTOLD = ['decision', 'horizon', 'resolving', 'ledger', 'choosing', 'fresh', 'counts_as']

const changes = (game: string) => JSON.parse(readFileSync(`fixtures/changes-${game}.json`, 'utf8')) as Change[]
const told = (view: BaseView) =>
  JSON.parse(JSON.stringify(view, (key, value: unknown) => (UNTOLD.includes(key) ? undefined : value))) as BaseView

interface Shown {
  caption: string
  heading: string | null
  view: BaseView
  at: number
}

/** Every scene of a change as the board shows it at the slow pace, and when it ends. */
async function scenes(game: Game, { before, after, events, seat }: Change): Promise<{ shown: Shown[]; ms: number }> {
  const table: Table = await tableOf(`${game}-4-middle`, 'en', [], (situation) => {
    situation.view = before
    situation.seats = situation.seats.slice(0, 3)
    situation.events = []
  })
  const start = Date.now()
  let ms = 0
  const scenePlayer = new ScenePlayer({
    table: () => table,
    isYourTurn: () => true,
    pace: () => settings.pace,
    settle: () => {
      ms = Date.now() - start
      table.shownScene = null
    },
  })
  const decision = { ...table.decision, options: ['after'] }
  const situation = { ...table.situation, view: after, events, decision }
  scenePlayer.take(
    { situation, since: events },
    [{ number: 1, kind: 'answer', seat, by: 'bot', at: 0, undone: [], events }],
    table.viewer,
  )
  const shown: Shown[] = []
  while (ms === 0) {
    if (table.shownScene?.events !== undefined) {
      const caption = table.captionFor(table.shownScene.events)
      if (caption !== shown.at(-1)?.caption)
        shown.push({
          caption,
          heading: table.heading(table.shownScene.events),
          view: table.view,
          at: Date.now() - start,
        })
    }
    vi.advanceTimersByTime(100)
  }
  return { shown, ms }
}

describe.each(['rokoko', 'histrio'] as const)('a change of round in %s', (game) => {
  it('is taken back to the view before it', () => {
    for (const { before, events, after } of changes(game))
      expect(told(REWOUND[game](after, events, [], before))).toEqual(told(before))
  })

  it('takes no longer than a dozen seconds at the slow pace', async () => {
    vi.useFakeTimers()
    settings.change({ pace: 'slow' })
    for (const change of changes(game)) {
      const { ms, shown } = await scenes(game, change)
      const begins = shown.findIndex(({ heading }) => heading !== null)
      expect(ms - (shown[begins]?.at ?? 0)).toBeLessThanOrEqual(13_000)
    }
    vi.useRealTimers()
  })
})

describe('the caravel of a troupe', () => {
  /** A troupe travels to city 2, and level 1 takes its card and caravel back there: it is on no road then. */
  const way = (event: string, from: string, to: string): GameEvent => ({
    event,
    seat: 2,
    troupe: '2',
    city: '2',
    from,
    to,
  })
  const EVENTS = [
    way('travel_card', 'travel_hand.2', 'travel_choice.2'),
    way('travel_card', 'travel_choice.2', 'travel_discard.2'),
    way('caravel', 'caravels.2', 'road.2'),
    { event: 'phase', seat: null, phase: 'encounters' },
    way('travel_card', 'travel_discard.2', 'travel_hand.2'),
    way('caravel', 'road.2', 'caravels.2'),
  ]

  it('is drawn once at most, and not at all once it was taken back', async () => {
    const table = (await tableOf('histrio-4-middle')) as HistrioTable
    const after = structuredClone(table.view) as HistrioView
    after.phase = 'encounters'
    for (const city of after.cities)
      for (const zone of ['coming', 'caravels'] as const) city[zone] = city[zone].filter((troupe) => troupe !== '2')
    for (const seat of after.seats)
      if (seat.seat === 2) seat.travel = { ...seat.travel, spent: [], revealed: null, hand: [1, 2, 3, 4, 5, 6, 7, 8] }
    const drawn = EVENTS.map((_, n) => {
      const known = EVENTS.slice(0, n + 1)
      table.revise({ view: rewoundHistrio(after, EVENTS.slice(n + 1), known, { ...after, phase: 'travel' }) })
      return table.view.cities
        .flatMap((city) => [...shipsTo(table, city).map(({ troupe }) => troupe), ...city.caravels])
        .filter((troupe) => troupe === '2').length
    })
    expect(drawn).toEqual([1, 1, 1, 1, 1, 0])
  })
})

/** The first change of round of a recorded match, scene by scene at the slow pace. */
async function slowScenes(game: Game) {
  vi.useFakeTimers()
  settings.change({ pace: 'slow' })
  const [change] = changes(game)
  if (!change) throw new Error('no change')
  const { shown } = await scenes(game, change)
  vi.useRealTimers()
  return { change, shown }
}

describe('the board beside a caption', () => {
  it('changes with the words, not before them', async () => {
    const { change, shown } = await slowScenes('rokoko')
    const [move, income, market, workshop] = shown as unknown as {
      caption: string
      view: { round: number; seats: { livre: number }[]; display: unknown; windows: unknown }
    }[]
    const [before, after] = [change.before, change.after] as unknown as NonNullable<typeof move>['view'][]
    const livre = (view: NonNullable<typeof move>['view'] | undefined) => view?.seats.map((seat) => seat.livre)
    expect(livre(move?.view)).toEqual(livre(before))
    expect(income?.caption).toBe('Everybody receives income. You +5 Livre, Camille +5 Livre, Jonas +5 Livre.')
    expect(livre(income?.view)).toEqual(livre(after))
    expect(income?.view).toMatchObject({ round: before?.round, display: before?.display, windows: before?.windows })
    expect(market?.caption).toContain('Round 7 begins')
    expect(market?.view).toMatchObject({ round: after?.round, display: after?.display, windows: before?.windows })
    expect(market?.caption).not.toContain('leave')
    expect(workshop?.view.windows).toEqual(after?.windows)
  })

  it('names a meeting before its cards go', async () => {
    const { shown } = await slowScenes('histrio')
    const captions = shown.map(({ caption }) => caption)
    expect(captions[1]).toMatch(/^Camille and Jonas meet in Fanal \(1\)/)
    expect(captions[1]).not.toContain('Camille draws')
    const cards = shown.map(({ view }) =>
      (view as unknown as { cities: { cards: string[] }[] }).cities.map((city) => city.cards.length),
    )
    expect(cards.map(([first]) => first)).toEqual([1, 0, 0, 1])
    expect(cards.map(([, second]) => second)).toEqual([1, 1, 0, 1])
  })

  it('says what the king pays everybody reason by reason', async () => {
    const table = await tableOf('histrio-4-middle')
    const ecu = (seat: number, rule: string, amount: number): GameEvent => ({
      event: 'ecu',
      seat,
      amount,
      rule,
      from: 'bank',
      to: `purse.${String(seat)}`,
      phrase: { say: ['event-ecu-bank-purse', { amount, rule: rule.replace('.', '_'), whom: '' }] },
    })
    const [one, two] = [1, 2].map((seat) => table.seating.who(seat))
    const actors = [ecu(1, 'HI-E1', 2), ecu(2, 'HI-E1', 4)]
    const shows = [ecu(1, 'HI-E2', 3), ecu(1, 'HI-E3', 3), ecu(2, 'HI-E2', 3)]
    const said = table.captionFor([...actors, ...shows]).toLowerCase()
    const told = scenesOf({ seat: null, events: [...actors, ...shows] }, table)
    expect(told.map(({ events }) => events)).toEqual([actors, shows]) // each has its time
    expect(said).toContain('best show: ')
    expect([one, two].every((who) => said.split(`${String(who).toLowerCase()} +`).length > 2)).toBe(true)
    expect(said.match(/:/g)).toHaveLength(3)
  })
})
