import type { Chain, ChainHealth, UseChainHealthReturnType } from '@foyer/kit'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import type { ReactElement } from 'react'
import { OutsideLink } from '../../components/TextLink.tsx'
import { networksEn } from '../../i18n/networksEn.ts'
import styles from './ChainDetails.module.css'
import { EndpointTable } from './EndpointTable.tsx'

interface ChainDetailsProps {
  readonly chain: Chain
  readonly health: ChainHealth
  readonly pin: UseChainHealthReturnType['pin']
}

/** One chain in detail: its endpoints, and which one is preferred. */
export function ChainDetails({ chain, health, pin }: ChainDetailsProps): ReactElement {
  const t = useTextOf(networksEn)
  const explorer = chain.blockExplorers?.default

  return (
    <>
      <EndpointTable chain={chain} health={health} onPin={(url) => pin(chain.id, url)} />
      <p className={styles.note}>{t('networks.pinText')}</p>
      <p className={styles.facts}>
        <span>{t('networks.chainId', { id: `${chain.id}` })}</span>
        <span>{chain.nativeCurrency.symbol}</span>
        {explorer && <OutsideLink href={explorer.url}>{explorer.name}</OutsideLink>}
      </p>
    </>
  )
}
