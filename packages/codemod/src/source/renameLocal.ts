import { type BindingElement, type Identifier, Node, type SourceFile } from 'ts-morph'
import { isMemberName } from './isMemberName.ts'
import { mentionsOf } from './usesOf.ts'

/**
 * Renames every use of a name in a file. Names of properties, attributes and exports stay as they
 * are: `{ name }` becomes `{ name: renamed }`.
 */
export function renameLocal(file: SourceFile, name: string, renamed: string): void {
  // From the end, so that positions before a change stay valid.
  for (const use of mentionsOf(file, name).reverse()) {
    const parent = use.getParent()
    if (isOtherName(use, parent)) continue
    if (Node.isShorthandPropertyAssignment(parent)) parent.replaceWithText(`${name}: ${renamed}`)
    else if (Node.isBindingElement(parent) && isTakenApart(use, parent)) {
      use.replaceWithText(`${name}: ${renamed}`)
    } else if (Node.isExportSpecifier(parent) && !parent.getAliasNode()) {
      parent.replaceWithText(`${renamed} as ${name}`)
    } else use.replaceWithText(renamed)
  }
}

/** Whether a name is both that of a property and of a variable, as in `const { name } = …`. */
function isTakenApart(use: Identifier, element: BindingElement): boolean {
  const isRest = element.getDotDotDotToken() !== undefined
  const isShort = element.getNameNode() === use && !element.getPropertyNameNode()
  return isShort && !isRest && Node.isObjectBindingPattern(element.getParent())
}

/** Whether an identifier names a member of something else, or an export of another module. */
function isOtherName(use: Identifier, parent: Node | undefined): boolean {
  if (Node.isBindingElement(parent)) return parent.getPropertyNameNode() === use
  if (Node.isExportSpecifier(parent)) {
    const isOther = parent.getExportDeclaration().hasModuleSpecifier()
    return isOther || parent.getAliasNode() === use
  }
  return isMemberName(use)
}
