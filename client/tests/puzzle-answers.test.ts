import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PuzzleInfo } from '../src/net/messages'
import { PuzzleSession } from '../src/state/puzzle_session.svelte'
import { session } from '../src/state/session.svelte'
import Answers from '../src/pages/puzzles/Answers.svelte'
import { loadTexts } from '../src/texts/texts'
import { boardOf, part, renderBoard, tableOf } from './fixtures'

const BETTER = 'What the best answer does better:'

beforeEach(async () => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
  session.texts = await loadTexts('en')
})
afterEach(cleanup)

/** A puzzle of which the first legal answer is the best, and the second one has a reason. */
async function puzzleOf(name: string) {
  const table = await tableOf(name)
  const [best = '', second = ''] = table.decision.options
  const puzzle = new PuzzleSession('rokoko', 'none')
  const worth = { standing: 0.5, error: 0.01, loss_error: 0.01 }
  puzzle.board = { Board: boardOf(table), table }
  puzzle.info = part<PuzzleInfo>({
    answers: [
      { ...worth, key: best, loss: 0, reasons: [] },
      { ...worth, key: second, loss: 0.1, reasons: [['prompt-over']] },
    ],
  })
  return { puzzle, table, second }
}

describe('the answers of a puzzle', () => {
  it('head the reasons of a worse answer alike before and after the end', async () => {
    const { puzzle, table, second } = await puzzleOf('rokoko-at-place_dress')
    const { container } = render(Answers, { puzzle, table })
    puzzle.wrong = [second]
    await tick()
    expect(container.textContent).toContain(BETTER)
    puzzle.giveUp()
    await tick()
    expect(container.textContent).not.toContain(BETTER)
    puzzle.look(second)
    await tick()
    expect(container.querySelector('.looked')?.textContent).toContain(BETTER)
  })

  it('once shown end the call to choose a place', async () => {
    const { puzzle, table } = await puzzleOf('rokoko-at-place_dress')
    const { container } = renderBoard(table)
    await tick()
    expect(container.querySelector('.prompt .hint')).not.toBeNull()
    puzzle.giveUp()
    await tick()
    expect(container.querySelector('.prompt .hint')).toBeNull()
  })
})
