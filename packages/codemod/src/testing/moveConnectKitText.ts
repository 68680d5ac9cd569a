import { Project } from 'ts-morph'
import { moveConnectKit } from '../connectkit/moveConnectKit.ts'
import { notesOf, type Place } from '../Note.ts'

/** A file of an app after `moveConnectKit`, with its notes as `line: message`. */
export function moveConnectKitText(
  text: string,
  { appName, path = '/app.tsx' }: { appName?: string; path?: string } = { appName: "'Shop'" },
) {
  const compilerOptions = { allowJs: true }
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions })
  const file = project.createSourceFile(path, text)
  const places: Place[] = []
  const name = appName === undefined ? undefined : { code: appName, imports: new Map() }
  moveConnectKit(file, name, (node, advice, subject) => {
    places.push({ line: node.getStartLineNumber(), advice, subject })
  })
  const found = [...notesOf('', places)].sort((a, b) => a.line - b.line)
  const notes = found.map(({ line, message }) => `${line}: ${message}`)
  return { text: file.getFullText(), notes }
}
