import {
  type BindingElement,
  type CallExpression,
  Node,
  type ObjectBindingPattern,
  type PropertyAccessExpression,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { callsOf } from '../source/callsOf.ts'
import { freeName } from '../source/freeName.ts'
import { importNames } from '../source/importNames.ts'
import { exportsFrom, importsFrom, localNameOf } from '../source/importsFrom.ts'
import { otherNamesOf } from '../source/otherNamesOf.ts'
import { usesOf } from '../source/usesOf.ts'
import {
  balancesOf,
  isPassedOn,
  isShadowed,
  type KnownBalance,
  propertyOf,
  usesOfBalance,
} from './balances.ts'

const modules = [
  'wagmi',
  'wagmi/actions',
  'wagmi/query',
  '@wagmi/core',
  '@wagmi/core/actions',
  '@wagmi/core/query',
]
const balanceNames = ['useBalance', 'getBalance', 'getBalanceQueryOptions']
const feeNames = ['useEstimateFeesPerGas', 'estimateFeesPerGas']

/**
 * In wagmi 3 a balance has no `formatted`, and its request no `token` and no `unit`. Fees have no
 * `formatted` either, which is reported.
 */
export function formatBalances(file: SourceFile, addNote: AddNote): void {
  const hooks = localNames(file, 'useBalance')
  const actions = localNames(file, 'getBalance')
  const queries = localNames(file, 'getBalanceQueryOptions')
  const fees = feeNames.flatMap((name) => localNames(file, name))
  const others = otherNames(file, [...hooks, ...actions, ...queries, ...fees])
  const isBalance = (name: Node) => balanceNames.includes(name.getText())
  const hasBalances = hooks.length + actions.length + queries.length > 0 || others.some(isBalance)
  const hasFees = fees.length > 0 || !others.every(isBalance)
  if (!hasBalances && !hasFees) return
  for (const name of others) {
    addNote(name, isBalance(name) ? elsewhereAdvice : feesElsewhereAdvice)
  }
  for (const call of callsOf(file, ...queries)) {
    noteOptions(call, 'getBalanceQueryOptions', addNote)
    addNote(call, elsewhereAdvice)
  }
  for (const call of callsOf(file, ...hooks)) {
    noteOptions(call, 'useBalance', addNote)
    const parent = call.getParent()
    const isReturned = Node.isReturnStatement(parent) || Node.isArrowFunction(parent)
    if (isReturned) addNote(call, elsewhereAdvice)
  }
  for (const balance of balancesOf(file, hooks)) {
    const use = usesOfBalance(balance).find(isPassedOn)
    if (use) addNote(use, elsewhereAdvice)
  }
  for (const call of callsOf(file, ...actions)) noteOptions(call, 'getBalance', addNote)

  const own = importsFrom(file, 'viem').find((name) => name.getName() === 'formatUnits')
  // Libraries such as ethers have a function of that name, too.
  const format = own ? localNameOf(own) : freeName(file, 'formatUnits', 'formatBalance')
  let changed = false
  for (let found = nextPattern(file, hooks); found; found = nextPattern(file, hooks)) {
    formatPattern(found, format)
    changed = true
  }
  const balances = balancesOf(file, hooks)
  for (let found = nextAccess(file, balances); found; found = nextAccess(file, balances)) {
    formatAccess(found, format)
    changed = true
  }
  const advice = [...(hasBalances ? [balanceAdvice] : []), ...(hasFees ? [feeAdvice] : [])].join(
    ' ',
  )
  for (const left of leftIn(file)) addNote(left, advice)
  if (!changed) return
  const alias = format === 'formatUnits' ? {} : { alias: format }
  importNames(file, 'viem', [{ name: 'formatUnits', ...alias }])
}

/** What a file calls a name of wagmi: `useBalance`, `wagmi.useBalance`. */
function localNames(file: SourceFile, name: string): readonly string[] {
  const named = modules
    .flatMap((module) => importsFrom(file, module))
    .filter((specifier) => specifier.getName() === name)
    .map(localNameOf)
  const members = file
    .getImportDeclarations()
    .filter((declaration) => modules.includes(declaration.getModuleSpecifierValue()))
    .flatMap((declaration) => declaration.getNamespaceImport() ?? [])
    .map((namespace) => `${namespace.getText()}.${name}`)
  return [...named, ...members.filter((member) => isUsed(file, member))]
}

function isUsed(file: SourceFile, member: string): boolean {
  return file
    .getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)
    .some((access) => access.getText() === member)
}

/** Where balances and fees come into a file, or leave it, in another way than by known names. */
function otherNames(file: SourceFile, known: readonly string[]): readonly Node[] {
  const exported = modules
    .flatMap((module) => exportsFrom(file, module))
    .map((specifier) => specifier.getNameNode())
  const loaded = [...otherNamesOf(file, modules)].filter((name) => {
    const parent = name.getParent()
    const isMember = Node.isPropertyAccessExpression(parent) && parent.getNameNode() === name
    return !isMember || !known.includes(parent.getText())
  })
  const names = [...balanceNames, ...feeNames]
  return [...exported, ...loaded].filter((name) => names.includes(name.getText()))
}

const balanceAdvice =
  'A balance has no formatted in wagmi 3: use formatUnits(value, decimals) of viem.'
const elsewhereAdvice = `What reads this balance elsewhere: ${balanceAdvice}`
const feeAdvice = 'Fees have no formatted in wagmi 3: use formatGwei of viem.'
const feesElsewhereAdvice = `What reads these fees elsewhere: ${feeAdvice}`

const optionAdvice: Readonly<Record<string, string>> = {
  token: 'read balanceOf and decimals with useReadContracts or readContracts.',
  unit: 'use formatUnits of viem.',
}

