import {
  type CallExpression,
  Node,
  type ObjectLiteralExpression,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { importNames } from '../source/importNames.ts'
import { importsFrom } from '../source/importsFrom.ts'
import { openings, renameTags } from '../source/jsxTags.ts'
import { moveButtons } from './moveButtons.ts'
import { moveModals } from './moveModals.ts'

/** Exports of ConnectKit that need manual work, with what to do. */
const unmoved: ReadonlyMap<string, string> = new Map([
  ['Avatar', 'use Avatar of @foyer/kit, which takes address and size.'],
  ['ChainIcon', 'draw `iconUrl` of the chain, or the `chain` of ConnectButton.Custom.'],
  ['ConnectKitModalDemo', 'it has no counterpart.'],
  ['Context', 'it has no counterpart.'],
  ['SIWEButton', 'call signIn of useSignIn() from @foyer/kit.'],
  [
    'SIWEProvider',
    'pass its functions as the adapter of `signIn` to createHostedKitConfig (docs, "Sign-in").',
  ],
  ['Types', 'the types of @foyer/kit have other names.'],
  ['getDefaultConnectors', 'take walletConnect, coinbase and safe from @foyer/kit/wallets.'],
  ['useIsMounted', 'it is not needed: the kit draws the same on a server.'],
  ['useSIWE', 'use useSignIn of @foyer/kit: status, session, signIn and signOut.'],
  ['wallets', 'take wallets from @foyer/kit/wallets (docs, "Wallets").'],
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
]

/**
 * Migrates a source file from ConnectKit to the kit.
 *
 * @param appName The app's name, if the file does not contain it.
 */
export function moveConnectKit(file: SourceFile, appName: string, addNote: AddNote): void {
  const imports = importsFrom(file, 'connectkit')
  if (imports.length === 0) return
  const names = new Set(imports.map((specifier) => specifier.getName()))
  for (const specifier of imports) {
    const advice = unmoved.get(specifier.getName())
    if (advice) addNote(specifier, `${specifier.getName()} of ConnectKit: ${advice}`)
  }
  if (names.has('getDefaultConfig')) moveConfig(file, addNote)
  if (names.has('ConnectKitProvider')) moveProvider(file, appName, addNote)
  if (names.has('ConnectKitButton')) moveButtons(file, addNote)
  if (names.has('useModal')) moveModals(file, addNote)
  if (names.has('useChains')) importNames(file, 'wagmi', ['useChains'])
  if (names.has('useChainIsSupported')) {
    for (const call of file.getDescendantsOfKind(SyntaxKind.CallExpression)) {
      if (call.getExpression().getText() !== 'useChainIsSupported') continue
      const [id = { getText: () => 'undefined' }] = call.getArguments()
      importNames(file, 'wagmi', ['useChains'])
      call.replaceWithText(`useChains().some((chain) => chain.id === ${id.getText()})`)
      break
    }
  }
  dropImports(file)
}

/** `createConfig(getDefaultConfig({…}))` becomes `createConfig({…})` with the kit's connectors. */
function moveConfig(file: SourceFile, addNote: AddNote): void {
  const call = file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .find((node) => node.getExpression().getText() === 'getDefaultConfig')
  const [options] = call?.getArguments() ?? []
  if (!call || !Node.isObjectLiteralExpression(options)) {
    if (call) addNote(call, 'getDefaultConfig: write its options into createConfig by hand.')
    return
  }
  const connectors = connectorsOf(options)
  const transports = transportsOf(options)
  if (!options.getProperty('chains')) {
    addNote(
      call,
      "createConfig needs chains; ConnectKit's were mainnet, polygon, optimism and arbitrum.",
    )
  }
  for (const name of ownOptions) options.getProperty(name)?.remove()
  if (!options.getProperty('connectors')) {
    options.addPropertyAssignment({ name: 'connectors', initializer: `[${connectors.join(', ')}]` })
    importNames(
      file,
      '@foyer/kit/wallets',
      connectors.map((text) => text.slice(0, text.indexOf('('))),
    )
  }
  if (!options.getProperty('transports') && transports) {
    options.addPropertyAssignment({ name: 'transports', initializer: transports })
    importNames(file, 'wagmi', ['http'])
  }
  call.replaceWithText(options.getText())
}

function connectorsOf(options: ObjectLiteralExpression): readonly string[] {
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
  return [
    ...(projectId
      ? [`walletConnect({ projectId: ${projectId}, metadata: { ${metadata.join(', ')} } })`]
      : []),
    `coinbase({ appName: ${name} })`,
    'safe()',
  ]
}

/** The `transports` option. ConnectKit created one transport per chain; wagmi requires them. */
function transportsOf(options: ObjectLiteralExpression): string | undefined {
  const chains = options.getProperty('chains')
  if (!Node.isPropertyAssignment(chains)) return undefined
  const list = chains.getInitializer()
  if (!Node.isArrayLiteralExpression(list)) return undefined
  const ids = list.getElements().map((chain) => `[${chain.getText()}.id]: http()`)
  return `{ ${ids.join(', ')} }`
}

function optionOf(options: ObjectLiteralExpression, name: string): string | undefined {
  const property = options.getProperty(name)
  if (Node.isShorthandPropertyAssignment(property)) return name
  return Node.isPropertyAssignment(property) ? property.getInitializer()?.getText() : undefined
}

const providerAdvice: ReadonlyMap<string, string> = new Map([
  ['customTheme', 'set the --k-* custom properties (docs, "Looks").'],
  ['debugMode', 'it has no counterpart.'],
  ['mode', 'set data-theme="light" or "dark" on <html>.'],
  ['onConnect', "use wagmi's useConnectionEffect."],
  ['onDisconnect', "use wagmi's useConnectionEffect."],
  ['options', 'see the options of createHostedKitConfig and the props of KitProvider.'],
  ['theme', 'set the --k-* custom properties (docs, "Looks").'],
])

function moveProvider(file: SourceFile, appName: string, addNote: AddNote): void {
  for (const tag of openings(file, 'ConnectKitProvider')) {
    for (const attribute of tag.getAttributes()) {
      const name = Node.isJsxAttribute(attribute) ? attribute.getNameNode().getText() : '...'
      addNote(
        tag,
        `${name} of ConnectKitProvider: ${providerAdvice.get(name) ?? 'see KitProvider.'}`,
      )
    }
    for (const attribute of [...tag.getAttributes()].reverse()) attribute.remove()
    tag.addAttribute({ name: 'config', initializer: '{kitConfig}' })
  }
  renameTags(file, 'ConnectKitProvider', 'KitProvider')
  importNames(file, '@foyer/kit', ['createHostedKitConfig', 'KitProvider'])
  const after = file.getImportDeclarations().at(-1)?.getChildIndex() ?? -1
  file.insertStatements(
    after + 1,
    [
      '',
      'const kitConfig = createHostedKitConfig({',
      `  appName: '${appName.replaceAll("'", "\\'")}',`,
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
    if (unmoved.has(specifier.getName())) continue
    const local = specifier.getAliasNode()?.getText() ?? specifier.getName()
    const declaration = specifier.getImportDeclaration()
    const isUsed = file
      .getDescendantsOfKind(SyntaxKind.Identifier)
      .some(
        (node) =>
          node.getText() === local && !node.getFirstAncestorByKind(SyntaxKind.ImportDeclaration),
      )
    const isMoved = local === 'useChains' || !isUsed
    if (!isMoved) continue
    specifier.remove()
    if (declaration.getNamedImports().length === 0) declaration.remove()
  }
}

/** The app's name as passed to ConnectKit's `getDefaultConfig`, in any file. */
export function appNameIn(file: SourceFile): string | undefined {
  const call = file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .find((node: CallExpression) => node.getExpression().getText() === 'getDefaultConfig')
  const [options] = call?.getArguments() ?? []
  if (!Node.isObjectLiteralExpression(options)) return undefined
  const property = options.getProperty('appName')
  const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
  return Node.isStringLiteral(value) ? value.getLiteralText() : undefined
}
