import type { Address } from 'viem'
import type { Chain } from '../config/chain.ts'
import { decimalText } from '../format/decimalText.ts'
import type { AccountProfile } from '../reads/useProfile.ts'
import type { BalanceView } from './useBalanceView.ts'

/** The connected account as a page of its own may show it (Spec §3, account display). */
export interface AccountDisplay {
  readonly address: Address
  /** Decimals of the balance as shown; undefined while the balance is not known. */
  readonly balanceDecimals: number | undefined
  /** The whole balance as a plain decimal number, to its last digit: '2.4081'. */
  readonly balanceFormatted: string | undefined
  readonly balanceSymbol: string | undefined
  /** The balance for a small place, in the visitor's language: '2.408 ETH'. */
  readonly displayBalance: string | undefined
  /** The name, cut after 24 characters, or the shortened address (Spec §9). */
  readonly displayName: string
  /** A picture that was checked, and is safe to load. */
  readonly ensAvatar: string | undefined
  /** The primary name, checked both ways. */
  readonly ensName: string | undefined
  readonly hasPendingTransactions: boolean
}

export interface AccountDisplayInput {
  readonly address: Address
  readonly chain: Chain | undefined
  readonly profile: AccountProfile
  readonly balance: BalanceView
  readonly hasPendingTransactions: boolean
}

/** Puts the display together. A balance that is not known, or not to be trusted, has none of its fields. */
export function accountDisplay(input: AccountDisplayInput): AccountDisplay {
  const { address, balance, chain, hasPendingTransactions, profile } = input
  const known = balance.kind === 'known' && chain !== undefined
  const decimals = known ? chain.nativeCurrency.decimals : undefined
  return {
    address,
    balanceDecimals: decimals,
    balanceFormatted:
      known && decimals !== undefined
        ? decimalText(balance.value, decimals, decimals).text
        : undefined,
    balanceSymbol: known ? balance.symbol : undefined,
    displayBalance: known ? `${balance.amount} ${balance.symbol}` : undefined,
    displayName: profile.displayName,
    ensAvatar: profile.avatar,
    ensName: profile.name,
    hasPendingTransactions,
  }
}
