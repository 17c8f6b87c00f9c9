import { describe, expect, it } from 'vitest'
import { scenesOf, type SceneReader } from '../src/playback/scenes'
import { regionFor } from '../src/shell/decision_region.svelte'
import type { BaseView, GameEvent } from '../src/net/board_types'
import { tableOf } from './fixtures'

const event = (
  kind: string,
  seat: number | null,
  facts: Record<string, string | number | boolean> = {},
): GameEvent => ({ event: kind, seat, phrase: { say: [kind] }, ...facts })
const quiet = (kind: string, seat: number | null): GameEvent => ({ event: kind, seat })
const reader = (viewer: number | null = 1): SceneReader => ({
  viewer,
  isUnspoken: ({ event: kind }) => kind === 'shuffle',
  captionFor: (events) => events.map((each) => `${each.event} of seat ${String(each.seat)} with some words.`).join(' '),
  regionOfEvents: (events) =>
    events.map(({ to }) => (typeof to === 'string' ? to : null)).find((to) => to !== null) ?? null,
})

function cut(seat: number | null, events: GameEvent[], viewer = 1) {
  return scenesOf({ seat, events }, reader(viewer)).map((scene) => [
    scene.isOwn ? 'own' : scene.seat,
    scene.events.map((each) => `${each.event}${each.seat === null ? '' : String(each.seat)}`).join(' '),
  ])
}

describe('scenes of an answer', () => {
  it('are the move, then what follows for others', () => {
    const of = (...seats: (number | null)[]) =>
      cut(
        2,
        seats.map((seat) => event('pay', seat)),
        9,
      ).map(([seat, events]) => [seat, String(events).split(' ').length])
    expect(of(2, 2)).toEqual([[2, 2]])
    expect(of(2, null)).toEqual([[2, 2]])
    expect(of(2, 3, 3)).toEqual([
      [2, 1],
      [3, 2],
    ])
    expect(of(2, null, 3, 1)).toEqual([
      [2, 1],
      [null, 3],
    ])
    expect(of(null, 3)).toEqual([[3, 2]])
    expect(cut(2, [])).toEqual([])
    expect(cut(2, [quiet('turn', 3)])).toEqual([])
  })

  it('begin anew with a phase, a round or a season, and name the viewer apart from others', () => {
    expect(
      cut(1, [
        event('move', 1),
        event('phase', null),
        event('draw', 2),
        event('draw', 1),
        event('deal', null),
        event('round', null),
      ]),
    ).toEqual([
      ['own', 'move1'],
      [2, 'phase draw2'],
      [1, 'draw1 deal'],
      [null, 'round'],
    ])
    expect(cut(1, [event('deal', null), event('round', null), quiet('phase', null)])).toEqual([
      [null, 'deal round phase'],
    ])
  })

  it('show payments to all players at once, and what happens in silence with what was said before', () => {
    const paid = (seat: number) => event('ecu', seat, { amount: 1, from: 'bank' })
    expect(cut(2, [event('phase', null), paid(2), paid(3), paid(1), paid(2), quiet('turn', 3)])).toEqual([
      [null, 'phase ecu2 ecu3 ecu1 ecu2 turn3'],
    ])
    expect(cut(2, [event('shuffle', null)])).toEqual([])
  })

  it('give a season what it sweeps away, and an announcement a scene of its own', () => {
    expect(cut(2, [event('play', 2), quiet('card', 2), event('season', null)])).toEqual([
      [2, 'play2'],
      [null, 'card2 season'],
    ])
    expect(
      cut(2, [event('reveal', null), event('announcement', null, { isStaged: true }), event('card', null)]),
    ).toEqual([
      [null, 'reveal'],
      [null, 'announcement card'],
    ])
  })

  it('keep what is announced of others apart from what the viewer does', () => {
    const meeting = (...seats: number[]): GameEvent => ({ ...event('meeting', null, { isStaged: true }), seats })
    expect(cut(2, [meeting(2, 3), event('draw', 1)])).toEqual([
      [null, 'meeting'],
      [1, 'draw1'],
    ])
    expect(cut(2, [meeting(1, 3), event('draw', 1)])).toEqual([[1, 'meeting draw1']])
  })

  it('are as long in Chinese, which needs fewer letters', () => {
    const chinese = {
      ...reader(9),
      captionFor: (events: readonly GameEvent[]) => events.map(() => '莫里哀获得二十埃居，另加三埃居奖励。').join(''),
    }
    const paid = [1, 2, 3, 4, 5].map((seat) => event('receive', seat))
    expect(scenesOf({ seat: 8, events: paid }, chinese).map(({ events }) => events.length)).toEqual([3, 2])
  })

  it('stay in one region of the board and short', () => {
    expect(
      cut(2, [
        event('card', null, { to: 'market' }),
        event('tile', null, { to: 'market' }),
        event('dress', null, { to: 'workshop' }),
      ]),
    ).toEqual([
      [null, 'card tile'],
      [null, 'dress'],
    ])
    expect(
      cut(
        9,
        [1, 2, 3, 4, 5].map((seat) => event('receive', seat)),
        8,
      ).length,
    ).toBeGreaterThan(1)
  })
})

it.each([
  [['market', 'palace'], 'workshop', 'palace', 'palace'],
  [[], 'workshop', 'palace', 'palace'],
  [['market'], 'workshop', 'palace', 'market'],
  [['market', 'palace'], 'palace', null, 'palace'],
  [[], 'palace', null, 'palace'],
])(
  'the region of a question that %j answer, seen from %s after scenes that left %s, is %s',
  (offering, now, home, found) => {
    expect(regionFor(offering, now, home)).toBe(found)
  },
)

