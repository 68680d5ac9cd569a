import type { ErrorLink } from './readErrorChain.ts'
import { readErrorChain } from './readErrorChain.ts'
import {
  kindByCode,
  kindByName,
  kindByVagueCode,
  kindByWords,
  type WalletErrorKind,
} from './walletErrorEvidence.ts'

export type { WalletErrorKind } from './walletErrorEvidence.ts'

/**
 * Says what the error of a wallet, a connector or a node comes to (Spec §4, §8). The one place that does so.
 *
 * | kind | means |
 * |---|---|
 * | rejected | a person said no, or closed the window: quiet, no error text |
 * | pending | another request waits in the wallet (-32002) |
 * | unknownChain | the wallet does not know the chain (4902, and 4901 as Taho says it): it can be added |
 * | unsupportedChain | neither switching nor adding will help: not configured, or the wallet cannot switch |
 * | missingWallet | no provider, no extension |
 * | unsupportedMethod | the wallet has no such method (4200, -32601) |
 * | disconnected | the wallet no longer serves this page (4900, 4100 without better words) |
 * | timeout | no answer in time, which says nothing about the decision |
 * | other | anything else |
 *
 * Real wallets lose codes, put them into strings, or bury them (`data.originalError`, `cause`, `info.error`), so codes,
 * class names and words are all heard, in this order. Two classes are heard last, because connectors wrap every failure
 * into them: SwitchChainError (4902) and UserRejectedRequestError (4001, for any failure of adding a chain).
 *
 * Never throws and always ends: reads at most 24 linked objects and 1 000 characters of each text, and survives getters
 * that throw, cycles and proxies.
 */
export function classifyWalletError(error: unknown): WalletErrorKind {
  const chain = readErrorChain(error)
  return (
    first(chain, kindOfCode) ??
    first(chain, kindOfName) ??
    first(chain, kindOfWords) ??
    first(chain, kindOfVagueCode) ??
    kindOfWrapper(chain) ??
    'other'
  )
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
  // A wrapper's own sentence is a fixed one, and says no more than its name.
  if (isWrapper(link)) return undefined
  for (const text of link.texts) {
    // The words after a revert are a contract's, which may say anything.
    if (/\brevert(?:ed)?\b/i.test(text)) continue
    for (const [pattern, kind] of kindByWords) if (pattern.test(text)) return kind
  }
  return undefined
}

/** Library classes that connectors put around other failures; they mean what they say only without a cause. */
function isWrapper({ name, hasCause }: ErrorLink): boolean {
  return hasCause && (name === 'SwitchChainError' || name === 'UserRejectedRequestError')
}

/** A rejection is believed unless what it wraps carries a code, which then would be one of another kind. */
function kindOfWrapper(chain: readonly ErrorLink[]): WalletErrorKind | undefined {
  if (!chain.some((link) => link.name === 'UserRejectedRequestError')) return undefined
  const codes = chain.some((link) => !isWrapper(link) && typeof link.code === 'number')
  return codes ? undefined : 'rejected'
}
