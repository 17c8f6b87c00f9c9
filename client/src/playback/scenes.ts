import type { Entry } from '../net/messages'
import type { GameEvent } from '../net/board_types'
import { widthOf } from '../texts/width'
import { isPayment } from '../texts/captions'

/** A part of what an answer led to that is shown by itself, with one caption. */
export interface Scene {
  /** the only seat it is about; null where it is about several, or the game itself does something */
  seat: number | null
  events: readonly GameEvent[]
  /** the viewer's own move, which needs no time to be understood */
  isOwn: boolean
}

/** What a table knows about events that scenes are cut by. */
export interface SceneReader {
  readonly viewer: number | null
  /** what happened, in words */
  captionFor: (events: readonly GameEvent[]) => string
  /** the region of the board it happens in */
  regionOfEvents: (events: readonly GameEvent[]) => string | null
  /** whether captions leave an event to the chronicle */
  isUnspoken: (event: GameEvent) => boolean
  /** the part of a ceremony that an event belongs to, each of which is told by itself; none where a game does not say */
  ceremony?: (event: GameEvent) => string | null
  /** whether a move that takes long goes on with another step; never where a game does not say */
  isStep?: (event: GameEvent) => boolean
  /** whether the viewer's own answer led to more than was chosen; never where a game does not say */
  isOwnNews?: (events: readonly GameEvent[]) => boolean
}

/** Neighbouring events with one subject. */
interface Piece {
  /** the seat that is spoken of, null for the game itself; undefined while nothing is said */
  speaker: number | null | undefined
  /** a season, a round or a phase begins, or a game announces something */
  isCourse: boolean
  events: GameEvent[]
}

const COURSE = new Set(['season', 'round', 'phase'])
const CAPTION = 57 // em of a caption that is made of several sentences

/** The seat an event speaks of, null for the game itself; undefined where it says nothing that lasts. */
function speakerOf(event: GameEvent, reader: SceneReader): number | null | undefined {
  const { phrase, seat } = event
  if (reader.isUnspoken(event) || phrase === undefined || phrase.fleeting || phrase.category) return undefined
  return phrase.seat === undefined ? seat : phrase.seat
}

/** The events in pieces with one subject each; what the game itself does is apart by region. */
function piecesOf(events: readonly GameEvent[], reader: SceneReader): Piece[] {
  const pieces: Piece[] = []
  for (const event of events) {
    const speaker = speakerOf(event, reader)
    const isCourse = (COURSE.has(event.event) || event.isStaged === true) && !reader.isUnspoken(event)
    const last = pieces.at(-1)
    const isCourseOnly = last?.isCourse === true && last.events.every((each) => COURSE.has(each.event))
    const isOther = (before: Piece) =>
      before.speaker !== undefined &&
      speaker !== undefined &&
      !event.phrase?.back &&
      (before.speaker !== speaker ||
        isOtherPay(before.events.at(-1), event, reader) ||
        isCourseOnly ||
        (speaker === null && areApart(reader.regionOfEvents(before.events), reader.regionOfEvents([event]))))
    const step = last && last.speaker === speaker && reader.isStep?.(event) ? stepStart(last.events, event) : 0
    if (last && step) pieces.push({ speaker, isCourse, events: [...last.events.splice(step), event] })
    else if (!last || (isCourse ? !isCourseOnly : isOther(last)))
      pieces.push({ speaker, isCourse, events: [...sweptBy(event, speaker, last, reader), event] })
    else {
      last.events.push(event)
      if (last.speaker === undefined) last.speaker = speaker
    }
  }
  return pieces
}

/** Where among the events before it the step of an event begins, which is told before its effects; 0 where all are its own. */
function stepStart(events: readonly GameEvent[], { phrase }: GameEvent): number {
  const spoken = events.flatMap((each, n) => (each.phrase && !each.phrase.category ? [n] : []))
  const { back = 0 } = phrase ?? {}
  return spoken.length > back ? ([...spoken, events.length].at(-1 - back) ?? 0) : 0
}

/** Takes from the piece before an event what belongs to it: silent deeds of the game itself, and all that a season sweeps away. */
function sweptBy(
  { event }: GameEvent,
  speaker: number | null | undefined,
  last: Piece | undefined,
  reader: SceneReader,
): GameEvent[] {
  if (speaker !== null || !last) return []
  const isKept = (each: GameEvent) =>
    speakerOf(each, reader) !== undefined || (each.seat !== null && event !== 'season') || COURSE.has(each.event)
  return last.events.splice(last.events.findLastIndex(isKept) + 1)
}

/** Whether a ceremony goes on with pay for something else: each reason has a scene of its own. */
const isOtherPay = (before: GameEvent | undefined, event: GameEvent, reader: SceneReader) =>
  [before && reader.ceremony?.(before), reader.ceremony?.(event)].every(
    (part, n, parts) => part && part !== parts[1 - n],
  )

