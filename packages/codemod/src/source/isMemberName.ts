import { type Identifier, Node } from 'ts-morph'

/** Whether an identifier names a property, a method, an attribute or a member of an enum. */
export function isMemberName(use: Identifier): boolean {
  const parent = use.getParent()
  const hasMember =
    Node.isPropertyAccessExpression(parent) ||
    Node.isPropertyNamed(parent) ||
    Node.isJsxAttribute(parent)
  return hasMember && parent.getNameNode() === use
}
