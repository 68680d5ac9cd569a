import { Project } from 'ts-morph'
import { moveConnectKit } from '../connectkit/moveConnectKit.ts'

/** A file of an app after `moveConnectKit`, with its notes as `line: message`. */
export function moveConnectKitText(
  text: string,
  { appName, path = '/app.tsx' }: { appName?: string; path?: string } = { appName: 'Shop' },
) {
  const compilerOptions = { allowJs: true }
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions })
  const file = project.createSourceFile(path, text)
  const notes: string[] = []
  moveConnectKit(file, appName, (node, message) =>
    notes.push(`${node.getStartLineNumber()}: ${message}`),
  )
  return { text: file.getFullText(), notes }
}
