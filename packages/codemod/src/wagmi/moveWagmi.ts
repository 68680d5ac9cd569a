import { Node, type SourceFile } from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { freeName } from '../source/freeName.ts'
import { exportsFrom, importsFrom } from '../source/importsFrom.ts'
import { otherNamesOf } from '../source/otherNamesOf.ts'
import { removeImport } from '../source/removeImport.ts'
import { renameLocal } from '../source/renameLocal.ts'
import { stringsOf } from '../source/stringsOf.ts'
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
  moveModules(file, addNote)
  for (const [module, names] of renamed) {
    renameImports(file, module, names, addNote)
    renameExports(file, module, names, addNote)
    for (const found of otherNamesOf(file, [module])) {
      const name = found.getText()
      const next = names.get(name)
      const advice = next ? `${name} is called ${next} in wagmi 3.` : removed.get(name)
      if (advice) addNote(found, advice)
    }
  }
  formatBalances(file, addNote)
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

/** Other files know the name that is exported. */
function renameExports(
  file: SourceFile,
  module: string,
  names: ReadonlyMap<string, string>,
  addNote: AddNote,
): void {
  for (const specifier of exportsFrom(file, module)) {
    const name = specifier.getName()
    const advice = removed.get(name)
    if (advice) addNote(specifier, advice)
    const next = names.get(name)
    if (!next) continue
    specifier.setName(next)
    if (!specifier.getAliasNode()) specifier.setAlias(name)
  }
}

const connectorModules = ['wagmi/connectors', '@wagmi/connectors']

function connectorsOf(file: SourceFile, addNote: AddNote): readonly string[] {
  const needed = new Set<string>()
  const specifiers = connectorModules.flatMap((module) => [
    ...importsFrom(file, module),
    ...exportsFrom(file, module),
  ])
  for (const specifier of specifiers) {
    const name = specifier.getName()
    // Types start with a capital letter.
    if (/^[a-z]/.test(name) && !connectorPackages.has(name) && !plainConnectors.has(name)) {
      addNote(specifier, `wagmi 3 has no connector ${name}; see its maker's documentation.`)
    }
  }
  const others = [...otherNamesOf(file, connectorModules)].map((it) => it.getText())
  for (const name of [...specifiers.map((it) => it.getName()), ...others]) {
    for (const needs of connectorPackages.get(name) ?? []) needed.add(needs)
  }
  return [...needed]
}
