import type { UseBalancesReturnType } from '@foyer/kit'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { type ReactElement, type ReactNode, useId } from 'react'
import { Card, CardHead } from '../../components/Card.tsx'
import { usePageText } from '../../i18n/usePageText.ts'
import { AccountColumns } from './AccountColumns.tsx'
import head from './AccountHead.module.css'
import view from './AccountView.module.css'
import { BalancesTable } from './BalancesTable.tsx'
import { HomeCards } from './HomeCards.tsx'
import styles from './RestoringView.module.css'

const noBalances: UseBalancesReturnType['byChain'] = new Map()

/**
 * The home page while an earlier connection is restored: skeletons of the same size replace
 * everything that is not known yet.
 */
export function RestoringView({ lookup }: { readonly lookup: ReactNode }): ReactElement {
  const t = usePageText()
  const titleId = useId()
  return (
    <div className={view.view}>
      <div className={head.head}>
        <Skeleton width={72} height={72} className={styles.avatar} />
        <div className={head.identity}>
          <h1 tabIndex={-1} className={head.name}>
            <VisuallyHidden>{t('accountPage.restoring')}</VisuallyHidden>
            <Skeleton width={212} height={24} />
          </h1>
          <div className={styles.address}>
            <Skeleton width={148} height={14} />
          </div>
        </div>
      </div>
      <AccountColumns
        lookup={lookup}
        balances={
          <Card labelledBy={titleId}>
            <CardHead id={titleId} title={t('accountPage.balances')}>
              <p className={styles.wait}>{t('accountPage.restoring')}</p>
            </CardHead>
            <BalancesTable
              address={undefined}
              chainId={undefined}
              byChain={noBalances}
              onRetry={() => undefined}
            />
          </Card>
        }
      >
        <HomeCards isRestoring={true} />
      </AccountColumns>
    </div>
  )
}
