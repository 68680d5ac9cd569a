import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Clock } from '@foyer/ui/icons/Clock.tsx'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './BalanceText.module.css'
import type { BalanceView } from './useBalanceView.ts'

/** The balance with its symbol. A clock marks a stale one. */
export function BalanceText({ view }: { readonly view: BalanceView }) {
  const t = useTextOf(accountEn)
  switch (view.kind) {
    case 'none':
      return null
    case 'otherCopy':
      return <span>{t('chain.otherCopy')}</span>
    case 'unproven':
      return <span>{t('chain.unproven')}</span>
    case 'loading':
      return <Skeleton width={64} />
    case 'unknown':
      return <span>{t('account.balanceUnknown')}</span>
    case 'known':
      return (
        <span className={styles.balance}>
          {view.stale ? (
            <>
              <Clock />
              <VisuallyHidden>{t('account.lastKnown')} </VisuallyHidden>
            </>
          ) : null}
          <bdi>
            <span>{view.amount}</span> <span className={styles.symbol}>{view.symbol}</span>
          </bdi>
        </span>
      )
  }
}
