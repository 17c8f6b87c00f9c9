import type { Action } from 'svelte/action'
import { previewOf } from './drawing'
import { labelOf } from './label'
import { listen } from './listen'
import { isSameTap } from './same_tap'
import type { Table } from './table.svelte'
import type { Described, Tip } from './table_parts'

/** What lies at a place: what it is, and the keys it can answer with. */
export interface Place extends Described {
  table: Table
  /** none where nothing is ever chosen */
  keys?: readonly string[]
  /** the name events use for it, so that sentences can point at it and pieces can fly to it */
  at?: string
  /** which of several pieces at one place it is, as events name it */
  piece?: string | number
}

const LONG_PRESS = 450 // ms

/** where the pointer was pressed last: what comes to lie under it afterwards was not pointed at */
let pressed: { x: number; y: number } | null = null
if (typeof window !== 'undefined')
  window.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      pressed = { x: clientX, y: clientY }
    },
    { capture: true, passive: true },
  )
const isResting = ({ clientX, clientY }: PointerEvent) => pressed?.x === clientX && pressed.y === clientY

/** the places that are drawn now */
const drawn = new WeakMap<Element, PlaceElement>()

/** A place of the board and its element: what it says, and how it is chosen. */
class PlaceElement {
  now: Place = $state.raw() as Place
  private timer: ReturnType<typeof setTimeout> | undefined
  private isHeld = false
  private isTouched = false
  private shown: Tip | null = null
  /** where the mouse is while it points at this place */
  private pointer: { x: number; y: number } | null = null
  private readonly written = new Map<string, string | undefined>()

  constructor(
    private readonly node: Element,
    given: Place,
  ) {
    this.now = given
  }

  private get keys(): readonly string[] {
    return this.now.keys ?? []
  }

  private get key(): string | undefined {
    return this.keys.find((key) => this.now.table.legal.has(key))
  }

  private get reason() {
    return this.keys.map((key) => this.now.table.why(key)).find((why) => why !== null) ?? null
  }

  /** What its legal key does. */
  private get does(): string[] {
    const { key } = this
    const { table } = this.now
    return key ? [table.option(key), table.warning?.(key) ?? ''].filter(Boolean) : []
  }

  /** Write an attribute unless it says so already: most places are the same after an answer as before. */
  private write(name: string, value: string | undefined): void {
    if (this.written.get(name) === value) return
    this.written.set(name, value)
    if (value === undefined) this.node.removeAttribute(name)
    else this.node.setAttribute(name, value)
  }

  draw(): void {
    const { node, now, key, keys } = this
    const why = key ? null : this.reason
    const steps = (now.steps ?? []).map((pair) => pair.join(': ')).join(' · ')
    node.classList.toggle('place', true) // a component that changes the class of its piece takes these away
    node.classList.toggle('legal', key !== undefined && now.table.highlights.isLit(key))
    // what can never be chosen is a picture with a description, no button
    this.write('role', keys.length ? 'button' : 'img')
    this.write('aria-disabled', keys.length ? String(key === undefined) : undefined)
    this.write(
      'aria-label',
      labelOf(
        now.name,
        [
          ...(now.lines ?? []),
          steps,
          ...(now.legend ?? []).map((sign) => sign.text),
          ...this.does,
          ...(why ? [why.text] : []),
        ].filter(Boolean),
        node.textContent ?? '',
      ),
    )
    if (now.at) this.write('data-place', now.at)
    if (now.piece !== undefined) this.write('data-piece', String(now.piece))
    this.write('data-key', key)
    this.write('aria-pressed', key !== undefined && now.table.highlights.armed === key ? 'true' : undefined)
    // the label says it all: what is drawn inside is not read out again
    for (const child of node.children) if (!child.hasAttribute('aria-hidden')) child.setAttribute('aria-hidden', 'true')
  }

  /** Show the tip; after an attempt to choose the place it also says why nothing happens, without a reason of the rules. */
  private show(isTried = false): void {
    const { now, key, node } = this
    const why = key ? null : (this.reason ?? (isTried && this.keys.length > 0 ? now.table.idle() : null))
    if (key) now.table.foresight.load()
    if (now.seat !== undefined) now.table.scores.load()
    this.shown = {
      ...now,
      key,
      does: [...this.does, ...(key && now.table.highlights.armed === key ? [now.table.text('group-again')] : [])],
      reason: why,
      preview: previewOf(node),
      at: node.getBoundingClientRect(),
      renew: () => this.renew(),
    }
    now.table.tip = this.shown
  }

