import type { Node } from 'ts-morph'

/** URL of the published guides, the same as in the kit's errors. */
export const docsUrl = 'https://foyer.dev/docs'

/** Something that the codemod leaves for manual work. */
export interface Note {
  /** Path in the app, with forward slashes. */
  readonly file: string
  /** 1 for the first line. */
  readonly line: number
  /** What was found and what to do about it. */
  readonly message: string
}

/** One place that needs manual work. Those of a file with the same advice become one note. */
export interface Place {
  readonly line: number
  /** What to do about it. */
  readonly advice: string
  /** What it is about, if the advice does not say so: a name, a property. */
  readonly subject?: string | undefined
}

/** Adds a note about a place in a source file. */
export type AddNote = (node: Node, advice: string, subject?: string) => void

/** Subjects that a note names; it counts the others. */
const namedSubjects = 4

/** One note for each advice in a file, at its first line, with all that it is about. */
export function notesOf(file: string, places: readonly Place[]): readonly Note[] {
  const advices = [...new Set(places.map(({ advice }) => advice))]
  return advices.map((advice) => {
    const found = places.filter((place) => place.advice === advice)
    const subjects = [...new Set(found.flatMap(({ subject }) => subject ?? []))]
    const others = subjects.length - namedSubjects
    const named = subjects.slice(0, namedSubjects).join(', ')
    const about = named && `${named}${others > 0 ? ` and ${others} more` : ''}: `
    const count = found.length > 1 ? ` (${found.length} places)` : ''
    const line = Math.min(...found.map(({ line }) => line))
    return { file, line, message: `${about}${advice}${count}` }
  })
}
