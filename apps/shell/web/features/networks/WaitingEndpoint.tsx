import {
  addOwnEndpoint,
  type Chain,
  type OwnEndpoint,
  useEndpointChoices,
  useKit,
} from '@foyer/kit'
import type { EndpointProof } from '@foyer/kit/reads'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useEffect, useTransition } from 'react'
import { hostOf } from '../../components/chain/chainView.ts'
import { StatusDot } from '../../components/StatusDot.tsx'
import { networksEn } from '../../i18n/networksEn.ts'
import styles from './WaitingEndpoint.module.css'

interface WaitingEndpointProps {
  readonly chain: Chain
  readonly endpoint: OwnEndpoint
  /** Whether the content policy allows it. */
  readonly isAllowed: boolean
  /** Has the content policy allow it, which reloads the page. */
  onAllow(): Promise<unknown>
  onRemove(): void
}

/** An own endpoint that cannot be used yet: it is not allowed, or its chain not verified. */
export function WaitingEndpoint(props: WaitingEndpointProps): ReactElement {
  const { chain, endpoint, isAllowed, onAllow, onRemove } = props
  const t = useTextOf(networksEn)
  const kit = useKit()
  const endpointChoices = useEndpointChoices()
  const { chainId, url } = endpoint
  const { data, isFetching, refetch } = useQuery<EndpointProof>({
    queryKey: ['foyer', 'ownEndpoint', chainId, url],
    enabled: isAllowed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    async queryFn() {
      const { proveOwnEndpoint } = await import('@foyer/kit/reads')
      return proveOwnEndpoint(kit, { chainId, url })
    },
  })
  const [isAdding, startAdding] = useTransition()
  useEffect(() => {
    if (data === 'same') addOwnEndpoint(endpointChoices, { chainId, url, confirmed: true })
  }, [chainId, data, endpointChoices, url])

  const words = { host: hostOf(url), network: chain.name }
  return (
    <div className={styles.waiting} role="status">
      <p className={styles.text}>
        <StatusDot tone={data === undefined ? 'idle' : 'warning'} />
        {!isAllowed && <span>{t('own.blocked', words)}</span>}
        {isAllowed && (data === undefined || data === 'same') && (
          <span>{t('own.waiting', words)}</span>
        )}
        {data === 'otherChain' && <span>{t('own.otherChain', words)}</span>}
        {data === 'otherGenesis' && <span>{t('own.otherGenesis', words)}</span>}
        {data === 'silent' && <span>{t('own.silent', words)}</span>}
      </p>
      {!isAllowed && (
        <Button
          size="small"
          busy={isAdding}
          aria-label={t('own.addLabel', { endpoint: words.host })}
          onClick={() => startAdding(async () => void (await onAllow()))}
        >
          {t('own.add')}
        </Button>
      )}
      {data === 'silent' && (
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('own.again')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={t('networks.removeLabel', { endpoint: words.host })}
        onClick={onRemove}
      >
        {t('networks.remove')}
      </Button>
    </div>
  )
}
