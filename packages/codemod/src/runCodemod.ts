import { IndentationText, type Node, Project, QuoteKind, ts } from 'ts-morph'
import { type AppName, appNamesOf } from './connectkit/appName.ts'
import { moveConnectKit } from './connectkit/moveConnectKit.ts'
import { moveManifest, nameIn, namesOldKit, notePins } from './manifest/moveManifest.ts'
import { noteMissing } from './manifest/noteMissing.ts'
import { notePeers } from './manifest/notePeers.ts'
import { type AddNote, docsUrl, type Note, notesOf, type Place } from './Note.ts'
import { moveRainbowKit } from './rainbowkit/moveRainbowKit.ts'
import type { Files, ReadText } from './readFiles.ts'
import { moveStyles } from './styles/moveStyles.ts'
import { moveTsconfigs } from './tsconfig/moveTsconfigs.ts'
import { moveWagmi } from './wagmi/moveWagmi.ts'

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
 *
 * @param readMore Reads what is not among the files. Default: nothing.
 */
export function runCodemod(originals: Files, readMore: ReadText = () => undefined): CodemodResult {
  const read: ReadText = (path) => (originals.get(path) ?? readMore(path))?.replace(/^\uFEFF/, '')
  const changed = new Map<string, string>()
  const notes: Note[] = []
  const manifests = [...originals.keys()].filter(isManifest)
  const movers = manifests.filter((path) => namesOldKit(read(path) ?? ''))
  if (movers.length === 0) return { changed, notes }

  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { allowJs: true } })
  const sdks = new Map(
    manifests.map((path) => [path, new Set(movers.includes(path) ? walletSdks : [])]),
  )
  const ownerOf = (path: string) => manifestOf(path, sdks)
  const appNames = findAppNames(project, originals, ownerOf)
  for (const path of originals.keys()) {
    const text = read(path) ?? ''
    if (scripts.test(path) && mentions.test(text)) {
      const [appName, ...others] = appNames.get(ownerOf(path))?.values() ?? []
      const known = others.length === 0 ? appName : undefined
      const moved = moveScript(project, path, text, known)
      for (const name of moved.packages) sdks.get(ownerOf(path))?.add(name)
      keep(path, moved)
    } else if (stylesheets.test(path)) keep(path, moveStyles(text))
  }
  const own = new Set(manifests.map((path) => nameIn(read(path) ?? '')))
  for (const path of manifests) {
    const text = read(path) ?? ''
    const moved = moveManifest(text, [...(sdks.get(path) ?? [])])
    keep(path, { ...moved, places: [...moved.places, ...notePeers(path, text, own, read)] })
  }
  for (const [path, places] of notePins(originals, read)) keep(path, { places })
  for (const [path, moved] of moveTsconfigs(originals, read, (it) =>
    movers.includes(ownerOf(it)),
  )) {
    keep(path, moved)
  }
  for (const path of movers) {
    const code = [...originals.keys()].filter((it) => scripts.test(it) && ownerOf(it) === path)
    keep(path, { places: noteMissing(code, manifests, (it) => changed.get(it) ?? read(it) ?? '') })
  }
  notes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  return { changed, notes }

  function keep(path: string, moved: { text?: string; places: readonly Place[] }): void {
    notes.push(...notesOf(path, moved.places))
    const before = originals.get(path) ?? readMore(path) ?? ''
    if (moved.text === undefined || moved.text === read(path)) return
    changed.set(path, endLinesAs(before, moved.text))
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

/** The names of apps by package: one file passes it to ConnectKit, and another one needs it. */
function findAppNames(
  project: Project,
  files: Files,
  ownerOf: (path: string) => string,
): ReadonlyMap<string, ReadonlyMap<string, AppName>> {
  const found = new Map<string, Map<string, AppName>>()
  for (const [path, text] of files) {
    if (!scripts.test(path) || !text.includes('connectkit')) continue
    const file = project.createSourceFile(`/${path}`, text)
    for (const name of appNamesOf(file)) {
      if (!name.imports) continue
      const names = found.get(ownerOf(path)) ?? new Map()
      found.set(ownerOf(path), names.set(name.code, name))
    }
    project.removeSourceFile(file)
  }
  return found
}

interface MovedScript {
  readonly text: string
  /** The packages that its connectors need. */
  readonly packages: readonly string[]
  readonly places: readonly Place[]
}

/** An unusual file that cannot be moved must not stop or harm the others, and is left as it was. */
function moveScript(
  project: Project,
  path: string,
  text: string,
  appName: AppName | undefined,
): MovedScript {
  const left = { text, packages: [], places: [{ line: 1, advice: leftAdvice }] }
  project.manipulationSettings.set(styleOf(text))
  const file = project.createSourceFile(`/${path}`, text)
  const found: (Place & { readonly node: Node })[] = []
  const addNote: AddNote = (node, advice, subject) => {
    found.push({ node, line: node.getStartLineNumber(), advice, subject })
  }
  try {
    moveConnectKit(file, appName, addNote)
    moveRainbowKit(file, addNote)
    const packages = moveWagmi(file, addNote)
    const moved = file.getFullText()
    if (moved !== text && countSyntaxErrors(path, moved) > countSyntaxErrors(path, text)) {
      return left
    }
    // Imports that are added move the lines below them.
    const places = found.map(({ node, ...place }) =>
      node.wasForgotten() ? place : { ...place, line: node.getStartLineNumber() },
    )
    return { text: moved, packages, places }
  } catch {
    return left
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
