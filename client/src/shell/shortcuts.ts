/** The number of the button of the prompt bar that a key means, if it is one and meant for the table. */
export function buttonNumber(event: KeyboardEvent): number | null {
  return isForTable(event) && /^[1-9]$/.test(event.key) ? Number(event.key) : null
}

/** Whether a key is meant for the table: nothing is being typed, and no dialog lies above it. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  return !document.querySelector('dialog[open]')
}

/** Whether a text field has the focus, so that keys mean letters. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/**
 * The keyboard shortcuts of a table as its help lists them, each with the id of the text that says what it does. The keys
 * are handled elsewhere: place.svelte.ts and region.ts (Enter, arrows), PromptBar (numbers), KeysHelp (B, Z, L, ?),
 * SceneControls and ScoringShow (P, N, S), Confirm (Esc), pages/table/Play.svelte (R, H, A, C, M, Esc) and App (T).
 */
export const SHORTCUTS: readonly [string, string][] = [
  ['Tab', 'keys-tab'],
  ['← ↑ → ↓', 'keys-arrows'],
  ['B', 'keys-board'],
  ['Enter', 'keys-enter'],
  ['1 … 9', 'keys-numbers'],
  ['P N S', 'keys-playback'],
  ['Z', 'keys-undo'],
  ['L', 'keys-choices'],
  ['R', 'keys-rule'],
  ['H', 'keys-hint'],
  ['A', 'keys-aid'],
  ['C', 'keys-chat'],
  ['M', 'keys-menu'],
  ['T', 'keys-next-table'],
  ['?', 'keys-help'],
  ['Esc', 'keys-escape'],
]
