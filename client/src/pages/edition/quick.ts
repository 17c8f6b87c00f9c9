import type { Texts } from '../../texts/texts'
import type { FormNode, Value } from './form'
import { choiceOf, readCell } from './words'

/** What a key press means in the quick row: not more than the beginning of a value, a value, or none. */
export type Typed = { is: 'begun' } | { is: 'value'; value: Value | undefined } | { is: 'wrong' }

/** Read what stands in a field of the quick row; a value that no further key could make another one is whole. */
export function readTyped(texts: Texts, node: FormNode, text: string): Typed {
  if (text === '') return { is: 'begun' }
  switch (node.kind) {
    case 'number':
      return readNumber(node.least, node.most, text)
    case 'flag': {
      const value = readCell([texts], node, text)
      return value === null ? { is: 'wrong' } : { is: 'value', value }
    }
    case 'choice': {
      const nth = /^\d$/.test(text) ? node.values[Number(text) - 1] : undefined
      const value = nth ?? choiceOf([texts], node.values, text)
      const isBeginning = value === undefined && !/^\d/.test(text)
      return value !== undefined ? { is: 'value', value } : { is: isBeginning ? 'begun' : 'wrong' }
    }
    default:
      return { is: 'begun' }
  }
}

function readNumber(least: number, most: number, text: string): Typed {
  if (!/^\d+$/.test(text)) return { is: 'wrong' }
  const value = Number(text)
  if (value > most) return { is: 'wrong' }
  const canGrow = value > 0 && value * 10 <= most
  return value >= least && !canGrow ? { is: 'value', value } : canGrow ? { is: 'begun' } : { is: 'wrong' }
}

/** What Enter makes of a field: what stands there, or what leaving it out means; null where it may not be left out. */
export function readEntered(texts: Texts, node: FormNode, isRequired: boolean, text: string): Value | undefined {
  const value =
    node.kind === 'choice' && /^\d$/.test(text) ? node.values[Number(text) - 1] : readCell([texts], node, text)
  return value === undefined && isRequired ? null : value
}