describe('a table', () => {
  it('takes counters back to where they were before later scenes', async () => {
    const table = await tableOf('histrio-4-middle')
    const { view } = table
    const [first] = view.seats as { seat: number; ecu: number }[]
    const later: GameEvent[] = [
      { event: 'ecu', seat: 1, amount: 2, from: 'bank', to: 'purse.1' },
      { event: 'ecu', seat: 1, amount: 1, from: 'purse.1', to: 'bank' },
      { event: 'needle', seat: null, from: 'tragedy.4', to: 'comedy.1' },
      { event: 'backdrop', seat: null, half: 'comedy' },
      { event: 'season', seat: null, season: 2 },
      { event: 'round', seat: null, round: 1 },
    ]
    const situation = { ...table.situation, events: [...table.events, ...later] }
    const { events } = table
    table.showScene(situation, [], [later], true)
    expect(table.view).toMatchObject({ season: 1, round: 6, needle: 'tragedy.4', backdrop: 'tragedy' })
    expect((table.view.seats as { seat: number; ecu: number }[])[0]?.ecu).toBe((first?.ecu ?? 0) - 1)
    expect(table.events).toEqual(events)
    const at = (...last: GameEvent[]) => {
      table.showScene({ ...situation, view: { ...view, season: 2, round: 1 } as BaseView }, [], [last], true)
    }
    at(...later.slice(-2))
    expect(table.view).toMatchObject({ season: 1, round: 6 })
    at(...later.slice(-1))
    expect(table.view).toMatchObject({ season: 2, round: 1 })
  })

  it('keeps the score as it stood while the last move is shown: the final one is told afterwards', async () => {
    const table = await tableOf('rokoko-4-middle', 'en', [], (before) =>
      Object.assign(before, { points: [9, 8, 7, 6] }),
    )
    const over = { ...table.situation, view: { ...table.view, over: true }, points: null }
    table.showScene(over as never, [], [], true)
    expect(table.scores.of(2)).toBe('8')
  })

  it('tells what my own juggler led to, not what I chose', async () => {
    const table = await tableOf('histrio-4-middle')
    const me = table.viewer ?? 1
    const own = (...events: GameEvent[]) => scenesOf({ seat: me, events }, table).map(({ isOwn }) => isOwn)
    const told = (kind: string, facts: Record<string, string | number> = {}): GameEvent => ({
      ...event(kind, me, facts),
      phrase: { say: ['event-impresario-impresarios-stage', {}] },
    })
    const stolen = told('ecu', { amount: 2, from: 'purse.4', to: `purse.${String(me)}` })
    const met = told('card', { card: 'tragedian.4', from: 'city.6', to: `encounter_hand.${String(me)}` })
    const moved = told('card', { card: 'tragedian.4', from: 'city.6', to: 'city.2' })
    const pushed = told('needle', { from: 'tragedy.4', to: 'tragedy.5' })
    for (const chosen of [told('use'), stolen, moved, pushed]) expect(own(chosen)).toEqual([true])
    for (const led of [[stolen, met], [met], [told('use'), pushed]]) expect(own(...led)).toContain(false)
  })

  it('tells a long move meeting by meeting, each with what it leads to', async () => {
    const table = await tableOf('histrio-4-middle', 'de')
    const met = (card: string, back?: number): GameEvent => ({
      ...event('card', 4, { card, from: 'city.2', to: 'encounter_hand.4' }),
      phrase: { say: ['event-card-city-encounter_hand.more', { cards: { list: [{ piece: `card.${card}` }] } }], back },
    })
    const stage = (): GameEvent[] => [
      { ...event('impresario', 4), phrase: { say: ['event-impresario-impresarios-stage', {}] } },
      { ...event('ecu', 4), phrase: { say: ['event-ecu-bank-purse', { amount: 12, rule: 'HI-2_7' }] } },
    ]
    const events = [...stage(), met('tragedian.3', 2), met('owl'), ...stage(), met('comedian.3', 2)]
    const scenes = scenesOf({ seat: 4, events }, table)
    expect(scenes.map((each) => each.events.length)).toEqual([3, 1, 3])
    expect(scenes.map((each) => table.captionFor(each.events))).toEqual([
      expect.stringContaining('Tragöde 3'),
      expect.stringContaining('Eule'),
      expect.stringContaining('Komödiant 3'),
    ])
  })

  it('counts long lists in captions and leaves them to the chronicle', async () => {
    const table = await tableOf('histrio-4-middle')
    const dealt = (city: number): GameEvent => ({
      event: 'card',
      seat: null,
      card: 'owl',
      from: 'encounter_pile',
      to: `city.${String(city)}`,
      phrase: {
        say: [
          'event-card-encounter_pile-city',
          {
            cards: {
              list: [['event-dealt', { card: { piece: 'card.owl' }, city: { piece: `city_name.${String(city)}` } }]],
            },
          },
        ],
      },
    })
    expect(table.captionFor([dealt(1), dealt(2), dealt(3)])).toBe('3 new cards lie on the road.')
    expect(table.tell([dealt(1), dealt(2)])[0]?.text).toContain('New on the road')
    expect(table.captionFor([dealt(1)])).toContain('New on the road')
    expect(table.regionOfEvents([dealt(1)])).toBe('road')
  })
})
