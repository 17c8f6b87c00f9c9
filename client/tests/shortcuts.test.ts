import { afterEach, describe, expect, it } from 'vitest'
import { buttonNumber, isForTable } from '../src/shell/shortcuts'

const pressed = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more })

describe('keys of the table', () => {
  afterEach(() => {
    document.body.replaceChildren()
  })

  it('choose by number what the prompt bar offers', () => {
    expect(buttonNumber(pressed('2'))).toBe(2)
    expect(buttonNumber(pressed('0'))).toBeNull()
    expect(buttonNumber(pressed('2', { ctrlKey: true }))).toBeNull()
  })
  it('mean nothing to the table while a dialog lies above it', () => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    expect(isForTable(pressed('z'))).toBe(true)
    dialog.setAttribute('open', '')
    expect(isForTable(pressed('z'))).toBe(false)
    expect(buttonNumber(pressed('1'))).toBeNull()
  })
  it('are letters while a text is typed', () => {
    const field = document.createElement('input')
    document.body.append(field)
    let isMeant: boolean | null = null
    field.addEventListener('keydown', (event) => {
      isMeant = isForTable(event)
    })
    field.dispatchEvent(pressed('1'))
    expect(isMeant).toBe(false)
  })
})
