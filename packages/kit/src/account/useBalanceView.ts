import { useConnectionState } from '../connection/useConnectionState.ts'
import { formatBalance } from '../format/formatBalance.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { useChainProof } from '../reads/useChainProof.ts'
import { useNativeBalance } from '../reads/useNativeBalance.ts'

/** What can truly be said of the balance on the current chain. */
export type BalanceView =
  | { readonly kind: 'none' | 'notDemo' | 'loading' | 'unknown' }
  /** `stale`: no endpoint answers now; this is what was known before. */
  | {
      readonly kind: 'known'
      /** In the smallest unit. */
      readonly value: bigint
      readonly amount: string
      readonly symbol: string
      readonly stale: boolean
      /** Set where the page must say that it shows as many decimals as configured, not as the chain has. */
      readonly configuredDecimals?: number | undefined
    }

/**
 * While the wallet has not proved to be on the app's own chain there is no balance to show: a number
 * from another chain would be a lie.
 */
export function useBalanceView(style: 'compact' | 'full'): BalanceView {
  const { locale } = useLocale()
  const { chain } = useConnectionState()
  const proof = useChainProof()
  const balance = useNativeBalance()
  if (!chain || !balance) return { kind: 'none' }
  if (proof === 'different' || proof === 'unproven') return { kind: 'notDemo' }
  if (proof === 'proving' || balance.state === 'loading') return { kind: 'loading' }
  if (balance.value === undefined) return { kind: 'unknown' }
  const { decimals, symbol } = chain.nativeCurrency
  return {
    kind: 'known',
    value: balance.value,
    amount: formatBalance({ value: balance.value, decimals, locale, style }),
    symbol,
    stale: balance.state === 'failed',
    configuredDecimals: chain.note === 'configuredDecimals' ? decimals : undefined,
  }
}
