import { type ImportSpecifier, Node, type SourceFile } from 'ts-morph'
import { type AddNote, docsUrl } from '../Note.ts'
import { importNames } from '../source/importNames.ts'
import { importsFrom, localNameOf } from '../source/importsFrom.ts'
import { removeImport } from '../source/removeImport.ts'
import { stringsOf } from '../source/stringsOf.ts'
import { usesOf } from '../source/usesOf.ts'
import { type AppName, appNamesOf } from './appName.ts'
import { moveButtons } from './moveButtons.ts'
import { moveDefaultConfigs } from './moveDefaultConfigs.ts'
import { moveProvider } from './moveProvider.ts'

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
  ['useChainIsSupported', "look the id up in wagmi's useChains."],
  ['useIsMounted', 'it is not needed: the kit draws the same on a server.'],
  [
    'useModal',
    `use useConnectModal, useAccountModal, useChainModal and useLearnModal: ${docsUrl}/from-connectkit`,
  ],
  ['useSIWE', 'use useSignIn of @foyer/kit: status, session, signIn and signOut.'],
  ['wallets', `take wallets from @foyer/kit/wallets: ${docsUrl}/recipes/wallets`],
])

/**
 * Migrates a source file from ConnectKit to the kit.
 *
 * @param packageName The app's name, if another file of its package has it.
 */
export function moveConnectKit(
  file: SourceFile,
  packageName: AppName | undefined,
  addNote: AddNote,
): void {
  const [ownName, ...others] = appNamesOf(file)
  const isOne = others.every(({ code }) => code === ownName?.code)
  const ofFile = ownName && { ...ownName, imports: undefined }
  const appName = isOne ? (ofFile ?? packageName) : undefined
  const movers: Readonly<Record<string, (local: string) => void>> = {
    getDefaultConfig: (local) => moveDefaultConfigs(file, local, addNote),
    ConnectKitProvider: (local) => moveProvider(file, local, appName, addNote),
    ConnectKitButton: (local) => moveButtons(file, local, addNote),
    useChains: (local) => moveChains(file, local),
  }
  const imported = new Map(
    importsFrom(file, 'connectkit').map((it) => [it.getName(), localNameOf(it)]),
  )
  for (const [name, move] of Object.entries(movers)) {
    const local = imported.get(name)
    if (local) move(local)
  }
  for (const specifier of importsFrom(file, 'connectkit')) {
    const name = specifier.getName()
    const advice = unmoved.get(name)
    if (advice) addNote(specifier, `ConnectKit's: ${advice}`, name)
    else if (usesOf(file, localNameOf(specifier)).length === 0) removeImport(specifier)
  }
  noteLeftImports(file, addNote)
}

function moveChains(file: SourceFile, local: string): void {
  const isChains = (it: ImportSpecifier) => it.getName() === 'useChains'
  const chains = importsFrom(file, 'connectkit').find(isChains)
  // First, since without any import it would be placed above directives.
  importNames(file, 'wagmi', [local === 'useChains' ? local : { name: 'useChains', alias: local }])
  if (chains) removeImport(chains)
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
    addNote(text, `${names} is left to replace by hand: ${docsUrl}/from-connectkit`, module)
  }
}
