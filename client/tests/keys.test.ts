import { afterEach, describe, expect, it } from 'vitest'
import { choiceByNumber, isForTable } from '../src/shell/keys'

const pressed = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more })

describe('keys of the table', () => {
  afterEach(() => { document.body.replaceChildren() })

  it('choose by number what the prompt bar offers', () => {
    expect(choiceByNumber(pressed('2'), ['pass', 'keep'])).toBe('keep')
    expect(choiceByNumber(pressed('3'), ['pass', 'keep'])).toBeNull()
    expect(choiceByNumber(pressed('2', { ctrlKey: true }), ['pass', 'keep'])).toBeNull()
  })
  it('mean nothing to the table while a dialog lies above it', () => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    expect(isForTable(pressed('z'))).toBe(true)
    dialog.setAttribute('open', '')
    expect(isForTable(pressed('z'))).toBe(false)
    expect(choiceByNumber(pressed('1'), ['pass'])).toBeNull()
  })
  it('are letters while somebody writes', () => {
    const field = document.createElement('input')
    document.body.append(field)
    let isMeant: boolean | null = null
    field.addEventListener('keydown', (event) => { isMeant = isForTable(event) })
    field.dispatchEvent(pressed('1'))
    expect(isMeant).toBe(false)
  })
})
