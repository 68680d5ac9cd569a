import type { SourceFile } from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { freeName } from '../source/freeName.ts'
import { importsFrom } from '../source/importsFrom.ts'
import { removeImport } from '../source/removeImport.ts'
import { renameLocal } from '../source/renameLocal.ts'
import { formatBalances } from './formatBalances.ts'

/** Aliases of wagmi 2 that wagmi 3 no longer exports. */
const renamedHooks: ReadonlyMap<string, string> = new Map([
  ['Context', 'WagmiContext'],
  ['WagmiConfig', 'WagmiProvider'],
  ['useContractInfiniteReads', 'useInfiniteReadContracts'],
  ['useContractRead', 'useReadContract'],
  ['useContractReads', 'useReadContracts'],
  ['useContractWrite', 'useWriteContract'],
  ['useFeeData', 'useEstimateFeesPerGas'],
])

const renamedActions: ReadonlyMap<string, string> = new Map([
  ['fetchBalance', 'getBalance'],
  ['fetchBlockNumber', 'getBlockNumber'],
  ['fetchEnsAddress', 'getEnsAddress'],
  ['fetchEnsAvatar', 'getEnsAvatar'],
  ['fetchEnsName', 'getEnsName'],
  ['fetchEnsResolver', 'getEnsResolver'],
  ['fetchTransaction', 'getTransaction'],
  ['switchNetwork', 'switchChain'],
  ['waitForTransaction', 'waitForTransactionReceipt'],
])

const renamed: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['wagmi', renamedHooks],
  ['wagmi/actions', renamedActions],
  ['@wagmi/core', renamedActions],
  ['@wagmi/core/actions', renamedActions],
])

/** Entries of wagmi 2 whose names are elsewhere in wagmi 3. */
const movedModules: ReadonlyMap<string, string> = new Map([
  ['wagmi/experimental', 'wagmi'],
  ['wagmi/actions/experimental', 'wagmi/actions'],
  ['@wagmi/core/experimental', '@wagmi/core'],
])

const noToken = 'read name, symbol and decimals with'
const noContracts = 'calls may have abi, functionName and args instead of data.'
const removed: ReadonlyMap<string, string> = new Map([
  ['normalizeChainId', 'wagmi 3 has no normalizeChainId; use Number(chainId).'],
  ['useToken', `wagmi 3 has no useToken; ${noToken} useReadContracts.`],
  ['UseTokenParameters', 'wagmi 3 has no useToken.'],
  ['UseTokenReturnType', 'wagmi 3 has no useToken.'],
  ['fetchToken', `wagmi 3 has no fetchToken; ${noToken} readContracts.`],
  ['getToken', `wagmi 3 has no getToken; ${noToken} readContracts.`],
  ['useWriteContracts', `wagmi 3 has no useWriteContracts; use useSendCalls: its ${noContracts}`],
  ['writeContracts', `wagmi 3 has no writeContracts; use sendCalls: its ${noContracts}`],
])

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
 * Migrates a source file from wagmi 2 to wagmi 3, as far as apps are affected.
 *
 * @returns The packages that its connectors need.
 */
export function moveWagmi(file: SourceFile, addNote: AddNote): readonly string[] {
  for (const declaration of file.getImportDeclarations()) {
    const next = movedModules.get(declaration.getModuleSpecifierValue())
    if (next) declaration.setModuleSpecifier(next)
  }
  for (const [module, names] of renamed) renameImports(file, module, names, addNote)
  formatBalances(file, addNote)
  return connectorsOf(file, addNote)
}

function renameImports(
  file: SourceFile,
  module: string,
  names: ReadonlyMap<string, string>,
  addNote: AddNote,
): void {
  for (const specifier of importsFrom(file, module)) {
    const name = specifier.getName()
    const advice = removed.get(name)
    if (advice) addNote(specifier, advice)
    const next = names.get(name)
    if (!next) continue
    if (specifier.getAliasNode()) {
      specifier.setName(next)
      continue
    }
    const isImported = importsFrom(file, module).some(
      (other) => other.getName() === next && !other.getAliasNode(),
    )
    // The app has something else of that name, such as a component.
    if (!isImported && freeName(file, next, name) !== next) {
      specifier.setName(next)
      specifier.setAlias(name)
      continue
    }
    renameLocal(file, name, next)
    if (isImported) removeImport(specifier)
    else specifier.setName(next)
  }
}

function connectorsOf(file: SourceFile, addNote: AddNote): readonly string[] {
  const needed: string[] = []
  for (const specifier of importsFrom(file, 'wagmi/connectors')) {
    const name = specifier.getName()
    const packages = connectorPackages.get(name)
    if (packages) needed.push(...packages)
    // Types start with a capital letter.
    else if (/^[a-z]/.test(name) && !plainConnectors.has(name)) {
      addNote(specifier, `wagmi 3 has no connector ${name}; see its maker's documentation.`)
    }
  }
  return needed
}
