import { Node, type SourceFile, SyntaxKind } from 'ts-morph'

/**
 * Renames every use of a name in a file. Property names stay as they are; `{ name }` becomes
 * `{ name: renamed }`.
 */
export function renameLocal(file: SourceFile, name: string, renamed: string): void {
  const uses = file
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter(
      (node) =>
        node.getText() === name && !node.getFirstAncestorByKind(SyntaxKind.ImportDeclaration),
    )
  // From the end, so that positions before a change stay valid.
  for (const use of uses.reverse()) {
    const parent = use.getParent()
    if (Node.isPropertyAccessExpression(parent) && parent.getNameNode() === use) continue
    if (Node.isPropertyAssignment(parent) && parent.getNameNode() === use) continue
    if (Node.isShorthandPropertyAssignment(parent)) parent.replaceWithText(`${name}: ${renamed}`)
    else use.replaceWithText(renamed)
  }
}
