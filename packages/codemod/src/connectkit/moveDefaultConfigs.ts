import { type CallExpression, Node, type ObjectLiteralExpression, type SourceFile } from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { callsOf } from '../source/callsOf.ts'
import { type AddedProperty, changeProperties } from '../source/changeProperties.ts'
import { importNames } from '../source/importNames.ts'
import { importsFrom } from '../source/importsFrom.ts'
import { isTypeScript } from '../source/isTypeScript.ts'

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
export function moveDefaultConfigs(file: SourceFile, addNote: AddNote): void {
  for (const call of callsOf(file, 'getDefaultConfig')) {
    if (!call.wasForgotten()) moveDefaultConfig(file, call, addNote)
  }
}

function moveDefaultConfig(file: SourceFile, call: CallExpression, addNote: AddNote): void {
  const [options] = call.getArguments()
  if (!Node.isObjectLiteralExpression(options)) {
    addNote(call, 'getDefaultConfig: write its options into createConfig by hand.')
    return
  }
  const added: AddedProperty[] = []
  const connectors = connectorsOf(options)
  for (const property of options.getProperties()) {
    if (!Node.isSpreadAssignment(property)) continue
    addNote(
      property,
      `getDefaultConfig: if ${property.getText()} has appName or walletConnectProjectId, pass them to coinbase and walletConnect of @foyer/kit/wallets.`,
    )
  }
  if (!options.getProperty('chains')) {
    addNote(
      call,
      "createConfig needs chains; ConnectKit's were mainnet, polygon, optimism and arbitrum.",
    )
  } else if (!options.getProperty('transports') && !options.getProperty('client')) {
    const transports = transportsOf(options)
    if (transports) {
      added.push({ name: 'transports', value: transports })
      const isImported = importsFrom(file, 'viem').some(
        (specifier) => specifier.getName() === 'http' && !specifier.getAliasNode(),
      )
      if (!isImported) importNames(file, 'wagmi', ['http'])
    } else addNote(call, 'createConfig needs transports: [chain.id]: http() for each chain.')
  }
  if (!options.getProperty('connectors')) {
    added.push({ name: 'connectors', value: `[${[...connectors.values()].join(', ')}]` })
    importNames(file, '@foyer/kit/wallets', [...connectors.keys()])
  }
  keepTuple(call, options)
  const text = changeProperties(options, ownOptions, added)
  call.replaceWithText(isReadAsBlock(call) ? `(${text})` : text)
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
  const name = optionOf(options, 'appName') ?? "''"
  const projectId = optionOf(options, 'walletConnectProjectId')
  const metadata = [
    `name: ${name}`,
    ...[['appDescription', 'description'] as const, ['appUrl', 'url'] as const].flatMap(
      ([from, to]) => {
        const value = optionOf(options, from)
        return value ? [`${to}: ${value}`] : []
      },
    ),
  ]
  const icon = optionOf(options, 'appIcon')
  if (icon) metadata.push(`icons: [${icon}]`)
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

function optionOf(options: ObjectLiteralExpression, name: string): string | undefined {
  const property = options.getProperty(name)
  if (Node.isShorthandPropertyAssignment(property)) return name
  return Node.isPropertyAssignment(property) ? property.getInitializer()?.getText() : undefined
}

/** The names of apps that a file passes to ConnectKit's `getDefaultConfig`. */
export function appNamesIn(file: SourceFile): readonly string[] {
  return callsOf(file, 'getDefaultConfig').flatMap((call) => {
    const [options] = call.getArguments()
    if (!Node.isObjectLiteralExpression(options)) return []
    const property = options.getProperty('appName')
    const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
    const isText = Node.isStringLiteral(value) || Node.isNoSubstitutionTemplateLiteral(value)
    return isText ? [value.getLiteralText()] : []
  })
}
