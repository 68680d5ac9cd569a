import { decimalText } from '@foyer/ui/format/decimalText.ts'
import type { Address } from 'viem'
import type { Chain } from '../chains/config/chain.ts'
import type { AccountProfile } from '../wallets/connection/useProfile.ts'
import type { BalanceView } from './useBalanceView.ts'

/** The connected account, for a custom connect button. */
export interface AccountDisplay {
  /** As the connector gives it; wagmi's and the kit's add the EIP-55 checksum. */
  readonly address: Address
  /** Decimals of the native currency; undefined while the balance is unknown. */
  readonly balanceDecimals: number | undefined
  /**
   * The exact balance as a plain decimal number, such as '2.4081'; undefined while it is unknown.
   */
  readonly balanceFormatted: string | undefined
  /** Symbol of the native currency; undefined while the balance is unknown. */
  readonly balanceSymbol: string | undefined
  /**
   * The balance, shortened and in the visitor's language, such as '2.408 ETH'; undefined while it
   * is unknown.
   */
  readonly displayBalance: string | undefined
  /** The name, cut after 24 characters, or the shortened address. */
  readonly displayName: string
  /** A validated avatar URL that is safe to load; undefined without one and until it is found. */
  readonly ensAvatar: string | undefined
  /**
   * The primary name, which resolves back to the address; undefined without one and until it is
   * found.
   */
  readonly ensName: string | undefined
  /**
   * Whether a recorded transaction of the account is pending, on any chain. False unless
   * `showRecentTransactions` is set.
   */
  readonly hasPendingTransactions: boolean
}

export interface AccountDisplayInput {
  readonly address: Address
  readonly chain: Chain | undefined
  readonly profile: AccountProfile
  readonly balance: BalanceView
  readonly hasPendingTransactions: boolean
}

/**
 * Builds the display. Leaves out all balance fields while the balance is unknown or not trusted.
 */
export function accountDisplay(input: AccountDisplayInput): AccountDisplay {
  const { address, balance, chain, hasPendingTransactions, profile } = input
  const known =
    balance.kind === 'known' && chain
      ? { ...balance, decimals: chain.nativeCurrency.decimals }
      : undefined
  return {
    address,
    balanceDecimals: known?.decimals,
    balanceFormatted: known && decimalText(known.value, known.decimals, known.decimals).text,
    balanceSymbol: known?.symbol,
    displayBalance: known && `${known.amount} ${known.symbol}`,
    displayName: profile.displayName,
    ensAvatar: profile.avatar,
    ensName: profile.name,
    hasPendingTransactions,
  }
}
