import {
  useConnectionState,
  useRecentTransactions,
  useTextOf,
  useTransactionsPersist,
} from '@foyer/kit'
import { ActivityIcon, LockIcon, WarningIcon } from '@foyer/kit/icons'
import type { ReactElement } from 'react'
import { useApp } from '../../AppContext.ts'
import { ConnectAction } from '../../components/ConnectAction.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { StateCard } from '../../components/StateCard.tsx'
import { activityEn } from '../../i18n/activityEn.ts'
import { ActivityList } from './ActivityList.tsx'
import styles from './ActivityPage.module.css'
import { SendTest } from './SendTest.tsx'
import { StatusLegend } from './StatusLegend.tsx'

/** `/activity`: the account's transactions on every chain, with their status. */
export default function ActivityPage(): ReactElement {
  const t = useTextOf(activityEn)
  const { deployment } = useApp()
  const { address } = useConnectionState()
  const records = useRecentTransactions()
  const persists = useTransactionsPersist()
  return (
    <>
      <div className={styles.head}>
        <PageHead title={t('activity.title')}>{t('activity.lead')}</PageHead>
        {address && deployment.mode === 'demo' ? <SendTest /> : null}
      </div>
      <div className={styles.body}>
        {persists ? null : (
          <p className={styles.notice}>
            <WarningIcon />
            {t('activity.memory')}
          </p>
        )}
        {address && records.length > 0 ? <ActivityList records={records} /> : null}
        {address && records.length === 0 ? (
          <StateCard icon={<ActivityIcon />} title={t('activity.emptyTitle')}>
            {t('activity.empty')}
          </StateCard>
        ) : null}
        {address ? null : (
          <StateCard icon={<LockIcon />} title={t('activity.outTitle')} action={<ConnectAction />}>
            {t('activity.out')}
          </StateCard>
        )}
        {address && records.length > 0 ? null : <StatusLegend />}
      </div>
    </>
  )
}