  /** Show the tip of what lies under a resting mouse, or has the focus, after the table has changed. */
  private renew(): void {
    const { pointer } = this
    const node = pointer ? document.elementFromPoint(pointer.x, pointer.y)?.closest('.place') : this.node
    const place = node?.isConnected ? drawn.get(node) : undefined
    if (!place) return
    place.pointer = pointer
    place.show()
  }

  /** Take the tip away a moment later: a place that is removed while it has the focus is left in the midst of drawing. */
  hide(): void {
    clearTimeout(this.timer)
    const { table } = this.now
    queueMicrotask(() => {
      if (this.shown && table.tip === this.shown) table.tip = null
    })
  }

  private choose(event: UIEvent): void {
    const { key, node } = this
    const { table } = this.now
    if (this.isHeld) return
    if (table.shownScene) {
      // a click ends the show; what can be chosen glows then
      table.shownScene.skip()
      this.show()
      return
    }
    if (!key) {
      this.show(true)
      return
    }
    if (isSameTap(event)) return
    if (this.isTouched && table.highlights.arm(key)) {
      // a finger cannot point: its first tap shows what follows, the second chooses
      this.show()
      return
    }
    // what is taken away while it has the focus holds the drawing up; a pointer needs none
    if (event.detail > 0 && (node instanceof HTMLElement || node instanceof SVGElement)) node.blur()
    table.pick(key)
  }

  private press({ pointerType }: PointerEvent): void {
    this.isHeld = false
    this.isTouched = pointerType === 'touch'
    if (this.isTouched) this.timer = setTimeout(() => this.explain(), LONG_PRESS)
  }

  /** A long press shows the tip and chooses nothing; a choice that waits for its second tap elsewhere ends. */
  private explain(): void {
    const { key } = this
    const { table } = this.now
    this.isHeld = true
    if (key === undefined || table.highlights.armed !== key) table.highlights.disarm()
    this.show()
  }

  /** Show the tip where a pointer has come to the place, and has not just found it below itself. */
  private enter(event: PointerEvent): void {
    this.follow(event)
    if (event.pointerType !== 'touch' && !isResting(event)) this.show()
  }

  private follow({ pointerType, clientX, clientY }: PointerEvent): void {
    this.pointer = pointerType === 'touch' ? null : { x: clientX, y: clientY }
  }

  private move(event: PointerEvent): void {
    this.follow(event)
    if (event.pointerType === 'touch' || !pressed || isResting(event) || this.now.table.tip !== null) return
    pressed = null
    this.show()
  }

  private type(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    this.isTouched = false
    this.choose(event)
  }

  readonly listeners = {
    click: (event: UIEvent) => this.choose(event),
    keydown: (event: KeyboardEvent) => this.type(event),
    focus: () => {
      if (this.node.matches(':focus-visible')) this.show()
    },
    blur: () => this.hide(),
    pointerenter: (event: PointerEvent) => this.enter(event),
    pointermove: (event: PointerEvent) => this.move(event),
    pointerleave: () => {
      this.pointer = null
      this.hide()
    },
    pointerdown: (event: PointerEvent) => this.press(event),
    pointerup: () => clearTimeout(this.timer),
    contextmenu: (event: Event) => {
      if (this.isHeld) event.preventDefault()
    },
  }
}

/**
 * Makes a drawing or a box a place of the board: it glows when it can be chosen, says what it is when pointed at, says
 * why when it cannot be chosen, and can be reached with the arrow keys. Works for SVG and HTML alike.
 */
export const place: Action<Element, Place> = (node, given) => {
  const element = new PlaceElement(node, given)
  drawn.set(node, element)
  const unlisten = listen(node, element.listeners)
  if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1')
  $effect(() => element.draw()) // whenever the decision, the words or what lies here changes

  return {
    update(next) {
      element.now = next
    },
    destroy() {
      element.hide()
      unlisten()
    },
  }
}
