import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import { callsOf } from '../source/callsOf.ts'
import { importsFrom, localNameOf } from '../source/importsFrom.ts'
import { isMemberName } from '../source/usesOf.ts'

/** The name of an app as it is passed to ConnectKit. */
export interface AppName {
  /** An expression. */
  readonly code: string
  /** Whether the expression means the same in other files. */
  readonly isPortable: boolean
}

/** The names that a file passes to ConnectKit's `getDefaultConfig`, if its top level knows them. */
export function appNamesOf(file: SourceFile): readonly AppName[] {
  const locals = importsFrom(file, 'connectkit')
    .filter((specifier) => specifier.getName() === 'getDefaultConfig')
    .map(localNameOf)
  const known = new Set(['process', ...topLevelOf(file)])
  return callsOf(file, ...locals).flatMap((call): readonly AppName[] => {
    const [options] = call.getArguments()
    if (!Node.isObjectLiteralExpression(options)) return []
    const property = options.getProperty('appName')
    const value = Node.isShorthandPropertyAssignment(property)
      ? property.getNameNode()
      : Node.isPropertyAssignment(property) && property.getInitializer()
    if (!value) return []
    const roots = rootsOf(value)
    if (!roots.every((name) => known.has(name))) return []
    return [{ code: value.getText(), isPortable: roots.every((name) => name === 'process') }]
  })
}

/** The names that a file imports or declares, without the type checker, which is slow. */
function topLevelOf(file: SourceFile): readonly string[] {
  const imports = file
    .getImportDeclarations()
    .flatMap((it) => [
      it.getDefaultImport()?.getText() ?? '',
      it.getNamespaceImport()?.getText() ?? '',
      ...it.getNamedImports().map(localNameOf),
    ])
  const declared = [...file.getVariableDeclarations(), ...file.getFunctions(), ...file.getEnums()]
  return [...imports, ...declared.map((it) => it.getName() ?? '')]
}

/** The variables that an expression reads. */
function rootsOf(value: Node): readonly string[] {
  const identifiers = value.getDescendantsOfKind(SyntaxKind.Identifier)
  if (Node.isIdentifier(value)) identifiers.push(value)
  return identifiers
    .filter((it) => it === value || !(isMemberName(it) || Node.isMetaProperty(it.getParent())))
    .map((it) => it.getText())
}
