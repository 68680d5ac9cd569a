import type { Node } from 'ts-morph'

/** Something that the codemod leaves for manual work. */
export interface Note {
  /** Path in the app, with forward slashes. */
  readonly file: string
  /** 1 for the first line. */
  readonly line: number
  /** What was found and what to do about it. */
  readonly message: string
}

/** Adds a note about a place in a source file. */
export type AddNote = (node: Node, message: string) => void
