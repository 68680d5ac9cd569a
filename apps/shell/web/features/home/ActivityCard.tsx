import { KitReady } from '@foyer/kit'
import { Activity as ActivityIcon } from '@foyer/ui/icons/Activity.tsx'
import { ChevronRight as ChevronRightIcon } from '@foyer/ui/icons/ChevronRight.tsx'
import { type ReactElement, useId } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Card } from '../../components/Card.tsx'
import { Lazy } from '../../components/load/Lazy.tsx'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './SideCard.module.css'

const loadRecent = () => import('./RecentActivity.tsx')

/** The latest transactions, and a link to all of them. */
export function ActivityCard(): ReactElement {
  const t = usePageText()
  const titleId = useId()
  const linkId = useId()
  const nothingYet = <p className={styles.text}>{t('accountPage.activityText')}</p>
  return (
    <Card labelledBy={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <ActivityIcon />
          {t('accountPage.activity')}
        </h2>
        <AppLink
          to="/activity"
          id={linkId}
          aria-labelledby={`${linkId} ${titleId}`}
          className={styles.all}
        >
          {t('accountPage.seeAll')}
          <ChevronRightIcon size={14} />
        </AppLink>
      </div>
      <div className={styles.rows}>
        <KitReady fallback={nothingYet}>
          <Lazy load={loadRecent}>{nothingYet}</Lazy>
        </KitReady>
      </div>
    </Card>
  )
}
