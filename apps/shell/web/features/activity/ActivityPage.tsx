import { useSession } from '@foyer/kit'
import { ActivityIcon, LockIcon } from '@foyer/kit/icons'
import type { ReactElement } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import { PageHead } from '../../parts/PageHead.tsx'
import { StateCard } from '../../parts/StateCard.tsx'
import styles from './ActivityPage.module.css'
import { StatusWords } from './StatusWords.tsx'

/** `/activity`: for now it says what it will list, and what each word will mean. */
export default function ActivityPage(): ReactElement {
  const t = usePageText()
  const { status } = useSession()
  return (
    <>
      <PageHead title={t('activity.title')}>{t('activity.lead')}</PageHead>
      <div className={styles.body}>
        {status === 'connected' ? (
          <StateCard icon={<ActivityIcon />} title={t('activity.emptyTitle')}>
            {t('activity.empty')}
          </StateCard>
        ) : (
          <StateCard icon={<LockIcon />} title={t('activity.outTitle')}>
            {t('activity.out')}
          </StateCard>
        )}
        <StatusWords />
      </div>
    </>
  )
}
