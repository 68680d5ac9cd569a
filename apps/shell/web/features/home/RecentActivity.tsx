import {
  sanitizeSentence,
  TransactionMark,
  useRecentTransactions,
  useStatusWords,
} from '@foyer/kit'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import type { ReactElement } from 'react'
import { addedTime, agoText } from '../../components/timeText.ts'
import { useNow } from '../../components/useNow.ts'
import { useAppText } from '../../i18n/useAppText.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './RecentActivity.module.css'

/** The same number as in the account dialog. */
const shown = 3

/** The account's latest transactions on all chains. */
export default function RecentActivity(): ReactElement {
  const t = usePageText()
  const wordsOf = useStatusWords()
  const now = useNow(30_000)
  const records = useRecentTransactions().slice(0, shown)
  if (records.length === 0) return <p className={styles.text}>{t('accountPage.activityText')}</p>
  return (
    <ul role="list" className={styles.rows}>
      {records.map((record) => (
        <li key={`${record.chainId} ${record.id}`} className={styles.row}>
          <TransactionMark status={record.status} />
          <span className={styles.what}>
            <span className={styles.description}>
              <bdi>{sanitizeSentence(record.description, 60)}</bdi>
            </span>
            <span className={styles.status} data-status={record.status}>
              {wordsOf(record).status}
            </span>
          </span>
          <AddedTime time={addedTime(record, now)} now={now} />
        </li>
      ))}
    </ul>
  )
}

function AddedTime(props: { readonly time: number | undefined; readonly now: number }) {
  const { now, time } = props
  const t = useAppText()
  const { locale } = useLocale()
  if (time === undefined) return <span className={styles.time}>{t('time.unknown')}</span>
  return (
    <time dateTime={new Date(time).toISOString()} className={styles.time}>
      <bdi>{agoText(time, now, locale)}</bdi>
    </time>
  )
}
