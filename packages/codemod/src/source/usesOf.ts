import { type Identifier, Node, SyntaxKind } from 'ts-morph'
import { isMemberName } from './isMemberName.ts'

/** The places below a node that refer to a name: no properties of that name, and no imports. */
export function usesOf(node: Node, name: string): readonly Identifier[] {
  return mentionsOf(node, name).filter((use) => !isMemberName(use))
}

/** The same, with properties of that name. */
export function mentionsOf(node: Node, name: string): Identifier[] {
  const found = node.getDescendantsOfKind(SyntaxKind.Identifier)
  if (Node.isIdentifier(node)) found.push(node)
  return found.filter(
    (use) => use.getText() === name && !use.getFirstAncestorByKind(SyntaxKind.ImportDeclaration),
  )
}
