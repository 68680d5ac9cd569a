import {
  type Chain,
  type ChainHealth,
  type EndpointState,
  isEndpointFailing,
  scoreEndpoints,
} from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import type { ReactElement } from 'react'
import { answeredShare, hostOf, medianOf } from '../../components/chain/chainView.ts'
import { Figure } from '../../components/Figure.tsx'
import { StatusDot, type StatusTone } from '../../components/StatusDot.tsx'
import { networksEn } from '../../i18n/networksEn.ts'
import styles from './EndpointTable.module.css'
import { unknown, useHealthText } from './useHealthText.ts'

interface EndpointTableProps {
  readonly chain: Chain
  readonly health: ChainHealth
  onPin(url: string | undefined): void
}

/** A chain's endpoints in the order in which they are used, with their health. */
export function EndpointTable(props: EndpointTableProps): ReactElement {
  const { chain, health, onPin } = props
  const t = useTextOf(networksEn)
  const scores = scoreEndpoints(health.endpoints)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('networks.endpoint')}</th>
          <th scope="col">{t('networks.state')}</th>
          <th scope="col" className={styles.figure}>
            {t('networks.median')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('networks.block')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('networks.answered')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('networks.rank')}
          </th>
          <th scope="col">{t('networks.lastError')}</th>
          <th scope="col">
            <VisuallyHidden>{t('networks.choice')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {health.endpoints.map((endpoint) => (
          <Row
            key={endpoint.url}
            chain={chain}
            endpoint={endpoint}
            score={scores.get(endpoint.url) ?? 0}
            isInUse={endpoint.url === health.inUse}
            isPinned={endpoint.url === health.pinned}
            onPin={onPin}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Pick<EndpointTableProps, 'chain' | 'onPin'> {
  readonly endpoint: EndpointState
  readonly score: number
  readonly isInUse: boolean
  readonly isPinned: boolean
}

function Row(props: RowProps): ReactElement {
  const { chain, endpoint, isInUse, isPinned, onPin, score } = props
  const t = useTextOf(networksEn)
  const words = useHealthText()
  const { block, failure, lag = 0n, samples, url } = endpoint
  const median = medianOf(endpoint)
  const answered = answeredShare(endpoint)
  const host = hostOf(url)
  return (
    <tr>
      <th scope="row" className={styles.address}>
        <bdi dir="ltr">{host}</bdi> {isPinned && <Tag>{t('networks.pinned')}</Tag>}
      </th>
      <td data-label={t('networks.state')}>
        <span className={styles.state}>
          <StatusDot tone={toneOfEndpoint(endpoint, isInUse)} />
          <span>{words.state(endpoint, isInUse)}</span>
        </span>
      </td>
      <td data-label={t('networks.median')} className={styles.figure}>
        <Figure>{median === undefined ? unknown : words.duration(median)}</Figure>
      </td>
      <td data-label={t('networks.block')} className={styles.figure}>
        <Figure>{block === undefined ? unknown : words.block(block)}</Figure>
        {lag > 0n && (
          <bdi className={styles.lag}>
            {' '}
            <span>{t('networks.behind', { count: words.block(lag) })}</span>
          </bdi>
        )}
      </td>
      <td data-label={t('networks.answered')} className={styles.figure}>
        <Figure>{answered === undefined ? unknown : words.share(answered)}</Figure>
      </td>
      <td data-label={t('networks.rank')} className={`${styles.figure} ${styles.rank}`}>
        <Figure>{samples.length === 0 ? unknown : words.score(score)}</Figure>
      </td>
      <td data-label={t('networks.lastError')}>
        <bdi>
          {failure
            ? t('networks.errorAt', {
                failure: words.failure(failure),
                time: words.time(failure.at),
              })
            : t('networks.noError')}
        </bdi>
      </td>
      <td className={styles.choice}>
        <Button
          size="small"
          aria-label={
            isPinned
              ? t('networks.automaticLabel', { network: chain.name })
              : t('networks.pinLabel', { endpoint: host })
          }
          onClick={() => onPin(isPinned ? undefined : url)}
        >
          {t(isPinned ? 'networks.automatic' : 'networks.pin')}
        </Button>
      </td>
    </tr>
  )
}

function toneOfEndpoint(endpoint: EndpointState, isInUse: boolean): StatusTone {
  if (isEndpointFailing(endpoint)) return 'warning'
  return isInUse ? 'ok' : 'idle'
}
