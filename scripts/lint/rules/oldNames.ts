import type { Rule } from '../Rule.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { Violation } from '../Violation.ts'

/** Replaced names, each with its replacement. Case-sensitive. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['ChainRecord', "Chain, which extends viem's"],
  ['chainRecords', 'chains'],
  ['toViemChain', "viem's Chain as it is"],
  ['createEndpointBoard', 'createTransportRegistry'],
  ['EndpointBoard', 'TransportRegistry'],
  ['lazyBoard', 'lazyTransportRegistry'],
  ['loadBoard', 'loadTransportRegistry'],
  ['createPulse', 'createPoller'],
  ['usePulse', 'usePoller'],
  ['isNodesLastWord', 'shouldThrow'],
  ['TransactionBook', 'TransactionStore'],
  ['createTransactionBook', 'createTransactionStore'],
  ['parseBook', 'parseStoredTransactions'],
  ['createNews', 'createNotifier'],
  ['TransactionWatch', 'TransactionTracker'],
  ['PendingWatch', 'PendingTracker'],
  ['judgeReceipt', 'resolveStatus'],
  ['judgeDropped', 'resolveDropped'],
  ['leadWhileVisible', 'electLeader'],
  ['transactionFaults', 'validateTransaction'],
  ['announcedFace', 'providerInfo'],
  ['AnnouncedFace', 'ProviderInfo'],
  ['wayIn', 'resolveConnectors'],
  ['waysOf', 'stepWalletOf'],
  ['WalletWays', 'StepWallet'],
  ['GateInput', 'ModalConditions'],
  ['GateState', 'ModalConnectionState'],
  ['onWant', 'onGetWallet'],
  ['olderRequest', 'pendingRequest'],
  ['waitForOlderRequest', 'waitForPendingRequest'],
  ['watchDeparture', 'detectAppOpened'],
  ['WalletConnectLink', 'WalletConnectSession'],
  ['useSession', 'useConnectionState'],
  ['SessionStatus', 'ConnectionStatus'],
  ['SignInAccess', 'SignInLoader'],
  ['SignInControl', 'UseSignInReturnType'],
  ['switchNetwork', 'switchChain'],
  ['createNetworkSwitcher', 'createChainSwitcher'],
  ['NetworkButton', 'ChainButton'],
  ['NetworkDialog', 'ChainDialog'],
  ['useNetworkHealth', 'useChainHealth'],
  ['LatePart', 'Lazy'],
  ['talkedTo', 'contactedHosts'],
  ['useTalkedTo', 'useContactedHosts'],
  ['sayUnavailable', 'withStoreErrors'],
  ['EndpointFault', 'EndpointFailure'],
  ['EndpointFaultKind', 'EndpointFailureKind'],
  ['LinkOptions', 'WalletConnectSessionOptions'],
  ['bidFarewell', 'disconnectSession'],
  ['namingPending', 'withPendingError'],
])

const anyOldName = new RegExp(`\\b(?:${[...replacements.keys()].join('|')})\\b`, 'g')
const own = 'scripts/lint/rules/oldNames'

/** Keeps replaced names out of code, docs and file names. */
export const oldNamesRule: Rule = {
  name: 'oldNames',
  check(tree) {
    return tree.files
      .filter(({ path }) => path !== 'CHANGELOG.md' && !path.startsWith(own))
      .flatMap(checkFile)
  },
}

function checkFile(file: SourceFile): Violation[] {
  const inPath = [...file.path.matchAll(anyOldName)].map(([name]) =>
    file.error(0, `the file is named ${said(name)}`),
  )
  const inText = [...file.text.matchAll(anyOldName)].map((match) =>
    file.error(match.index, said(match[0])),
  )
  return [...inPath, ...inText]
}

function said(name: string): string {
  return `'${name}' is an old name: write ${replacements.get(name)}`
}
