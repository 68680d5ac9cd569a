import {
  type CallExpression,
  type ImportSpecifier,
  Node,
  type ObjectLiteralExpression,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import { docsUrl } from '../docsUrl.ts'
import type { AddNote } from '../Note.ts'
import { type AddedProperty, changeProperties } from '../source/changeProperties.ts'
import { freeName } from '../source/freeName.ts'
import { importNames } from '../source/importNames.ts'
import { importsFrom } from '../source/importsFrom.ts'
import { openings, renameTags } from '../source/jsxTags.ts'
import { removeImport } from '../source/removeImport.ts'
import { renameLocal } from '../source/renameLocal.ts'
import { stringsOf } from '../source/stringsOf.ts'
import { usesOf } from '../source/usesOf.ts'
import { moveButtons } from './moveButtons.ts'
import { moveModals } from './moveModals.ts'
import { themeAdvice } from './themeAdvice.ts'

/** Exports of ConnectKit that need manual work, with what to do. */
const unmoved: ReadonlyMap<string, string> = new Map([
  ['Avatar', 'use Avatar of @foyer/kit, which takes address and size.'],
  ['ChainIcon', 'draw `iconUrl` of the chain, or the `chain` of ConnectButton.Custom.'],
  ['ConnectKitModalDemo', 'it has no counterpart.'],
  ['Context', 'it has no counterpart.'],
  ['SIWEButton', 'call signIn of useSignIn() from @foyer/kit.'],
  [
    'SIWEProvider',
    `pass its functions as the adapter of \`signIn\` to createHostedKitConfig: ${docsUrl}/recipes/sign-in`,
  ],
  ['Types', 'the types of @foyer/kit have other names.'],
  ['getDefaultConnectors', 'take walletConnect, coinbase and safe from @foyer/kit/wallets.'],
  ['useIsMounted', 'it is not needed: the kit draws the same on a server.'],
  ['useSIWE', 'use useSignIn of @foyer/kit: status, session, signIn and signOut.'],
  ['wallets', `take wallets from @foyer/kit/wallets: ${docsUrl}/recipes/wallets`],
])

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

/**
 * Migrates a source file from ConnectKit to the kit.
 *
 * @param appName The app's name, if it was found.
 */
export function moveConnectKit(
  file: SourceFile,
  appName: string | undefined,
  addNote: AddNote,
): void {
  const imports = importsFrom(file, 'connectkit')
  for (const specifier of imports) {
    const advice = unmoved.get(specifier.getName())
    if (advice) addNote(specifier, `${specifier.getName()} of ConnectKit: ${advice}`)
    else dropAlias(file, specifier)
  }
  // The name of one that keeps its alias is something else in this file.
  const named = importsFrom(file, 'connectkit').filter((specifier) => !specifier.getAliasNode())
  const names = new Set(named.map((specifier) => specifier.getName()))
  if (names.has('getDefaultConfig')) moveConfigs(file, addNote)
  if (names.has('ConnectKitProvider')) moveProvider(file, appName, addNote)
  if (names.has('ConnectKitButton')) moveButtons(file, addNote)
  if (names.has('useModal')) moveModals(file, addNote)
  const chains = named.find((specifier) => specifier.getName() === 'useChains')
  if (chains) {
    // First, since without any import it would be placed above directives.
    importNames(file, 'wagmi', ['useChains'])
    removeImport(chains)
  }
  if (names.has('useChainIsSupported')) moveSupportedChains(file)
  dropImports(file)
  noteLeftImports(file, addNote)
}

/** Uses the exported name throughout the file, unless the file has another use for it. */
function dropAlias(file: SourceFile, specifier: ImportSpecifier): void {
  const alias = specifier.getAliasNode()?.getText()
  if (alias === undefined || usesOf(file, specifier.getName()).length > 0) return
  renameLocal(file, alias, specifier.getName())
  specifier.removeAlias()
}

function moveSupportedChains(file: SourceFile): void {
  for (let call = callOf(file, 'useChainIsSupported'); call; ) {
    call.replaceWithText(`useChains()${supportedTest(file, call.getArguments()[0])}`)
    importNames(file, 'wagmi', ['useChains'])
    call = callOf(file, 'useChainIsSupported')
  }
}

/** Whether one of the configured chains, to which it is added, has the id. */
function supportedTest(file: SourceFile, id: Node | undefined): string {
  if (id !== undefined && /\buse[A-Z]\w*\(/.test(id.getText())) {
    // A hook must not be called in a callback.
    const type = isTypeScript(file) ? ': number | undefined' : ''
    return `.map((configured)${type} => configured.id).includes(${id.getText()})`
  }
  const operand = operandOf(id)
  // Not `chain`, which the id is often read from.
  const name = /\bconfigured\b/.test(operand) ? 'supported' : 'configured'
  return `.some((${name}) => ${name}.id === ${operand})`
}

/** An expression as an operand of `===`, in brackets if its own operators could bind less. */
function operandOf(expression: Node | undefined): string {
  const text = expression?.getText() ?? 'undefined'
  return Node.isLeftHandSideExpression(expression) ? text : `(${text})`
}

function callOf(file: SourceFile, name: string): CallExpression | undefined {
  return file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .find((node) => node.getExpression().getText() === name)
}

/** `createConfig(getDefaultConfig({…}))` becomes `createConfig({…})` with the kit's connectors. */
function moveConfigs(file: SourceFile, addNote: AddNote): void {
  for (const call of file.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    if (call.wasForgotten() || call.getExpression().getText() !== 'getDefaultConfig') continue
    moveConfig(file, call, addNote)
  }
}

function moveConfig(file: SourceFile, call: CallExpression, addNote: AddNote): void {
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

function isTypeScript(file: SourceFile): boolean {
  return /\.[cm]?tsx?$/.test(file.getFilePath())
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

const providerAdvice: ReadonlyMap<string, string> = new Map([
  ['customTheme', themeAdvice],
  ['debugMode', 'it has no counterpart.'],
  ['mode', themeAdvice],
  ['onConnect', "use wagmi's useConnectionEffect."],
  ['onDisconnect', "use wagmi's useConnectionEffect."],
  ['options', 'see the options of createHostedKitConfig and the props of KitProvider.'],
  ['theme', themeAdvice],
])

function moveProvider(file: SourceFile, appName: string | undefined, addNote: AddNote): void {
  const tags = openings(file, 'ConnectKitProvider')
  if (tags.length === 0) return
  const config = freeName(file, 'kitConfig', 'foyerConfig')
  for (const tag of tags) {
    if (appName === undefined) addNote(tag, "appName: replace 'My app' with the name of your app.")
    for (const attribute of tag.getAttributes()) {
      const name = Node.isJsxAttribute(attribute) ? attribute.getNameNode().getText() : '...'
      addNote(
        tag,
        `${name} of ConnectKitProvider: ${providerAdvice.get(name) ?? 'see KitProvider.'}`,
      )
    }
    for (const attribute of [...tag.getAttributes()].reverse()) attribute.remove()
    tag.addAttribute({ name: 'config', initializer: `{${config}}` })
  }
  renameTags(file, 'ConnectKitProvider', 'KitProvider')
  importNames(file, '@foyer/kit', ['createHostedKitConfig', 'KitProvider'])
  const after = file.getImportDeclarations().at(-1)?.getChildIndex() ?? -1
  file.insertStatements(
    after + 1,
    [
      '',
      `const ${config} = createHostedKitConfig({`,
      `  appName: '${(appName ?? 'My app').replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}',`,
      "  walletGroups: async () => [(await import('@foyer/kit/wallets')).popular],",
      '});',
    ].join('\n'),
  )
  const hasStyles = file
    .getImportDeclarations()
    .some((declaration) => declaration.getModuleSpecifierValue() === '@foyer/kit/styles.css')
  // ConnectKit included its styles.
  if (!hasStyles) file.addImportDeclaration({ moduleSpecifier: '@foyer/kit/styles.css' })
}

/** Removes what is no longer used; names that need manual work stay. */
function dropImports(file: SourceFile): void {
  for (const specifier of importsFrom(file, 'connectkit')) {
    const local = specifier.getAliasNode()?.getText() ?? specifier.getName()
    if (!unmoved.has(specifier.getName()) && usesOf(file, local).length === 0)
      removeImport(specifier)
  }
}

/** `package.json` will no longer have ConnectKit. */
function noteLeftImports(file: SourceFile, addNote: AddNote): void {
  for (const text of stringsOf(file)) {
    const module = text.getLiteralText()
    if (module !== 'connectkit' && module !== 'connectkit-next-siwe') continue
    const declaration = text.getParent()
    const left = Node.isImportDeclaration(declaration)
      ? declaration.getNamedImports().map((specifier) => specifier.getName())
      : []
    // Each of these has a note.
    if (left.length > 0 && left.every((name) => unmoved.has(name))) continue
    const names = left.filter((name) => !unmoved.has(name)).join(', ') || 'what is used of it'
    addNote(text, `${module}: ${names} is left to replace by hand: ${docsUrl}/from-connectkit`)
  }
}

/** The names of apps that a file passes to ConnectKit's `getDefaultConfig`. */
export function appNamesIn(file: SourceFile): readonly string[] {
  return file.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
    const [options] = call.getArguments()
    if (call.getExpression().getText() !== 'getDefaultConfig') return []
    if (!Node.isObjectLiteralExpression(options)) return []
    const property = options.getProperty('appName')
    const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
    const isText = Node.isStringLiteral(value) || Node.isNoSubstitutionTemplateLiteral(value)
    return isText ? [value.getLiteralText()] : []
  })
}
