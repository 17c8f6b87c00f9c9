import { mount, tick, unmount } from 'svelte'
import { afterAll } from 'vitest'
import type { Situation } from '../src/net/board_types'
import { boardOf, tableOf } from './fixtures'

async function drawn(name: string, change?: (situation: Situation) => void) {
  const picked: string[] = []
  const table = await tableOf(name, 'en', picked, change)
  const container = document.body.appendChild(document.createElement('div'))
  const board = mount(boardOf(table), { target: container, props: { table } })
  await tick()
  return { table, container, picked, board }
}

/** Draws each fixture once for all tests of a file that leave it as it was: a board takes a fifth of a second. */
export function sharedBoards(change?: (situation: Situation) => void): (name: string) => ReturnType<typeof drawn> {
  const boards = new Map<string, ReturnType<typeof drawn>>()
  afterAll(async () => {
    for (const each of boards.values()) {
      const { board, container } = await each
      await unmount(board)
      container.remove()
    }
  })
  return (name) => {
    const board = boards.get(name) ?? drawn(name, change)
    boards.set(name, board)
    return board
  }
}
