import { describe, expect, it } from 'vitest'
import { fitted } from '../src/shell/prompt'

const HINT = ' Wähle einen leuchtenden Platz oder:'
const FORFEIT = ['Auf die Hauptaktion verzichten']
const KINDS = 50.8 // rem of six kinds of actions in German

describe('the bar of a wide table', () => {
  it('has large letters for a short question', () => {
    expect(fitted('Welche Karte spielst du?', '', [])).toMatchObject({ ask: 1.4, isLong: false, isCrowded: false })
  })

  it.each([
    ['Du spielst den Meister ohne Bonus. Welche Hauptaktion?', false],
    ['Du spielst den Gesellen mit dem zusätzlichen Kleid (Grün oder Gelb). Welche Hauptaktion?', true],
  ])('beside all kinds of actions, "%s" leaves no room for the hint: %s', (asked, isCrowded) => {
    expect(fitted(asked, HINT, FORFEIT, KINDS)).toMatchObject({ isLong: true, isCrowded })
    expect(fitted(asked, '', FORFEIT, KINDS).isCrowded).toBe(false)
  })
})
