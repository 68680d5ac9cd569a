import {
  explorerLink,
  sanitizeSentence,
  TransactionMark,
  type TransactionRecord,
  useKit,
  useStatusWords,
} from '@foyer/kit'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { shortenAddress } from '@foyer/ui/format/shorten.ts'
import { transactionsEn } from '@foyer/ui/i18n/transactionsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { External as ExternalIcon } from '@foyer/ui/icons/External.tsx'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { memo, type ReactElement } from 'react'
import { ChainIcon } from '../../components/chain/ChainIcon.tsx'
import { activityEn } from '../../i18n/activityEn.ts'
import styles from './ActivityRow.module.css'

interface ActivityRowProps {
  readonly record: TransactionRecord
  /** Undefined if it is unknown. */
  readonly time: number | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Formats the time of day. Shared by all rows: creating one is slow. */
  readonly clock: Intl.DateTimeFormat
}

/** One transaction: description, chain, status, time, and a link to the explorer. */
export const ActivityRow = memo(function ActivityRow(props: ActivityRowProps): ReactElement {
  const { clock, isFirst, isLast, record, time } = props
  const t = useTextOf(activityEn)
  const tTransactions = useTextOf(transactionsEn)
  const { chains } = useKit()
  const { detail, status } = useStatusWords()(record)
  const chain = chains.find(({ id }) => id === record.chainId)
  const href = explorerLink(chains, record)
  const description = sanitizeSentence(record.description, 120)
  const { hash } = record
  return (
    <div
      className={styles.row}
      data-status={record.status}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
    >
      <TransactionMark status={record.status} />
      <div className={styles.what}>
        <p className={styles.description}>
          <bdi>{description}</bdi>
        </p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        {detail === undefined && hash !== undefined ? (
          <p className={styles.detail}>
            <bdi dir="ltr" className={styles.hash}>
              {shortenAddress(hash)}
            </bdi>
          </p>
        ) : null}
      </div>
      <p className={styles.chain}>
        {chain ? <ChainIcon chain={chain} size={20} /> : null}
        <span>{chain?.name ?? t('activity.unknownNetwork', { id: `${record.chainId}` })}</span>
      </p>
      <p className={styles.status}>{status}</p>
      <p className={styles.change}>
        {record.status !== 'failed' && record.change !== undefined && (
          <bdi>{sanitizeText(record.change, 40)}</bdi>
        )}
      </p>
      {time === undefined ? (
        <span className={styles.time} />
      ) : (
        <time className={styles.time} dateTime={new Date(time).toISOString()}>
          <bdi>{clock.format(time)}</bdi>
        </time>
      )}
      {href === undefined ? (
        <span className={styles.link} />
      ) : (
        <NewTabLink className={styles.link} href={href}>
          <ExternalIcon />
          <VisuallyHidden>
            {tTransactions('transactions.onExplorer', { description })}
          </VisuallyHidden>
        </NewTabLink>
      )}
    </div>
  )
})
