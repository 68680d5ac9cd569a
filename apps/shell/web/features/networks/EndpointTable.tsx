import { type Chain, type ChainHealth, type EndpointState, isEndpointFailing } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import type { ReactElement } from 'react'
import { hostOf, medianOf } from '../../components/chain/chainView.ts'
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
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('networks.endpoint')}</th>
          <th scope="col">{t('networks.state')}</th>
          <th scope="col" className={styles.figure}>
            {t('networks.latency')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('networks.block')}
          </th>
          <th scope="col">{t('networks.lastError')}</th>
          <th scope="col">
            <VisuallyHidden>{t('networks.pin')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {health.endpoints.map((endpoint) => (
          <Row
            key={endpoint.url}
            chain={chain}
            endpoint={endpoint}
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
  readonly isInUse: boolean
  readonly isPinned: boolean
}

function Row(props: RowProps): ReactElement {
  const { chain, endpoint, isInUse, isPinned, onPin } = props
  const t = useTextOf(networksEn)
  const words = useHealthText()
  const { block, failure, lag = 0n, url } = endpoint
  const median = medianOf(endpoint)
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
      <td data-label={t('networks.latency')} className={styles.figure}>
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
      <td data-label={t('networks.lastError')}>
        {failure ? (
          <>
            <bdi>{words.failure(failure)}</bdi> <bdi>{words.time(failure.at)}</bdi>
          </>
        ) : (
          t('networks.noError')
        )}
      </td>
      <td className={styles.choice}>
        <Button size="small" onClick={() => onPin(isPinned ? undefined : url)}>
          {t(isPinned ? 'networks.automatic' : 'networks.pin')}
          <VisuallyHidden> {isPinned ? chain.name : host}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  )
}

function toneOfEndpoint(endpoint: EndpointState, isInUse: boolean): StatusTone {
  if (isEndpointFailing(endpoint)) return 'warning'
  return isInUse ? 'ok' : 'idle'
}
