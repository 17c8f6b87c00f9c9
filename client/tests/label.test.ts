import { describe, expect, it } from 'vitest'
import { labelOf } from '../src/shell/label'

describe('the name of a place', () => {
  it('is unchanged where it holds what is drawn', () => {
    expect(labelOf('Hall 2', ['most guests: 4 prestige'], 'Hall 2')).toBe('Hall 2. most guests: 4 prestige')
    expect(labelOf('Statue', ['6 Livre'], ' 6 ')).toBe('Statue. 6 Livre')
    expect(labelOf('A guest', [], '')).toBe('A guest')
  })

  it('holds drawn numbers side by side, as they are seen', () => {
    expect(labelOf('The musician', ['12 Livre', '4 prestige'], '12 4 ')).toBe(
      'The musician: 12 4. 12 Livre. 4 prestige',
    )
  })

  it('begins with what is drawn where that names the place', () => {
    expect(labelOf('Fanal (1)', ['alms 3'], '1 Fanal')).toBe('1 Fanal. alms 3')
    expect(labelOf('Lehrling', ['Grundausstattung'], 'Lehrling  2')).toBe('Lehrling 2. Grundausstattung')
    expect(labelOf('学徒', ['获得2里弗'], '学徒 2')).toBe('学徒 2. 获得2里弗')
  })
})
