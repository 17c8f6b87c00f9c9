import type { Component } from 'svelte'
import type { Game } from '../../net/board_types'
import type { Texts } from '../../texts/texts'
import type { EditionDraft } from './draft.svelte'
import { fieldsOf, type FormNode } from './form'
import type { Path } from './paths'

/** What all parts of the editor share. */
export interface Editor {
  game: Game
  draft: EditionDraft
  texts: Texts
  /** draws a component of the game by its section; nothing where there is no drawing */
  Piece: Component<PieceProps>
  /** show the place of a fault, and go there */
  open: (path: Path) => void
}

export interface PieceProps {
  /** the fields on the way to it, as `board.small.fireworks` */
  section: string
  /** complete, whatever is still missing */
  entry: object
  /** the edition around it, complete, too */
  edition: object
  texts: Texts
}

/** A part of an edition that is shown by itself. */
export interface Section {
  path: readonly string[]
  node: FormNode
}

/** The sections of an edition; a table of tables, such as the sides of a board, is one section for each. */
export function sectionsOf(form: FormNode): Section[] {
  return fieldsOf(form, null).flatMap(({ name, node }) => {
    const inner = fieldsOf(node, null)
    const isSplit = inner.length > 0 && inner.every((field) => field.node.kind === 'table')
    return isSplit ? inner.map((field) => ({ path: [name, field.name], node: field.node })) : [{ path: [name], node }]
  })
}

/** The names of the fields on a path, without the numbers of entries. */
export function fieldsOn(path: Path): string {
  return path.filter((step) => typeof step === 'string').join('.')
}

/** The ids of the fields of the page. */
export function idOf(place: string): string {
  return `at-${place.replaceAll('"', '').replaceAll(' ', '_')}`
}
