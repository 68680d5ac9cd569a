import { type ImportSpecifier, Node, type SourceFile } from 'ts-morph'
import { docsUrl } from '../docsUrl.ts'
import type { AddNote } from '../Note.ts'
import { callsOf } from '../source/callsOf.ts'
import { freeName } from '../source/freeName.ts'
import { importNames } from '../source/importNames.ts'
import { importsFrom, localNameOf } from '../source/importsFrom.ts'
import { isTypeScript } from '../source/isTypeScript.ts'
import { openings, renameTags } from '../source/jsxTags.ts'
import { removeImport } from '../source/removeImport.ts'
import { renameLocal } from '../source/renameLocal.ts'
import { stringsOf } from '../source/stringsOf.ts'
import { usesOf } from '../source/usesOf.ts'
import { moveButtons } from './moveButtons.ts'
import { moveDefaultConfigs } from './moveDefaultConfigs.ts'
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
  if (names.has('getDefaultConfig')) moveDefaultConfigs(file, addNote)
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
  for (;;) {
    const [call] = callsOf(file, 'useChainIsSupported')
    if (!call) return
    call.replaceWithText(`useChains()${supportedTest(file, call.getArguments()[0])}`)
    importNames(file, 'wagmi', ['useChains'])
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
  const moduleSpecifier = '@foyer/kit/styles.css'
  // ConnectKit included its styles.
  if (!file.getImportDeclaration(moduleSpecifier)) file.addImportDeclaration({ moduleSpecifier })
}

/** Removes what is no longer used; names that need manual work stay. */
function dropImports(file: SourceFile): void {
  for (const specifier of importsFrom(file, 'connectkit')) {
    const local = localNameOf(specifier)
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
