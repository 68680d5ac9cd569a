import { type Identifier, Node, type SourceFile, SyntaxKind } from 'ts-morph'
import { stringsOf } from './stringsOf.ts'

const loads = /^(?:import|require)$|mock|actual/i

/**
 * Identifiers that may be names of these modules, other than in imports and exports of names:
 * members of a namespace, and whatever is in the statement of an `import()`, `require()` or mock.
 */
export function otherNamesOf(
  file: SourceFile,
  modules: readonly string[],
): ReadonlySet<Identifier> {
  const namespaces = new Set<string>()
  const found = new Set<Identifier>()
  for (const text of stringsOf(file)) {
    if (!modules.includes(text.getLiteralText())) continue
    const parent = text.getParent()
    if (Node.isImportDeclaration(parent)) {
      const namespace = parent.getNamespaceImport()
      if (namespace) namespaces.add(namespace.getText())
    } else if (Node.isCallExpression(parent) && loads.test(parent.getExpression().getText())) {
      const statement = text.getFirstAncestor(Node.isStatement)
      for (const name of statement?.getDescendantsOfKind(SyntaxKind.Identifier) ?? []) {
        found.add(name)
      }
      const holder = Node.isAwaitExpression(parent.getParent()) ? parent.getParent() : parent
      const variable = holder?.getParent()
      if (Node.isVariableDeclaration(variable)) namespaces.add(variable.getName())
    }
  }
  for (const access of file.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)) {
    const member = access.getNameNode()
    if (Node.isIdentifier(member) && namespaces.has(access.getExpression().getText())) {
      found.add(member)
    }
  }
  return found
}
