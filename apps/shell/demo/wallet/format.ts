import type { WalletChain } from '@foyer/testkit/wallet/types.ts'
import { formatExact } from '@foyer/ui/format/formatBalance.ts'
import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { shortenAddress } from '@foyer/ui/format/shorten.ts'
import { type Address, formatEther, getAddress } from 'viem'

/** Formats an amount with all its digits: a wallet must not round what it sends. */
export function formatAmount(value: bigint, decimals: number, symbol: string): string {
  return `${formatExact({ value, decimals })} ${symbol}`
}

/** Formats an estimated fee in wei. */
export function formatFee(wei: bigint, symbol: string): string {
  return `${formatNumber('en', Number(formatEther(wei)), { maximumSignificantDigits: 2 })} ${symbol}`
}

/** The network's name for display, marked as a local copy or as unreachable. */
export function describeChain(chain: WalletChain): string {
  const network = sanitizeText(chain.name, 40)
  return chain.rpcUrl === undefined ? network : `${network}, local copy`
}

/** The symbol of the chain's native currency. */
export function currencyOf(chain: WalletChain): string {
  return sanitizeText(chain.symbol ?? 'ETH', 6)
}

/** The name of one of the accounts, or the shortened address. */
export function nameOf(
  accounts: readonly { readonly address: Address; readonly name?: string | undefined }[],
  address: Address,
): string {
  const own = accounts.find((account) => account.address === getAddress(address))
  return own?.name ?? shortenAddress(getAddress(address))
}

const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** The whole message, with invisible and bidirectional control characters made visible. */
export function visibleText(value: string): string {
  return value.replace(unseen, (character) => {
    if (character === '\n' || character === '\t') return character
    if (character === '\r') return ''
    const code = character.codePointAt(0) ?? 0
    return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`
  })
}
