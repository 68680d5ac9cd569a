import { dirname, join, relative } from 'node:path/posix'
import {
  type ImportDeclarationStructure,
  Node,
  type OptionalKind,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import { callsOf } from '../source/callsOf.ts'
import { importsFrom, localNameOf } from '../source/importsFrom.ts'
import { freeName, isMemberName } from '../source/usesOf.ts'

type Import = OptionalKind<ImportDeclarationStructure>

/** The name of an app as it is passed to ConnectKit. */
export interface AppName {
  /** An expression. */
  readonly code: string
  /**
   * What another file has to import for it, by local name, with absolute paths. Undefined if the
   * file itself declares what the expression reads.
   */
  readonly imports: ReadonlyMap<string, Import> | undefined
}

/** The names that a file passes to ConnectKit's `getDefaultConfig`, if its top level knows them. */
export function appNamesOf(file: SourceFile): readonly AppName[] {
  const locals = importsFrom(file, 'connectkit')
    .filter((specifier) => specifier.getName() === 'getDefaultConfig')
    .map(localNameOf)
  const imported = importsOf(file)
  const declarations = [...file.getVariableDeclarations(), ...file.getFunctions()]
  const declared = declarations.map((it) => it.getName())
  return callsOf(file, ...locals).flatMap((call): readonly AppName[] => {
    const [options] = call.getArguments()
    if (!Node.isObjectLiteralExpression(options)) return []
    const property = options.getProperty('appName')
    const value = Node.isShorthandPropertyAssignment(property)
      ? property.getNameNode()
      : Node.isPropertyAssignment(property) && property.getInitializer()
    if (!value) return []
    const roots = rootsOf(value)
    if (!roots.every((root) => imported.has(root) || declared.includes(root))) return []
    const isPortable = roots.every((root) => imported.has(root))
    const imports = new Map([...imported].filter(([local]) => roots.includes(local)))
    return [{ code: value.getText(), imports: isPortable ? imports : undefined }]
  })
}

/** Imports what an app's name needs. False, and nothing imported, if the file uses these names. */
export function importAppName(file: SourceFile, { imports }: AppName): boolean {
  const own = importsOf(file)
  const missing = [...(imports ?? [])].filter(
    ([local, it]) => JSON.stringify(own.get(local)) !== JSON.stringify(it),
  )
  if (missing.some(([local]) => freeName(file, local) !== local)) return false
  for (const [, { moduleSpecifier, ...names }] of missing) {
    const path = relative(dirname(file.getFilePath()), moduleSpecifier)
    const isFile = moduleSpecifier.startsWith('/')
    const local = path.startsWith('.') ? path : `./${path}`
    file.addImportDeclaration({ ...names, moduleSpecifier: isFile ? local : moduleSpecifier })
  }
  return true
}

/** What a file imports, by local name. Not by the type checker, which is slow. */
function importsOf(file: SourceFile): ReadonlyMap<string, Import> {
  return new Map(
    file.getImportDeclarations().flatMap((declaration) => {
      const module = declaration.getModuleSpecifierValue()
      const isFile = module.startsWith('.')
      const moduleSpecifier = isFile ? join(dirname(file.getFilePath()), module) : module
      const [standard, namespace] = [
        declaration.getDefaultImport(),
        declaration.getNamespaceImport(),
      ]
      const found: [string, Import][] = declaration
        .getNamedImports()
        .map((it) => [localNameOf(it), { moduleSpecifier, namedImports: [it.getText()] }])
      if (standard)
        found.push([standard.getText(), { moduleSpecifier, defaultImport: standard.getText() }])
      if (namespace) {
        found.push([namespace.getText(), { moduleSpecifier, namespaceImport: namespace.getText() }])
      }
      return found
    }),
  )
}

/** The variables that an expression reads, other than those of the environment. */
function rootsOf(value: Node): readonly string[] {
  const identifiers = value.getDescendantsOfKind(SyntaxKind.Identifier)
  if (Node.isIdentifier(value)) identifiers.push(value)
  return identifiers
    .filter((it) => it === value || !(isMemberName(it) || Node.isMetaProperty(it.getParent())))
    .map((it) => it.getText())
    .filter((name) => name !== 'process')
}
