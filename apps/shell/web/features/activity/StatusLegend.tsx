import { transactionsEn } from '@foyer/ui/i18n/transactionsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Check as CheckIcon } from '@foyer/ui/icons/Check.tsx'
import { Close as CloseIcon } from '@foyer/ui/icons/Close.tsx'
import { type ReactElement, type ReactNode, useId } from 'react'
import { Card, CardHead } from '../../components/Card.tsx'
import { activityEn } from '../../i18n/activityEn.ts'
import styles from './StatusLegend.module.css'

/** Explains the three statuses of a transaction. */
export function StatusLegend(): ReactElement {
  const t = useTextOf(activityEn)
  const tTransactions = useTextOf(transactionsEn)
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardHead id={titleId} title={t('activity.wordsTitle')} />
      <dl>
        <Word
          mark={<span className={styles.ring} />}
          tone={styles.pending}
          word={tTransactions('transactions.pending')}
          meaning={t('activity.pendingText')}
        />
        <Word
          mark={<CheckIcon />}
          tone={styles.confirmed}
          word={tTransactions('transactions.confirmed')}
          meaning={t('activity.confirmedText')}
        />
        <Word
          mark={<CloseIcon />}
          tone={styles.failed}
          word={tTransactions('transactions.failed')}
          meaning={t('activity.failedText')}
        />
      </dl>
    </Card>
  )
}

interface WordProps {
  readonly mark: ReactNode
  readonly tone: string | undefined
  readonly word: string
  readonly meaning: string
}

function Word({ mark, tone, word, meaning }: WordProps): ReactElement {
  return (
    <div className={styles.entry}>
      <dt className={styles.term}>
        <span aria-hidden="true" className={`${styles.mark} ${tone}`}>
          {mark}
        </span>
        {word}
      </dt>
      <dd className={styles.meaning}>{meaning}</dd>
    </div>
  )
}
