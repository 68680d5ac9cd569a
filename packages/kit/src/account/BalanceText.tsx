import { useSession } from '../connectors/useSession.ts'
import { formatBalance } from '../format/formatBalance.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { useText } from '../i18n/useText.ts'
import { useChainProof } from '../rpc/useChainProof.ts'
import { useNativeBalance } from '../rpc/useNativeBalance.ts'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'
import styles from './BalanceText.module.css'

/**
 * The balance on the current chain with its symbol. While the wallet has not proved to be on the
 * app's own chain, it says so instead: a number from another chain would be a lie.
 */
export function BalanceText({ style = 'compact' }: { readonly style?: 'compact' | 'full' }) {
  const t = useText()
  const { locale } = useLocale()
  const { chain } = useSession()
  const proof = useChainProof()
  const balance = useNativeBalance()
  if (!chain || !balance) return null
  if (proof === 'different' || proof === 'unproven') return <>{t('network.notDemo')}</>
  if (proof === 'proving' || balance.state === 'loading') return <Skeleton width={64} />
  if (balance.value === undefined) return <>{t('account.balanceUnknown')}</>
  const { decimals, symbol } = chain.nativeCurrency
  return (
    <>
      {formatBalance({ value: balance.value, decimals, locale, style })}{' '}
      <span className={styles.symbol}>{symbol}</span>
    </>
  )
}
