import { IndentationText, Project } from 'ts-morph'
import { notesOf, type Place } from '../Note.ts'
import { moveWagmi } from '../wagmi/moveWagmi.ts'

/** A file of an app after `moveWagmi`, with its notes as `line: message`. */
export function moveText(text: string) {
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  })
  const file = project.createSourceFile('/app.tsx', text)
  const places: Place[] = []
  const packages = moveWagmi(file, (node, advice, subject) => {
    places.push({ line: node.getStartLineNumber(), advice, subject })
  })
  const found = [...notesOf('', places)].sort((a, b) => a.line - b.line)
  const notes = found.map(({ line, message }) => `${line}: ${message}`)
  return { text: file.getFullText(), notes, packages }
}
