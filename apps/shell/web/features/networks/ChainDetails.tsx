import {
  type Chain,
  type ChainHealth,
  removeOwnEndpoint,
  type UseChainHealthReturnType,
  useEndpointChoices,
} from '@foyer/kit'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import type { ReactElement } from 'react'
import { useApp } from '../../AppContext.ts'
import { OutsideLink } from '../../components/TextLink.tsx'
import { networksEn } from '../../i18n/networksEn.ts'
import styles from './ChainDetails.module.css'
import { EndpointTable } from './EndpointTable.tsx'
import { OwnEndpoints } from './OwnEndpoints.tsx'
import { saveOwnOrigins } from './saveOwnOrigins.ts'

interface ChainDetailsProps {
  readonly chain: Chain
  readonly health: ChainHealth
  readonly pin: UseChainHealthReturnType['pin']
}

/** One chain in detail: its endpoints, which one is preferred, and a form to add one. */
export function ChainDetails({ chain, health, pin }: ChainDetailsProps): ReactElement {
  const t = useTextOf(networksEn)
  const endpointChoices = useEndpointChoices()
  const { deployment } = useApp()
  const explorer = chain.blockExplorers?.default

  function remove(url: string): void {
    removeOwnEndpoint(endpointChoices, { chainId: chain.id, url })
    // The content policy allows the origin until the next page load, but it is no longer used.
    void saveOwnOrigins(endpointChoices.get().own)
  }

  return (
    <>
      <EndpointTable
        chain={chain}
        health={health}
        onPin={(url) => pin(chain.id, url)}
        onRemove={remove}
      />
      <p className={styles.note}>{t('networks.pinText')}</p>
      {deployment.ownEndpoints && (
        <OwnEndpoints chain={chain} allowed={deployment.ownEndpoints.origins} onRemove={remove} />
      )}
      <p className={styles.facts}>
        <span>{t('networks.chainId', { id: `${chain.id}` })}</span>
        <span>{chain.nativeCurrency.symbol}</span>
        {explorer && <OutsideLink href={explorer.url}>{explorer.name}</OutsideLink>}
      </p>
    </>
  )
}
