import { type Identifier, Node, SyntaxKind } from 'ts-morph'
import { isMemberName } from './isMemberName.ts'

/** The places below a node that refer to a name: no properties of that name, and no imports. */
export function usesOf(node: Node, name: string): readonly Identifier[] {
  const found = node.getDescendantsOfKind(SyntaxKind.Identifier)
  if (Node.isIdentifier(node)) found.push(node)
  return found.filter((use) => {
    if (use.getText() !== name) return false
    return !use.getFirstAncestorByKind(SyntaxKind.ImportDeclaration) && !isMemberName(use)
  })
}
