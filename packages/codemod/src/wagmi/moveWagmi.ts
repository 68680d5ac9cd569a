import { type Identifier, Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { AddNote } from '../Note.ts'
import { importsFrom } from '../source/importsFrom.ts'
import { renameLocal } from '../source/renameLocal.ts'

/** Aliases of wagmi 2 that wagmi 3 no longer exports. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['Context', 'WagmiContext'],
  ['WagmiConfig', 'WagmiProvider'],
  ['useContractInfiniteReads', 'useInfiniteReadContracts'],
  ['useContractRead', 'useReadContract'],
  ['useContractReads', 'useReadContracts'],
  ['useContractWrite', 'useWriteContract'],
  ['useFeeData', 'useEstimateFeesPerGas'],
])

const removed: ReadonlyMap<string, string> = new Map([
  ['normalizeChainId', 'wagmi 3 has no normalizeChainId; use Number(chainId).'],
  ['useToken', 'wagmi 3 has no useToken; read name, symbol and decimals with useReadContracts.'],
  ['UseTokenParameters', 'wagmi 3 has no useToken.'],
  ['UseTokenReturnType', 'wagmi 3 has no useToken.'],
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
  for (const specifier of importsFrom(file, 'wagmi')) {
    const name = specifier.getName()
    const advice = removed.get(name)
    if (advice) addNote(specifier, advice)
    const next = renamed.get(name)
    if (!next) continue
    if (!specifier.getAliasNode()) renameLocal(file, name, next)
    specifier.setName(next)
  }
  formatBalances(file, addNote)
  return connectorsOf(file, addNote)
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

/** In wagmi 3 `useBalance` has no `formatted` result and no `token` option. */
function formatBalances(file: SourceFile, addNote: AddNote): void {
  if (importsFrom(file, 'wagmi').every((specifier) => specifier.getName() !== 'useBalance')) return
  for (const call of file.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    if (call.getExpression().getText() !== 'useBalance') continue
    const [options] = call.getArguments()
    if (!Node.isObjectLiteralExpression(options) || !options.getProperty('token')) continue
    addNote(
      call,
      'useBalance takes no token in wagmi 3: read balanceOf and decimals with useReadContracts.',
    )
  }
  const balances = balancesOf(file)
  let changed = false
  for (let found = findFormatted(file, balances); found; found = findFormatted(file, balances)) {
    const balance = found.getExpression().getText()
    const formatted = `formatUnits(${balance}.value, ${balance}.decimals)`
    found.replaceWithText(found.hasQuestionDotToken() ? `(${balance} && ${formatted})` : formatted)
    changed = true
  }
  if (!changed || importsFrom(file, 'viem').some((name) => name.getName() === 'formatUnits')) return
  const viem = file.getImportDeclaration(
    (declaration) => declaration.getModuleSpecifierValue() === 'viem' && !declaration.isTypeOnly(),
  )
  if (viem) viem.addNamedImport('formatUnits')
  else file.addImportDeclaration({ moduleSpecifier: 'viem', namedImports: ['formatUnits'] })
}

/** The expressions for a balance: `balance` of `{ data: balance }`, `result.data`. */
function balancesOf(file: SourceFile): ReadonlySet<string> {
  const found = new Set<string>()
  for (const variable of file.getDescendantsOfKind(SyntaxKind.VariableDeclaration)) {
    const call = variable.getInitializer()
    if (!Node.isCallExpression(call) || call.getExpression().getText() !== 'useBalance') continue
    const name = variable.getNameNode()
    if (Node.isIdentifier(name)) {
      found.add(`${name.getText()}.data`)
      continue
    }
    if (!Node.isObjectBindingPattern(name)) continue
    for (const element of name.getElements()) {
      if ((element.getPropertyNameNode() ?? element.getNameNode()).getText() !== 'data') continue
      found.add((element.getNameNode() as Identifier).getText())
    }
  }
  return found
}

function findFormatted(file: SourceFile, balances: ReadonlySet<string>) {
  return file.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression).find((node) => {
    // `result.data!` and `result?.data` are `result.data` as well.
    const balance = node
      .getExpression()
      .getText()
      .replace(/!|\?(?=\.)/g, '')
    return node.getName() === 'formatted' && balances.has(balance)
  })
}
