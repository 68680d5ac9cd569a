import {
  type CallExpression,
  type Expression,
  Node,
  type ObjectLiteralExpression,
  type SourceFile,
} from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { callsOf } from '../source/callsOf.ts'
import { type AddedProperty, changeProperties } from '../source/changeProperties.ts'
import { importNames } from '../source/importNames.ts'
import { importsFrom } from '../source/importsFrom.ts'

/** Options of ConnectKit's `getDefaultConfig` that wagmi does not have. */
const ownOptions = [
  'appName',
  'appIcon',
  'appDescription',
  'appUrl',
  'walletConnectProjectId',
  'coinbaseWalletPreference',
  'enableAaveAccount',
  'enableFamily',
  'aaveAccountOptions',
  'familyOptions',
]

/** `createConfig(getDefaultConfig({…}))` becomes `createConfig({…})` with the kit's connectors. */
export function moveDefaultConfigs(file: SourceFile, local: string, addNote: AddNote): void {
  for (const call of callsOf(file, local)) {
    if (!call.wasForgotten()) moveDefaultConfig(file, call, addNote)
  }
}

function moveDefaultConfig(file: SourceFile, call: CallExpression, addNote: AddNote): void {
  const [options] = call.getArguments()
  if (!Node.isObjectLiteralExpression(options)) {
    addNote(call, 'write its options into createConfig by hand.', 'getDefaultConfig')
    return
  }
  const spread = options.getProperties().find((it) => !isNamed(it))
  if (spread) {
    addNote(
      spread,
      'left, since what is spread here may have any option: write it into createConfig by hand, and appName and walletConnectProjectId into coinbase and walletConnect of @foyer/kit/wallets.',
      `getDefaultConfig with ${spread.getText()}`,
    )
    return
  }
  const added: AddedProperty[] = []
  const connectors = connectorsOf(options)
  const transports = transportsOf(options)
  /** Adds what ConnectKit used without the option, also if it may be undefined. */
  const addDefault = (name: string, value: string): boolean => {
    const given = optionOf(options, name)
    if (!given) added.push({ name, value })
    else if (isDefined(given)) return false
    else {
      const operand = Node.isLeftHandSideExpression(given)
        ? given.getText()
        : `(${given.getText()})`
      options.getPropertyOrThrow(name).replaceWithText(`${name}: ${operand} ?? ${value}`)
    }
    return true
  }
  if (!options.getProperty('chains')) {
    addNote(
      call,
      "createConfig needs chains; ConnectKit's were mainnet, polygon, optimism and arbitrum.",
    )
  } else if (!options.getProperty('client')) {
    const given = optionOf(options, 'transports')
    if (!transports) {
      if (!given || !isDefined(given)) {
        addNote(
          call,
          "createConfig needs transports, which ConnectKit's had by itself: [chain.id]: http() for each chain.",
        )
      }
    } else if (addDefault('transports', transports)) {
      const isImported = importsFrom(file, 'viem').some(
        (specifier) => specifier.getName() === 'http' && !specifier.getAliasNode(),
      )
      if (!isImported) importNames(file, 'wagmi', ['http'])
    }
  }
  if (addDefault('connectors', `[${[...connectors.values()].join(', ')}]`)) {
    importNames(file, '@foyer/kit/wallets', [...connectors.keys()])
  }
  keepTuple(call, options)
  const text = changeProperties(options, ownOptions, added)
  call.replaceWithText(isReadAsBlock(call) ? `(${text})` : text)
}

/** Whether a property has a name and a value that can be read. */
function isNamed(property: Node): boolean {
  return Node.isPropertyAssignment(property) || Node.isShorthandPropertyAssignment(property)
}

/** Whether an option surely has a value: a list, an object, or a constant of the file with one. */
function isDefined(value: Node): boolean {
  if (Node.isAsExpression(value) || Node.isSatisfiesExpression(value)) {
    return isDefined(value.getExpression())
  }
  if (Node.isIdentifier(value)) {
    const declared = value.getSourceFile().getVariableDeclaration(value.getText())
    const initializer = declared?.getInitializer()
    return initializer !== undefined && isDefined(initializer)
  }
  return Node.isArrayLiteralExpression(value) || Node.isObjectLiteralExpression(value)
}

/** Only a call that receives the object infers a tuple of chains, which `createConfig` needs. */
function keepTuple(call: CallExpression, options: ObjectLiteralExpression): void {
  if (!isTypeScript(call.getSourceFile()) || Node.isCallExpression(call.getParent())) return
  const chains = options.getProperty('chains')
  const list = Node.isPropertyAssignment(chains) ? chains.getInitializer() : undefined
  if (Node.isArrayLiteralExpression(list)) list.replaceWithText(`${list.getText()} as const`)
}

/** Whether an object in place of an expression would begin a function's body or a statement. */
function isReadAsBlock(expression: Node): boolean {
  const parent = expression.getParent()
  if (Node.isExpressionStatement(parent)) return true
  if (Node.isArrowFunction(parent)) return parent.getBody() === expression
  return parent?.getStart() === expression.getStart() && isReadAsBlock(parent)
}

/** The list's elements by the name that each needs. */
function connectorsOf(options: ObjectLiteralExpression): ReadonlyMap<string, string> {
  const name = optionOf(options, 'appName')?.getText() ?? "''"
  const projectId = optionOf(options, 'walletConnectProjectId')?.getText()
  const metadata = [
    `name: ${name}`,
    ...[['appDescription', 'description'] as const, ['appUrl', 'url'] as const].flatMap(
      ([from, to]) => {
        const value = optionOf(options, from)
        return value ? [`${to}: ${value.getText()}`] : []
      },
    ),
  ]
  const icon = optionOf(options, 'appIcon')
  if (icon) metadata.push(`icons: [${icon.getText()}]`)
  const connectors = new Map<string, string>()
  if (projectId) connectors.set('walletConnect', pairingOf(projectId, metadata.join(', ')))
  connectors.set('coinbase', `coinbase({ appName: ${name} })`)
  return connectors.set('safe', 'safe()')
}

/** The WalletConnect connector. ConnectKit left it out where the id was empty, as in a test run. */
function pairingOf(projectId: string, metadata: string): string {
  const connector = `walletConnect({ projectId: ${projectId}, metadata: { ${metadata} } })`
  const isGiven = /^(['"`])[^'"`$]+\1$/.test(projectId)
  if (isGiven) return connector
  const isPlain = /^[\w$.?!'"[\]]+$/.test(projectId)
  return `...(${isPlain ? projectId : `(${projectId})`} ? [${connector}] : [])`
}

/** The `transports` option. ConnectKit created one transport per chain; wagmi requires them. */
function transportsOf(options: ObjectLiteralExpression): string | undefined {
  const chains = options.getProperty('chains')
  if (!Node.isPropertyAssignment(chains)) return undefined
  const list = chains.getInitializer()
  if (!Node.isArrayLiteralExpression(list)) return undefined
  const elements = list.getElements()
  const areNames = elements.every(
    (chain) => Node.isIdentifier(chain) || Node.isPropertyAccessExpression(chain),
  )
  if (!areNames) return undefined
  const ids = elements.map((chain) => `[${chain.getText()}.id]: http()`)
  return `{ ${ids.join(', ')} }`
}

function optionOf(options: ObjectLiteralExpression, name: string): Expression | undefined {
  const property = options.getProperty(name)
  if (Node.isShorthandPropertyAssignment(property)) return property.getNameNode()
  return Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
}

function isTypeScript(file: SourceFile): boolean {
  return /\.[cm]?tsx?$/.test(file.getFilePath())
}
