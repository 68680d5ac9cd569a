import { useAreTransactionsPersisted, useConnectionState, useRecentTransactions } from '@foyer/kit'
import { transactionsEn } from '@foyer/ui/i18n/transactionsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Warning as WarningIcon } from '@foyer/ui/icons/Warning.tsx'
import { useMediaQuery } from '@foyer/ui/useMediaQuery.ts'
import type { ReactElement } from 'react'
import { useApp } from '../../AppContext.ts'
import { ConnectAction } from '../../components/ConnectAction.tsx'
import { EmptyActivityDrawing } from '../../components/drawings/EmptyActivityDrawing.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { StateCard } from '../../components/StateCard.tsx'
import { activityEn } from '../../i18n/activityEn.ts'
import { useAppText } from '../../i18n/useAppText.ts'
import { ActivityList } from './ActivityList.tsx'
import styles from './ActivityPage.module.css'
import { ActivitySkeleton, SendTestPlaceholder } from './ActivitySkeleton.tsx'
import { SendTest } from './SendTest.tsx'

/** `/activity`: the account's transactions on every chain, with their status. */
export default function ActivityPage(): ReactElement {
  const t = useTextOf(activityEn)
  const tTransactions = useTextOf(transactionsEn)
  const tApp = useAppText()
  const { deployment } = useApp()
  const { address, status } = useConnectionState()
  const records = useRecentTransactions()
  const persists = useAreTransactionsPersisted()
  const hasRecords = records.length > 0
  const isPhone = useMediaQuery('(max-width: 47.99875em)')
  // On phones the list comes first.
  const test = deployment.mode === 'demo' && address ? <SendTest key={address} /> : null
  const isRestoring = address === undefined && status === 'reconnecting'
  return (
    <>
      <div className={styles.head}>
        <PageHead title={tApp('nav.activity')}>{t('activity.lead')}</PageHead>
        {deployment.mode === 'demo' && isRestoring && !isPhone ? <SendTestPlaceholder /> : null}
        {isPhone ? null : test}
      </div>
      <div className={styles.body}>
        {persists ? null : (
          <p className={styles.notice}>
            <WarningIcon />
            {tTransactions('transactions.memory')}
          </p>
        )}
        {isRestoring ? <ActivitySkeleton /> : null}
        {address && hasRecords ? <ActivityList records={records} /> : null}
        {address && !hasRecords ? (
          <StateCard drawing={<EmptyActivityDrawing />} title={t('activity.emptyTitle')}>
            {t('activity.empty')}
          </StateCard>
        ) : null}
        {address || isRestoring ? null : (
          <StateCard
            drawing={<EmptyActivityDrawing />}
            title={t('activity.outTitle')}
            action={<ConnectAction />}
          >
            {t('activity.out')}
          </StateCard>
        )}
        {isPhone ? test : null}
      </div>
    </>
  )
}
