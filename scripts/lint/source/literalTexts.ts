import type { ESTree } from 'vite'

export interface LiteralText {
  readonly text: string
  readonly start: number
}

/**
 * The literal texts an expression can evaluate to: strings, the fixed parts of templates, and both
 * branches of a condition. None for calls and variables.
 */
export function literalTexts(node: ESTree.Node | null): LiteralText[] {
  if (node === null) return []
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : []
    case 'TemplateLiteral':
      return node.quasis.map(({ value, start }) => ({ text: value.cooked ?? value.raw, start }))
    case 'ConditionalExpression':
      return [...literalTexts(node.consequent), ...literalTexts(node.alternate)]
    case 'LogicalExpression':
      return [...literalTexts(node.left), ...literalTexts(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalTexts(node.left), ...literalTexts(node.right)] : []
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'JSXExpressionContainer':
      return literalTexts(node.expression)
    default:
      return []
  }
}
