import type { Action } from 'svelte/action'
import { previewOf } from './drawing'
import { labelOf } from './label'
import { isSameTap } from './same_tap'
import type { Sign, Table, Tip } from './table.svelte'

/** What lies at a place: its name in words, the keys it can answer with, and more to say about it. */
export interface Place {
  table: Table
  keys: readonly string[]
  name: string
  lines?: readonly string[]
  /** the signs drawn on it, explained */
  legend?: readonly Sign[]
  /** the rule that says most about it */
  rule?: string
  /** the seat whose score it explains */
  seat?: number
  /** the name events use for it, so that sentences can point at it and pieces can fly to it */
  at?: string
}

const LONG_PRESS = 450 // ms

/** where the pointer was pressed last: what comes to lie under it afterwards was not pointed at */
let pressed: { x: number; y: number } | null = null
if (typeof window !== 'undefined') window.addEventListener('pointerdown', ({ clientX, clientY }) => { pressed = { x: clientX, y: clientY } }, { capture: true, passive: true })
const isResting = ({ clientX, clientY }: PointerEvent) => pressed?.x === clientX && pressed.y === clientY

/**
 * Makes a drawing or a box a place of the board: it glows when it can be chosen, says what it is when pointed at, says
 * why when it cannot be chosen, and can be reached with the arrow keys. Works for SVG and HTML alike.
 */
export const place: Action<Element, Place> = (node, given) => {
  let now = $state.raw(given)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  let shown: Tip | null = null
  const written = new Map<string, string | undefined>()

  const legal = () => now.keys.find((key) => now.table.legal.has(key))
  const reason = () => {
    for (const key of now.keys) {
      const why = now.table.why(key)
      if (why) return why
    }
    return null
  }

  const doing = (key: string) => [now.table.option(key), now.table.warning(key)].filter(Boolean)

  /** Write an attribute unless it says so already: most places are the same after an answer as before. */
  function write(name: string, value: string | undefined) {
    if (written.get(name) === value) return
    written.set(name, value)
    if (value === undefined) node.removeAttribute(name)
    else node.setAttribute(name, value)
  }

  function draw() {
    const key = legal()
    const does = key ? doing(key) : []
    const why = key ? null : reason()
    node.classList.toggle('place', true) // a component that changes the class of its piece takes these away
    node.classList.toggle('legal', key !== undefined && now.table.isLit(key))
    // what can never be chosen is a picture with a description, no button
    write('role', now.keys.length ? 'button' : 'img')
    write('aria-disabled', now.keys.length ? String(key === undefined) : undefined)
    write('aria-label', labelOf(now.name, [...(now.lines ?? []), ...(now.legend ?? []).map((sign) => sign.text), ...does, ...(why ? [why.text] : [])], node.textContent ?? ''))
    if (now.at) write('data-place', now.at)
    write('data-key', key)
    // the label says it all: what is drawn inside is not read out again
    for (const child of node.children) if (!child.hasAttribute('aria-hidden')) child.setAttribute('aria-hidden', 'true')
  }

  /** Show the tip; after an attempt to choose the place it also says why nothing happens, without a reason of the rules. */
  function show(isTried = false) {
    const key = legal()
    const why = key ? null : (reason() ?? (isTried && now.keys.length > 0 ? now.table.idle() : null))
    if (key) now.table.foresee()
    if (now.seat !== undefined) now.table.count()
    shown = { key, seat: now.seat, title: now.name, lines: [...(now.lines ?? [])], legend: now.legend ?? [], does: key ? doing(key) : [], rule: now.rule ?? '', reason: why, preview: previewOf(node), at: node.getBoundingClientRect() }
    now.table.tip = shown
  }

  /** Take the tip away a moment later: a place that is removed while it has the focus is left in the midst of drawing. */
  function hide() {
    clearTimeout(timer)
    const { table } = now
    queueMicrotask(() => {
      if (shown && table.tip === shown) table.tip = null
    })
  }

  function choose(event: UIEvent) {
    if (isHeld) return
    if (now.table.follow) { // a click ends the show; what can be chosen glows then
      now.table.follow.skip()
      show()
      return
    }
    const key = legal()
    if (!key) {
      show(true)
      return
    }
    if (isSameTap(event)) return
    // what is taken away while it has the focus holds the drawing up; a pointer needs none
    if (event.detail > 0 && (node instanceof HTMLElement || node instanceof SVGElement)) node.blur()
    now.table.pick(key)
  }

  const listeners: [string, (event: never) => void][] = [
    ['click', choose],
    ['keydown', (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choose(event)
    }],
    ['focus', () => { if (node.matches(':focus-visible')) show() }],
    ['blur', hide],
    ['pointerenter', (event: PointerEvent) => { if (event.pointerType !== 'touch' && !isResting(event)) show() }],
    ['pointermove', (event: PointerEvent) => { if (event.pointerType !== 'touch' && pressed && !isResting(event) && now.table.tip === null) { pressed = null; show() } }],
    ['pointerleave', hide],
    ['pointerdown', (event: PointerEvent) => {
      isHeld = false
      if (event.pointerType === 'touch') timer = setTimeout(() => { isHeld = true; show() }, LONG_PRESS)
    }],
    ['pointerup', () => { clearTimeout(timer) }],
    ['contextmenu', (event: Event) => { if (isHeld) event.preventDefault() }],
  ]
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener)
  if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1')
  $effect(draw) // whenever the decision, the words or what lies here changes

  return {
    update(next) {
      now = next
    },
    destroy() {
      hide()
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener)
    },
  }
}