function noteOptions(call: CallExpression, name: string, addNote: AddNote): void {
  const options = call.getArguments().at(-1)
  if (!Node.isObjectLiteralExpression(options)) return
  for (const [option, advice] of Object.entries(optionAdvice)) {
    if (!options.getProperty(option)) continue
    addNote(call, `${name} takes no ${option} in wagmi 3: ${advice}`)
  }
}

interface NestedPattern {
  /** `data: { formatted } = {}` */
  readonly data: BindingElement
  readonly pattern: ObjectBindingPattern
}

/** The next `const { data: { formatted } } = useBalance()`. */
function nextPattern(file: SourceFile, hooks: readonly string[]): NestedPattern | undefined {
  for (const call of callsOf(file, ...hooks)) {
    const declaration = call.getParent()
    if (!Node.isVariableDeclaration(declaration)) continue
    // A statement is added behind the declaration, so nothing may follow in its own.
    const others = declaration.getVariableStatement()?.getDeclarations() ?? []
    const name = declaration.getNameNode()
    if (others.length !== 1 || !Node.isObjectBindingPattern(name)) continue
    for (const data of name.getElements()) {
      const pattern = data.getNameNode()
      if (data.getPropertyNameNode()?.getText() !== 'data') continue
      if (!Node.isObjectBindingPattern(pattern)) continue
      if (pattern.getElements().some((element) => element.getDotDotDotToken())) continue
      const formatted = elementOf(pattern, 'formatted')
      if (formatted && !formatted.getInitializer()) return { data, pattern }
    }
  }
  return undefined
}

/** Takes value and decimals instead, and declares `formatted` in a statement of its own. */
function formatPattern({ data, pattern }: NestedPattern, format: string): void {
  const statement = pattern.getFirstAncestorByKindOrThrow(SyntaxKind.VariableStatement)
  const elements = new Map(
    pattern.getElements().map((element) => [propertyOf(element), element.getText()]),
  )
  const formatted = elementOf(pattern, 'formatted')?.getName() ?? 'formatted'
  const take = (property: 'decimals' | 'value', other: string): string => {
    const known = elementOf(pattern, property)?.getName()
    if (known !== undefined) return known
    const local = usesOf(functionOf(statement), property).length > 0 ? other : property
    elements.set(property, local === property ? property : `${property}: ${local}`)
    return local
  }
  const value = take('value', 'balanceValue')
  const decimals = take('decimals', 'balanceDecimals')
  elements.delete('formatted')
  const text = `${format}(${value}, ${decimals})`
  const unknown = `${value} === undefined || ${decimals} === undefined ? undefined : `
  const isOptional = data.getInitializer() !== undefined
  const listed = [...elements].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, element]) => element)
  const end = statement.getText().endsWith(';') ? ';' : ''
  pattern.replaceWithText(`{ ${listed.join(', ')} }`)
  statement.replaceWithText(
    `${statement.getText()}\nconst ${formatted} = ${isOptional ? unknown : ''}${text}${end}`,
  )
}

/** The function that a node is in; otherwise its file. */
function functionOf(node: Node): Node {
  return node.getFirstAncestor(Node.isFunctionLikeDeclaration) ?? node.getSourceFile()
}

function elementOf(pattern: ObjectBindingPattern, name: string): BindingElement | undefined {
  return pattern.getElements().find((element) => propertyOf(element) === name)
}

function nextAccess(file: SourceFile, balances: readonly KnownBalance[]) {
  return file.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression).find((node) => {
    if (node.getName() !== 'formatted') return false
    // `result.data!` and `result?.data` are `result.data` as well.
    const text = node
      .getExpression()
      .getText()
      .replace(/!|\?(?=\.)/g, '')
    return balances.some(
      (balance) =>
        balance.text === text &&
        node.getAncestors().includes(balance.scope) &&
        !isShadowed(node, balance),
    )
  })
}

function formatAccess(found: PropertyAccessExpression, format: string): void {
  const balance = found.getExpression().getText()
  const formatted = `${format}(${balance}.value, ${balance}.decimals)`
  if (!found.hasQuestionDotToken()) {
    found.replaceWithText(formatted)
    return
  }
  const asserted = found.getParentIfKind(SyntaxKind.NonNullExpression) ?? found
  const parent = asserted.getParent()
  const isChained =
    (Node.isPropertyAccessExpression(parent) || Node.isElementAccessExpression(parent)) &&
    parent.getExpression() === asserted &&
    !parent.hasQuestionDotToken()
  const optional = `(${balance} && ${formatted})`
  // What follows `balance?.formatted` was skipped without a balance, and still is.
  if (!isChained) found.replaceWithText(optional)
  else if (Node.isPropertyAccessExpression(parent)) {
    parent.replaceWithText(`${optional}?.${parent.getName()}`)
  } else {
    parent.replaceWithText(`${optional}?.[${parent.getArgumentExpressionOrThrow().getText()}]`)
  }
}

/** Where a file that reads balances or fees still reads something called `formatted`. */
function leftIn(file: SourceFile): readonly Node[] {
  const accesses = file
    .getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)
    .filter((node) => node.getName() === 'formatted')
  const elements = file
    .getDescendantsOfKind(SyntaxKind.BindingElement)
    .filter((node) => propertyOf(node) === 'formatted')
  const strings = file
    .getDescendantsOfKind(SyntaxKind.ElementAccessExpression)
    .filter((node) => /^['"`]formatted['"`]$/.test(node.getArgumentExpression()?.getText() ?? ''))
  return [...accesses, ...elements, ...strings]
}