const areApart = (one: string | null, other: string | null) => one !== null && other !== null && one !== other

/** Joins pieces to scenes: short ones in one region, apart where a phase begins, the viewer comes in, or a move ends. */
class SceneCutter {
  readonly scenes: Piece[][] = []

  constructor(
    private readonly actor: number | null,
    private readonly reader: SceneReader,
  ) {}

  add(piece: Piece, next: Piece | undefined): void {
    const scene = this.scenes.at(-1)
    if (scene && this.isPart(scene, piece, next)) scene.push(piece)
    else this.scenes.push([piece])
  }

  private isPart(scene: Piece[], piece: Piece, next: Piece | undefined): boolean {
    if (piece.isCourse && !isRoundAfterNews(scene, piece)) return scene.every(({ speaker }) => speaker === undefined)
    if (piece.speaker === undefined || scene.every(({ speaker }) => speaker === undefined)) return true
    const seats = seatsOf([...scene, piece])
    if (seats.length > 1 && seats.includes(this.reader.viewer ?? 0) && !this.isPaid(piece)) return false
    const { speaker } = piece
    if (typeof speaker === 'number' && scene.some((each) => isAboutOthers(each, speaker))) return false
    if (this.isMove(scene) && !this.isOfMove(piece, next)) return false
    const before = scene.flatMap(({ events }) => events)
    if (areApart(this.reader.regionOfEvents(before), this.reader.regionOfEvents(piece.events))) return false
    if (piece.events[0] && isOtherPay(before.at(-1), piece.events[0], this.reader)) return false
    if (this.isPaid(piece) && before.some(isPayment)) return true
    return widthOf(this.reader.captionFor([...before, ...piece.events]), 1) <= CAPTION
  }

  /** Whether a piece says nothing but what players are paid. */
  private isPaid({ events }: Piece): boolean {
    return (
      events.some(isPayment) && events.every((event) => isPayment(event) || speakerOf(event, this.reader) === undefined)
    )
  }

  /** Whether a scene is the move of the seat that answered. */
  isMove(scene: readonly Piece[]): boolean {
    return (
      scene[0] === this.scenes[0]?.[0] &&
      this.actor !== null &&
      !scene.some(({ isCourse }) => isCourse) &&
      seatsOf(scene).join() === String(this.actor)
    )
  }

  /** Whether a piece still belongs to the move before it: what the game itself says belongs to what it leads to. */
  private isOfMove({ speaker }: Piece, next: Piece | undefined): boolean {
    return (
      speaker === this.actor ||
      (speaker === null && (next === undefined || next.isCourse || next.speaker === this.actor))
    )
  }
}

/** Whether a piece announces something of other seats alone. */
function isAboutOthers({ events }: Piece, seat: number): boolean {
  return events.some(({ isStaged, seats }) => isStaged && seats && !seats.some((each) => each === seat))
}

/** Whether a round begins right after news of the game itself, such as new cards. */
function isRoundAfterNews(scene: readonly Piece[], piece: Piece): boolean {
  return (
    piece.events.some(({ event }) => event === 'round') &&
    scene.every(({ speaker }) => speaker === null || speaker === undefined)
  )
}

function seatsOf(pieces: readonly Piece[]): number[] {
  return [...new Set(pieces.flatMap(({ speaker }) => (typeof speaker === 'number' ? [speaker] : [])))]
}

/** What an answer led to, scene by scene: the move itself, then what follows from it for others and in the game. */
export function scenesOf({ seat, events }: Pick<Entry, 'seat' | 'events'>, reader: SceneReader): Scene[] {
  const cutter = new SceneCutter(seat, reader)
  const pieces = piecesOf(events, reader)
  pieces.forEach((piece, n) => cutter.add(piece, pieces[n + 1]))
  return joinSilent(cutter.scenes).map((scene) => {
    const [only = null, ...others] = seatsOf(scene)
    const shown = scene.flatMap((piece) => piece.events)
    const isOwn = seat !== null && seat === reader.viewer && cutter.isMove(scene) && !reader.isOwnNews?.(shown)
    return { seat: others.length ? null : only, events: shown, isOwn }
  })
}

/** The scenes that say something, each with what happens in silence after it; nothing where none does. */
function joinSilent(scenes: readonly Piece[][]): Piece[][] {
  const joined: Piece[][] = []
  for (const scene of scenes) {
    if (joined.length && scene.every(({ speaker }) => speaker === undefined)) joined.at(-1)?.push(...scene)
    else joined.push(scene)
  }
  return joined.filter((scene) => scene.some(({ speaker }) => speaker !== undefined))
}
