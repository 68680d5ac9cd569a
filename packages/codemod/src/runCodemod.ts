import { IndentationText, type Node, Project, QuoteKind, ts } from 'ts-morph'
import { moveConnectKit } from './connectkit/moveConnectKit.ts'
import { appNamesIn } from './connectkit/moveDefaultConfigs.ts'
import { docsUrl } from './docsUrl.ts'
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

const leftAdvice = `left as it is: the codemod cannot move this file. Move it by hand: ${docsUrl}/from-connectkit, ${docsUrl}/from-rainbowkit`

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
  const appNameFor = findAppNames(project, files, sdks)
  for (const [path, text] of files) {
    if (scripts.test(path)) {
      if (!mentions.test(text)) continue
      const moved = moveScript(project, path, text, appNameFor(path))
      if (moved === undefined) {
        notes.push({ file: path, line: 1, message: leftAdvice })
        continue
      }
      const ofPackage = sdks.get(manifestOf(path, sdks))
      for (const name of moved.packages) ofPackage?.add(name)
      for (const note of moved.notes) notes.push({ file: path, ...note })
      keep(path, text, moved.text)
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

/**
 * Finds the name of the app that a file belongs to: in the file, otherwise in its package, where
 * one file passes it to ConnectKit and another one needs it. Undefined if there are several.
 */
function findAppNames(
  project: Project,
  files: Files,
  manifests: ReadonlyMap<string, unknown>,
): (path: string) => string | undefined {
  const ofFiles = new Map<string, Set<string>>()
  const ofPackages = new Map<string, Set<string>>()
  for (const [path, text] of files) {
    if (!scripts.test(path) || !text.includes('connectkit')) continue
    const file = project.createSourceFile('/name.tsx', text, { overwrite: true })
    const names = appNamesIn(file)
    project.removeSourceFile(file)
    if (names.length === 0) continue
    const manifest = manifestOf(path, manifests)
    ofFiles.set(path, new Set(names))
    ofPackages.set(manifest, new Set([...(ofPackages.get(manifest) ?? []), ...names]))
  }
  return (path) => {
    const [name, ...others] = ofFiles.get(path) ?? ofPackages.get(manifestOf(path, manifests)) ?? []
    return others.length === 0 ? name : undefined
  }
}

interface MovedScript {
  readonly text: string
  /** The packages that its connectors need. */
  readonly packages: readonly string[]
  readonly notes: readonly Omit<Note, 'file'>[]
}

/** Undefined if the file cannot be moved: an unusual one must not stop or harm the others. */
function moveScript(
  project: Project,
  path: string,
  text: string,
  appName: string | undefined,
): MovedScript | undefined {
  project.manipulationSettings.set(styleOf(text))
  const file = project.createSourceFile(`/${path}`, text)
  const found: { node: Node; line: number; message: string }[] = []
  const addNote: AddNote = (node, message) => {
    found.push({ node, line: node.getStartLineNumber(), message })
  }
  try {
    moveConnectKit(file, appName, addNote)
    moveRainbowKit(file, addNote)
    const packages = moveWagmi(file, addNote)
    const moved = file.getFullText()
    if (moved !== text && countSyntaxErrors(path, moved) > countSyntaxErrors(path, text)) {
      return undefined
    }
    // Imports that are added move the lines below them.
    const notes = found.map(({ line, message, node }) => ({
      line: node.wasForgotten() ? line : node.getStartLineNumber(),
      message,
    }))
    return { text: moved, packages, notes }
  } catch {
    return undefined
  } finally {
    project.removeSourceFile(file)
  }
}

function countSyntaxErrors(fileName: string, text: string): number {
  const compilerOptions = { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext }
  const options = { compilerOptions, fileName, reportDiagnostics: true }
  return ts.transpileModule(text, options).diagnostics?.length ?? 0
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
