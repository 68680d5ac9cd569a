import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { exportsFrom, importsFrom } from '../source/importsFrom.ts'
import { otherNamesOf } from '../source/otherNamesOf.ts'
import { stringsOf } from '../source/stringsOf.ts'

const modules = [
  'wagmi',
  'wagmi/actions',
  'wagmi/query',
  '@wagmi/core',
  '@wagmi/core/actions',
  '@wagmi/core/query',
]

/** Aliases of wagmi 2 that wagmi 3 no longer exports. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['Context', 'WagmiContext'],
  ['WagmiConfig', 'WagmiProvider'],
  ['fetchBalance', 'getBalance'],
  ['fetchBlockNumber', 'getBlockNumber'],
  ['fetchEnsAddress', 'getEnsAddress'],
  ['fetchEnsAvatar', 'getEnsAvatar'],
  ['fetchEnsName', 'getEnsName'],
  ['fetchEnsResolver', 'getEnsResolver'],
  ['fetchTransaction', 'getTransaction'],
  ['switchNetwork', 'switchChain'],
  ['useContractInfiniteReads', 'useInfiniteReadContracts'],
  ['useContractRead', 'useReadContract'],
  ['useContractReads', 'useReadContracts'],
  ['useContractWrite', 'useWriteContract'],
  ['useFeeData', 'useEstimateFeesPerGas'],
  ['waitForTransaction', 'waitForTransactionReceipt'],
])

/** Entries of wagmi 2 whose names are elsewhere in wagmi 3. */
const movedModules: ReadonlyMap<string, string> = new Map([
  ['wagmi/experimental', 'wagmi'],
  ['wagmi/actions/experimental', 'wagmi/actions'],
  ['@wagmi/core/experimental', '@wagmi/core'],
])

const changed: readonly (readonly [names: readonly string[], advice: string])[] = [
  [['normalizeChainId'], 'wagmi 3 does not have it: use Number(chainId).'],
  [
    ['useToken', 'UseTokenParameters', 'UseTokenReturnType', 'fetchToken', 'getToken'],
    'wagmi 3 does not have it: read name, symbol and decimals with useReadContracts or readContracts.',
  ],
  [
    ['useWriteContracts', 'writeContracts'],
    'wagmi 3 does not have it: use useSendCalls or sendCalls, whose calls may have abi, functionName and args instead of data.',
  ],
  [
    ['useBalance', 'getBalance', 'fetchBalance', 'getBalanceQueryOptions'],
    'a balance of wagmi 3 has no formatted: use formatUnits(value, decimals) of viem, also in other files that read it. Its request has no unit and no token: read balanceOf and decimals instead.',
  ],
  [
    ['useFeeData', 'useEstimateFeesPerGas', 'estimateFeesPerGas'],
    'fees of wagmi 3 have no formatted: use formatGwei of viem, also in other files that read them.',
  ],
]

const advices = new Map(changed.flatMap(([names, advice]) => names.map((it) => [it, advice])))

/** The package that each of wagmi's connectors needs. Since wagmi 3 the app installs it. */
const connectorPackages: ReadonlyMap<string, readonly string[]> = new Map([
  ['baseAccount', ['@base-org/account']],
  ['coinbaseWallet', ['@coinbase/wallet-sdk']],
  ['metaMask', ['@metamask/connect-evm']],
  ['safe', ['@safe-global/safe-apps-provider', '@safe-global/safe-apps-sdk']],
  ['walletConnect', ['@walletconnect/ethereum-provider']],
])

/** Connectors that wagmi 3 still has, besides those above. */
const plainConnectors = new Set(['injected', 'mock', 'tempoWallet'])

/**
 * Migrates what a source file imports and exports from wagmi 2 to wagmi 3, under the names that the
 * file and others know.
 *
 * @returns The packages that its connectors need.
 */
export function moveWagmi(file: SourceFile, addNote: AddNote): readonly string[] {
  moveModules(file, addNote)
  for (const found of otherNamesOf(file, modules)) {
    const name = found.getText()
    const next = renamed.get(name)
    if (next) addNote(found, `${name} is called ${next} in wagmi 3.`)
    noteChange(found, name, addNote)
  }
  for (const specifier of specifiersOf(file, modules)) {
    const name = specifier.getName()
    noteChange(specifier, name, addNote)
    const next = renamed.get(name)
    if (!next) continue
    if (!specifier.getAliasNode()) specifier.setAlias(name)
    specifier.setName(next)
  }
  return connectorsOf(file, addNote)
}

function moveModules(file: SourceFile, addNote: AddNote): void {
  for (const text of stringsOf(file)) {
    const module = text.getLiteralText()
    const next = movedModules.get(module)
    if (!next) continue
    const parent = text.getParent()
    const isLoaded =
      Node.isImportDeclaration(parent) ||
      Node.isExportDeclaration(parent) ||
      (Node.isCallExpression(parent) &&
        /^(?:import|require)$/.test(parent.getExpression().getText()))
    if (isLoaded) text.setLiteralValue(next)
    // A mock of it would replace all of wagmi.
    else addNote(text, `wagmi 3 has no ${module}; its names are in ${next}.`)
  }
}

/** Notes what wagmi 3 lacks, where the file reads it if that can be seen. */
function noteChange(node: Node, name: string, addNote: AddNote): void {
  const advice = advices.get(name)
  if (!advice) return
  const reads = node.getSourceFile().getDescendantsOfKind(SyntaxKind.Identifier)
  const read = reads.find((it) => it.getText() === 'formatted')
  addNote((advice.includes('formatted') && read) || node, advice, name)
}

/** The names that a file imports or exports from these modules. */
function specifiersOf(file: SourceFile, from: readonly string[]) {
  return from.flatMap((module) => [...importsFrom(file, module), ...exportsFrom(file, module)])
}

const connectorModules = ['wagmi/connectors', '@wagmi/connectors']

function connectorsOf(file: SourceFile, addNote: AddNote): readonly string[] {
  const specifiers = specifiersOf(file, connectorModules)
  for (const specifier of specifiers) {
    const name = specifier.getName()
    // Types start with a capital letter.
    if (/^[a-z]/.test(name) && !connectorPackages.has(name) && !plainConnectors.has(name)) {
      addNote(specifier, "wagmi 3 has no such connector: see its maker's documentation.", name)
    }
  }
  const others = [...otherNamesOf(file, connectorModules)].map((it) => it.getText())
  const names = [...specifiers.map((it) => it.getName()), ...others]
  return [...new Set(names.flatMap((name) => connectorPackages.get(name) ?? []))]
}
