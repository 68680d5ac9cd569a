import { IndentationText, type Node, Project, QuoteKind, type SourceFile } from 'ts-morph'
import { appNameIn, moveConnectKit } from './connectkit/moveConnectKit.ts'
import { moveManifest, namesOldKit } from './manifest/moveManifest.ts'
import type { AddNote, Note } from './Note.ts'
import { moveRainbowKit } from './rainbowkit/moveRainbowKit.ts'
import { moveStyles } from './styles/moveStyles.ts'
import { moveWagmi } from './wagmi/moveWagmi.ts'

/** Texts of an app's files by path, with forward slashes, relative to the app's folder. */
export type Files = ReadonlyMap<string, string>

/** The result of the codemod for an app. */
export interface CodemodResult {
  /** The files that changed, with their new text. */
  readonly changed: Files
  /** What needs manual work, by file and line. */
  readonly notes: readonly Note[]
}

const scripts = /\.[cm]?[jt]sx?$/
/** What a script that is moved mentions: modules, custom properties, selectors or test ids. */
const mentions = /rainbow-me|connectkit|wagmi|--[cr]k-|data-rk|\brk-/i
const stylesheets = /\.(?:css|scss|sass|less)$/

/** Packages that the kit's connectors load once their wallet is picked. */
const walletSdks = [
  '@coinbase/wallet-sdk',
  '@safe-global/safe-apps-provider',
  '@safe-global/safe-apps-sdk',
  '@walletconnect/universal-provider',
]

/**
 * Migrates an app from RainbowKit or ConnectKit to the kit. Changes nothing unless a `package.json`
 * names one of them, so a second run does nothing.
 */
export function runCodemod(originals: Files): CodemodResult {
  const files = new Map([...originals].map(([path, text]) => [path, text.replace(/^\uFEFF/, '')]))
  const changed = new Map<string, string>()
  const notes: Note[] = []
  const manifests = [...files].filter(([path]) => isManifest(path))
  if (!manifests.some(([, text]) => namesOldKit(text))) return { changed, notes }

  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowJs: true } })
  const sdks = new Map(
    manifests.map(([path, text]) => [path, new Set(namesOldKit(text) ? walletSdks : [])]),
  )
  const appName = findAppName(project, files)
  for (const [path, text] of files) {
    if (scripts.test(path)) {
      if (!mentions.test(text)) continue
      project.manipulationSettings.set(styleOf(text))
      const file = project.createSourceFile(`/${path}`, text)
      const found: { node: Node; line: number; message: string }[] = []
      const addNote: AddNote = (node, message) => {
        found.push({ node, line: node.getStartLineNumber(), message })
      }
      const ofPackage = sdks.get(manifestOf(path, sdks))
      for (const name of moveScript(file, appName, addNote)) ofPackage?.add(name)
      // Imports that are added move the lines below them.
      for (const { line, message, node } of found) {
        const now = node.wasForgotten() ? line : node.getStartLineNumber()
        notes.push({ file: path, line: now, message })
      }
      keep(path, text, file.getFullText())
      project.removeSourceFile(file)
    } else if (stylesheets.test(path)) {
      const moved = moveStyles(text)
      for (const note of moved.notes) notes.push({ file: path, ...note })
      keep(path, text, moved.text)
    }
  }
  for (const [path, text] of manifests) {
    const moved = moveManifest(text, [...(sdks.get(path) ?? [])])
    for (const message of moved.notes) notes.push({ file: path, line: 1, message })
    keep(path, text, moved.text)
  }
  notes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  return { changed, notes }

  function keep(path: string, before: string, after: string): void {
    if (after !== before) changed.set(path, endLinesAs(originals.get(path) ?? '', after))
  }
}

/** A text with the byte order mark and the line ends of its original. */
function endLinesAs(original: string, text: string): string {
  const isWindows = original.includes('\r\n') && !/(?:^|[^\r])\n/.test(original)
  const lines = isWindows ? text.replace(/\r?\n/g, '\r\n') : text
  return original.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines
}

/** The indentation and quotes of a file, for code that is added to it. */
function styleOf(text: string) {
  const [, indent = '  '] = /^(\t| {2}| {4})\S/m.exec(text) ?? []
  const kinds: Readonly<Record<string, IndentationText>> = {
    '\t': IndentationText.Tab,
    '    ': IndentationText.FourSpaces,
  }
  const isDouble = /\bfrom "/.test(text)
  return {
    indentationText: kinds[indent] ?? IndentationText.TwoSpaces,
    quoteKind: isDouble ? QuoteKind.Double : QuoteKind.Single,
  }
}

/** The app's name. One file passes it to ConnectKit, and another one needs it. */
function findAppName(project: Project, files: Files): string | undefined {
  for (const [path, text] of files) {
    if (!scripts.test(path) || !text.includes('connectkit')) continue
    const file = project.createSourceFile('/name.tsx', text, { overwrite: true })
    const name = appNameIn(file)
    project.removeSourceFile(file)
    if (name !== undefined) return name
  }
  return undefined
}

function moveScript(
  file: SourceFile,
  appName: string | undefined,
  addNote: AddNote,
): readonly string[] {
  moveConnectKit(file, appName, addNote)
  moveRainbowKit(file, addNote)
  return moveWagmi(file, addNote)
}

/** The path of the `package.json` of the package that a file belongs to. */
function manifestOf(path: string, manifests: ReadonlyMap<string, unknown>): string {
  const folders = path.split('/').slice(0, -1)
  while (folders.length > 0) {
    const manifest = `${folders.join('/')}/package.json`
    if (manifests.has(manifest)) return manifest
    folders.pop()
  }
  return 'package.json'
}

function isManifest(path: string): boolean {
  return path === 'package.json' || path.endsWith('/package.json')
}
