import { IndentationText, Project } from 'ts-morph'
import { moveWagmi } from '../wagmi/moveWagmi.ts'

/** A file of an app after `moveWagmi`, with its notes as `line: message`. */
export function moveText(text: string) {
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  })
  const file = project.createSourceFile('/app.tsx', text)
  const notes: string[] = []
  const packages = moveWagmi(file, (node, message) =>
    notes.push(`${node.getStartLineNumber()}: ${message}`),
  )
  return { text: file.getFullText(), notes, packages }
}
