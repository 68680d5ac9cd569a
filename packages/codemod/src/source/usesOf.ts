import { type Identifier, Node, type SourceFile, SyntaxKind } from 'ts-morph'

/** The places below a node that refer to a name: no properties of that name, and no imports. */
export function usesOf(node: Node, name: string): readonly Identifier[] {
  return mentionsOf(node, name).filter((use) => !isMemberName(use))
}

/** The same, with properties of that name. */
export function mentionsOf(node: Node, name: string): readonly Identifier[] {
  const found = node.getDescendantsOfKind(SyntaxKind.Identifier)
  if (Node.isIdentifier(node)) found.push(node)
  return found.filter(
    (use) => use.getText() === name && !use.getFirstAncestorByKind(SyntaxKind.ImportDeclaration),
  )
}

/** A name that a file does not use for anything: this one, or with a number. */
export function freeName(file: SourceFile, name: string): string {
  const identifiers = file.getDescendantsOfKind(SyntaxKind.Identifier)
  const taken = new Set(identifiers.map((identifier) => identifier.getText()))
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`
  return free
}

/** Whether an identifier names a property, a method, an attribute or a member of an enum. */
export function isMemberName(use: Identifier): boolean {
  const parent = use.getParent()
  const hasMember =
    Node.isPropertyAccessExpression(parent) ||
    Node.isPropertyNamed(parent) ||
    Node.isJsxAttribute(parent)
  return hasMember && parent.getNameNode() === use
}
