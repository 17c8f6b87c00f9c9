import { describe, expect, it } from 'vitest'
import { selectorOf, stepAt } from '../src/state/lesson_guide.svelte'
import { isOnlyLesson, noteProgress, notePlayedOn, progressAt } from '../src/state/lesson_progress'

const STEPS = [null, null, 'a', 'b', null].map((answer) => ({ answer }))

describe('the step of a lesson', () => {
  it('follows the answers that count and the explanations seen', () => {
    expect([0, 1, 2, 3].map((seen) => stepAt(STEPS, 0, seen))).toEqual([0, 1, 2, 2])
    expect([0, 4].map((seen) => stepAt(STEPS, 1, seen))).toEqual([3, 3])
    expect([0, 5].map((seen) => stepAt(STEPS, 2, seen))).toEqual([4, 5])
  })

  it('goes back with an undone answer, and ends where the match went on', () => {
    expect(stepAt(STEPS, 0, 4)).toBe(2)
    expect(stepAt(STEPS, 3, 0)).toBe(STEPS.length)
  })
})

describe('what a step lights', () => {
  it('is found by place, by key or by panel', () => {
    globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
    expect(selectorOf({ kind: 'place', name: 'hall_2.*' })).toMatch(/^\[data-place\^=.*,\[data-label="hall_2"\]$/)
    expect(selectorOf({ kind: 'place', name: 'purse' })).toBe('[data-place="purse"]')
    expect(selectorOf({ kind: 'key', name: 'keep' })).toBe('[data-key="keep"]')
    expect(selectorOf({ kind: 'panel', name: 'groups' })).toBe('.groups')
  })
})

describe('the table of a lesson', () => {
  it('is a match like any other as soon as it is played on', () => {
    const table = { id: 'taught', lesson: 'first' }
    expect(isOnlyLesson({ id: 'match', lesson: null })).toBe(false)
    expect(isOnlyLesson(table)).toBe(true)
    noteProgress('taught', { seen: 4, isOver: false })
    expect(isOnlyLesson(table)).toBe(true)
    noteProgress('taught', { seen: 9, isOver: true, isLeft: true })
    expect(isOnlyLesson(table)).toBe(true)
    expect(progressAt('taught')).toEqual({ seen: 9, isOver: true, isLeft: true })
    notePlayedOn('taught')
    expect(isOnlyLesson(table)).toBe(false)
    expect(progressAt('taught')).toEqual({ seen: 9, isOver: true, isLeft: false })
  })
})
