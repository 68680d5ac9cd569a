import { formatBalance } from '@foyer/ui/format/formatBalance.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { useChainProof } from './reads/useChainProof.ts'
import { useNativeBalance } from './reads/useNativeBalance.ts'

/** What the page may show as the balance on the current chain. */
export type BalanceView =
  | { readonly kind: 'none' | 'otherCopy' | 'unproven' | 'loading' | 'unknown' }
  /** `stale`: no endpoint is responding; `value` is the last known balance. */
  | {
      readonly kind: 'known'
      /** In the smallest unit. */
      readonly value: bigint
      readonly amount: string
      readonly symbol: string
      readonly stale: boolean
      /** Set if the decimals come from the config and not from the chain, which is then shown. */
      readonly configuredDecimals?: number | undefined
    }

/**
 * The balance to show. There is none until the wallet has proved that it is on the app's chain: a
 * number from another chain would be wrong.
 */
export function useBalanceView(style: 'compact' | 'full'): BalanceView {
  const { locale } = useLocale()
  const { chain } = useConnectionState()
  const proof = useChainProof()
  const balance = useNativeBalance()
  if (!chain || !balance) return { kind: 'none' }
  if (proof === 'different') return { kind: 'otherCopy' }
  if (proof === 'unproven') return { kind: 'unproven' }
  if (proof === 'proving' || balance.status === 'pending') return { kind: 'loading' }
  if (balance.value === undefined) return { kind: 'unknown' }
  const { decimals, symbol } = chain.nativeCurrency
  return {
    kind: 'known',
    value: balance.value,
    amount: formatBalance({ value: balance.value, decimals, locale, style }),
    symbol,
    stale: balance.status === 'error',
    configuredDecimals: chain.note === 'configuredDecimals' ? decimals : undefined,
  }
}
