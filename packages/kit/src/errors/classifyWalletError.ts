import { ResourceUnavailableError } from './connection.ts'
import { type ErrorLink, readErrorChain } from './readErrorChain.ts'
import {
  kindByCode,
  kindByName,
  kindByVagueCode,
  kindByWords,
  type WalletErrorKind,
} from './walletErrorEvidence.ts'

export type { WalletErrorKind } from './walletErrorEvidence.ts'

/**
 * Classifies an error from a wallet, a connector or a node. The only
 * place that does so.
 *
 * | kind | meaning |
 * |---|---|
 * | rejected | the visitor declined or closed the window: no error is shown |
 * | pending | the wallet has another request open (-32002, unless about the wallet's node) |
 * | unknownChain | the wallet does not know the chain, which can be added (4902) |
 * | unsupportedChain | not configured, or the wallet cannot have it (4901): adding does not help |
 * | missingWallet | no provider or no extension |
 * | unsupportedMethod | the wallet does not have the method (4200, -32601) |
 * | disconnected | the wallet no longer serves this page (4900; 4100 without a clearer message) |
 * | timeout | no answer in time; the request may still be approved |
 * | other | anything else |
 *
 * Wallets drop codes, turn them into strings or nest them (`data.originalError`, `cause`,
 * `info.error`), so this checks codes, then class names, then messages. It checks two classes last,
 * because connectors wrap every failure in them: SwitchChainError (4902) and
 * UserRejectedRequestError (4001, for any failure to add a chain).
 *
 * Never throws and always ends: reads at most 24 linked objects and 1,000 characters of each text,
 * and survives throwing getters, cycles and proxies.
 */
export function classifyWalletError(error: unknown): WalletErrorKind {
  const chain = readErrorChain(error)
  const kind =
    first(chain, kindOfCode) ??
    first(chain, kindOfName) ??
    first(chain, kindOfWords) ??
    first(chain, kindOfVagueCode) ??
    kindOfWrapper(chain) ??
    'other'
  return kind === 'pending' ? (first(chain, kindOfNodeFailure) ?? kind) : kind
}

/**
 * MetaMask also sends -32002 if its own node does not answer, and wallets pass on the -32002 of
 * geth (timeouts) and Infura.
 */
function kindOfNodeFailure({ texts }: ErrorLink): WalletErrorKind | undefined {
  if (texts.some((text) => /\brequest timed out\b/i.test(text))) return 'timeout'
  if (texts.some((text) => /\brpc endpoint\b|\bproject id\b/i.test(text))) return 'other'
  return undefined
}

function first(
  chain: readonly ErrorLink[],
  kindOf: (link: ErrorLink) => WalletErrorKind | undefined,
): WalletErrorKind | undefined {
  for (const link of chain) {
    const kind = kindOf(link)
    if (kind) return kind
  }
  return undefined
}

function kindOfCode(link: ErrorLink): WalletErrorKind | undefined {
  if (isWrapper(link) || link.code === undefined) return undefined
  return kindByCode.get(link.code)
}

function kindOfName(link: ErrorLink): WalletErrorKind | undefined {
  if (isWrapper(link) || link.name === undefined) return undefined
  return kindByName.get(link.name)
}

function kindOfVagueCode({ code }: ErrorLink): WalletErrorKind | undefined {
  return code === undefined ? undefined : kindByVagueCode.get(code)
}

function kindOfWords(link: ErrorLink): WalletErrorKind | undefined {
  // A wrapper's message is fixed and adds nothing to its name.
  if (isWrapper(link)) return undefined
  // A revert's reason comes from the contract and can say anything. viem and ethers repeat it bare.
  if (link.texts.some((text) => /\brevert(?:ed)?\b/i.test(text))) return undefined
  for (const text of link.texts) {
    for (const [pattern, kind] of kindByWords) if (pattern.test(text)) return kind
  }
  return undefined
}

const wrappers: ReadonlySet<string> = new Set([
  'ChainSwitchError',
  'SwitchChainError',
  'UserRejectedRequestError',
])

/**
 * Whether the error is a class that wraps other failures, ours or one that connectors use. Such a
 * class is only meaningful without a cause.
 */
function isWrapper({ name, hasCause }: ErrorLink): boolean {
  return hasCause && name !== undefined && wrappers.has(name)
}

/** Trusts a wrapping rejection unless a wrapped error has a code of another kind. */
function kindOfWrapper(chain: readonly ErrorLink[]): WalletErrorKind | undefined {
  if (!chain.some((link) => link.name === 'UserRejectedRequestError')) return undefined
  const codes = chain.some((link) => !isWrapper(link) && typeof link.code === 'number')
  return codes ? undefined : 'rejected'
}

/**
 * Whether an error of the kind 'disconnected' is only a 4100: the wallet is locked or refuses the
 * request, and its connection goes on.
 */
export function isUnauthorized(error: unknown): boolean {
  const codes = readErrorChain(error).map(({ code }) => code)
  return codes.includes(4100) && !codes.includes(4900) && !codes.includes(1013)
}

/**
 * Runs a wallet request. Reports an earlier pending request the same way for every wallet.
 *
 * @throws ResourceUnavailableError if another request is open in the wallet; otherwise what `ask`
 * throws.
 */
export async function withPendingError<T>(wallet: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (classifyWalletError(cause) !== 'pending') throw cause
    throw new ResourceUnavailableError({ wallet, cause })
  }
}
