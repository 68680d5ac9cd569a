import {
  type ChainHealth,
  type ChainRecord,
  forgetOwnEndpoint,
  type NetworkHealth,
  useKit,
  useTextOf,
} from '@foyer/kit'
import type { ReactElement } from 'react'
import { useApp } from '../../AppContext.ts'
import { networksEn } from '../../i18n/networksEn.ts'
import { OutsideLink } from '../../parts/TextLink.tsx'
import { EndpointTable } from './EndpointTable.tsx'
import styles from './NetworkDetails.module.css'
import { OwnEndpoints } from './OwnEndpoints.tsx'
import { tellServer } from './tellServer.ts'

interface NetworkDetailsProps {
  readonly chain: ChainRecord
  readonly health: ChainHealth
  readonly pin: NetworkHealth['pin']
}

/** All about one network: its endpoints, the visitor's choice among them, and the way to add another. */
export function NetworkDetails({ chain, health, pin }: NetworkDetailsProps): ReactElement {
  const t = useTextOf(networksEn)
  const { endpointChoices } = useKit()
  const { deployment } = useApp()

  function remove(url: string): void {
    forgetOwnEndpoint(endpointChoices, { chainId: chain.id, url })
    // The page's policy lets it through until the next load; nothing is asked of it any more.
    void tellServer(endpointChoices.get().own)
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
        <OutsideLink href={chain.explorer.url}>{chain.explorer.name}</OutsideLink>
      </p>
    </>
  )
}
