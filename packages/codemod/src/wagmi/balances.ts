import {
  type BinaryExpression,
  type BindingElement,
  Node,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import { callsOf } from '../source/callsOf.ts'
import { usesOf } from '../source/usesOf.ts'

/** A variable for a balance, or for a result whose `data` is one, and where it is one. */
export interface KnownBalance {
  /** `balance` of `{ data: balance }`, `result` of `result.data`. */
  readonly name: string
  /** `balance`, `result.data`. */
  readonly text: string
  readonly scope: Node
}

export function balancesOf(file: SourceFile, hooks: readonly string[]): readonly KnownBalance[] {
  return callsOf(file, ...hooks).flatMap((call): readonly KnownBalance[] => {
    const declaration = call.getParent()
    const scope = declaration?.getFirstAncestorByKind(SyntaxKind.VariableStatement)?.getParent()
    if (!Node.isVariableDeclaration(declaration) || !scope) return []
    const name = declaration.getNameNode()
    if (Node.isIdentifier(name)) {
      return [{ name: name.getText(), text: `${name.getText()}.data`, scope }]
    }
    if (!Node.isObjectBindingPattern(name)) return []
    return name
      .getElements()
      .filter((element) => propertyOf(element) === 'data')
      .map((element) => element.getNameNode().getText())
      .map((text) => ({ name: text, text, scope }))
  })
}

/** Where a balance is used, or the result that has it. */
export function usesOfBalance(balance: KnownBalance): readonly Node[] {
  const { name, scope, text } = balance
  return usesOf(scope, name).flatMap((use): readonly Node[] => {
    if (isShadowed(use, balance)) return []
    const parent = use.getParent()
    const isMember = Node.isPropertyAccessExpression(parent) && parent.getExpression() === use
    if (text === name || !isMember) return [use]
    // Other properties of a result are no balances.
    return parent.getName() === 'data' ? [parent] : []
  })
}

/** Whether a value is returned, or passed to something that may read it in another file. */
export function isPassedOn(use: Node): boolean {
  const parent = use.getParent()
  const isSame =
    Node.isParenthesizedExpression(parent) ||
    Node.isNonNullExpression(parent) ||
    Node.isAsExpression(parent) ||
    Node.isSatisfiesExpression(parent) ||
    (Node.isBinaryExpression(parent) && isValueOf(use, parent)) ||
    (Node.isConditionalExpression(parent) && parent.getCondition() !== use)
  if (isSame) return isPassedOn(parent)
  if (Node.isCallExpression(parent) || Node.isNewExpression(parent)) {
    return parent.getExpression() !== use
  }
  if (Node.isArrayLiteralExpression(parent)) return !isOfHook(parent)
  if (Node.isJsxExpression(parent)) return Node.isJsxAttribute(parent.getParent())
  return (
    Node.isReturnStatement(parent) ||
    Node.isArrowFunction(parent) ||
    Node.isShorthandPropertyAssignment(parent) ||
    Node.isPropertyAssignment(parent) ||
    Node.isSpreadAssignment(parent) ||
    Node.isSpreadElement(parent) ||
    Node.isJsxSpreadAttribute(parent)
  )
}

/** Whether a list is one of dependencies, which a hook only compares. */
function isOfHook(list: Node): boolean {
  const call = list.getParent()
  return Node.isCallExpression(call) && /\buse[A-Z]\w*$/.test(call.getExpression().getText())
}

/** Whether an expression's value may be that of its operand. */
function isValueOf(operand: Node, expression: BinaryExpression): boolean {
  const operator = expression.getOperatorToken().getText()
  // What is left of `&&` is only returned if it is no balance.
  return operator === '&&'
    ? expression.getRight() === operand
    : operator === '||' || operator === '??'
}

/** Whether the balance's name is that of a parameter or an inner variable here. */
export function isShadowed(place: Node, { name, scope }: KnownBalance): boolean {
  const around = place.getAncestors()
  return usesOf(scope, name).some((declared) => {
    const inner = scopeOfName(declared)
    return inner !== undefined && inner !== scope && around.includes(inner)
  })
}

/** Where a name that is declared is known; undefined for one that is only used. */
function scopeOfName(name: Node): Node | undefined {
  let declared: Node = name
  let parent = name.getParent()
  while (Node.isBindingElement(parent) && parent.getNameNode() === declared) {
    declared = parent.getParent()
    parent = declared.getParent()
  }
  if (!Node.isParameterDeclaration(parent) && !Node.isVariableDeclaration(parent)) return undefined
  if (parent.getNameNode() !== declared) return undefined
  // A function, a `catch` or a list of variables.
  const holder = parent.getParent()
  if (!Node.isVariableDeclarationList(holder)) return holder
  const statement = holder.getParent()
  return Node.isVariableStatement(statement) ? statement.getParent() : statement
}

export function propertyOf(element: BindingElement): string {
  return (element.getPropertyNameNode() ?? element.getNameNode()).getText()
}
