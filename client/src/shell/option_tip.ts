import type { Action } from 'svelte/action'
import { listen } from './listen'
import type { Table } from './table.svelte'

const LONG_PRESS = 450 // ms

/** A button that chooses an option, and its words. */
interface OptionButton {
  table: Table
  key: string
  name: string
}

/** Lets a button of the prompt bar say what its option costs and brings: when pointed at, focused or pressed for long. */
export const optionTip: Action<HTMLElement, OptionButton> = (node, given) => {
  let now = given
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false

  function show() {
    const { table, key, name } = now
    if (!table.legal.has(key)) return
    table.foresight.load()
    table.tip = { key, name, isOnlyForeseen: true, at: node.getBoundingClientRect() }
  }
  function hide() {
    clearTimeout(timer)
    const { table, key } = now
    queueMicrotask(() => {
      if (table.tip?.isOnlyForeseen && table.tip.key === key) table.tip = null
    })
  }

  const listeners = {
    pointerenter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') show()
    },
    pointerleave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || !isHeld) hide()
    },
    focus: () => {
      if (node.matches(':focus-visible')) show()
    },
    blur: hide,
    pointerdown: (event: PointerEvent) => {
      isHeld = false
      if (event.pointerType === 'touch')
        timer = setTimeout(() => {
          isHeld = true
          show()
        }, LONG_PRESS)
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event: Event) => {
      if (isHeld) event.preventDefault()
    },
    click: (event: Event) => {
      if (isHeld) event.stopImmediatePropagation()
    },
  }
  // before the button's own listener: a long press explains and chooses nothing
  const unlisten = listen(node, listeners, { capture: true })

  return {
    update(next) {
      now = next
    },
    destroy() {
      hide()
      unlisten()
    },
  }
}
