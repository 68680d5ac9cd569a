import { useChainModal, useChainProof, useConnectionState } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { chainEn } from '@foyer/ui/i18n/chainEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { type ReactElement, useState } from 'react'
import { vaultOn } from '../../../config/vault.ts'
import { useApp } from '../../AppContext.ts'
import { ConnectAction } from '../../components/ConnectAction.tsx'
import { AddDemoChain } from '../../components/chain/AddDemoChain.tsx'
import { EmptyVaultDrawing } from '../../components/drawings/EmptyVaultDrawing.tsx'
import { FailedDrawing } from '../../components/drawings/FailedDrawing.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { StateCard } from '../../components/StateCard.tsx'
import { useAppText } from '../../i18n/useAppText.ts'
import type { Typed } from './form/formState.ts'
import { useVaultText } from './useVaultText.ts'
import styles from './Vault.module.css'
import { VaultView } from './VaultView.tsx'

/** `/vault`: lock test tokens until a time, list the locks, unlock them. */
export default function VaultPage(): ReactElement {
  const { t } = useVaultText()
  const tApp = useAppText()
  return (
    <>
      <PageHead title={tApp('nav.vault')}>{t('vault.lead')}</PageHead>
      <div className={styles.page}>
        <VaultBody />
      </div>
    </>
  )
}

type Missing = 'none' | 'otherCopy' | 'out' | 'unproven' | 'wrongNetwork'

/** The vault, or a card about what is missing for it. */
function VaultBody(): ReactElement {
  const { deployment } = useApp()
  const { address, chain, status, unsupported } = useConnectionState()
  const proof = useChainProof()
  // Kept here, so that the form has its input again after the wallet was locked.
  const [typed, setTyped] = useState<Typed>({ amount: '' })

  if (!address && status === 'reconnecting') return <Skeleton className={styles.waiting} />
  if (!address) return <MissingCard what="out" />
  if (unsupported || !chain) return <MissingCard what="wrongNetwork" />
  const contracts = vaultOn(chain.id, deployment)
  if (!contracts) return <MissingCard what="none" />
  if (proof === 'different') return <MissingCard what="otherCopy" />
  if (proof === 'unproven') return <MissingCard what="unproven" />
  const vault = { account: address, chainId: chain.id, contracts }
  const key = `${chain.id} ${address}`
  return <VaultView key={key} chain={chain} vault={vault} typed={typed} onTyped={setTyped} />
}

function MissingCard({ what }: { readonly what: Missing }): ReactElement {
  const { t } = useVaultText()
  const tAccount = useTextOf(accountEn)
  const tChain = useTextOf(chainEn)
  const { chain } = useConnectionState()
  const { open } = useChainModal()
  const network = chain?.name ?? ''
  const change = (
    <>
      <Button variant="accent" size="large" onClick={open}>
        {tChain('chain.title')}
      </Button>
      {what === 'otherCopy' && chain && <AddDemoChain chain={chain} />}
    </>
  )
  const texts: Record<typeof what, [title: string, text: string]> = {
    none: [t('vault.noneTitle', { network }), t('vault.none')],
    otherCopy: [t('vault.unreadableTitle'), tAccount('chain.otherCopyText', { network })],
    out: [t('vault.outTitle'), t('vault.out')],
    unproven: [t('vault.unreadableTitle'), tAccount('chain.unprovenText', { network })],
    wrongNetwork: [tAccount('chain.wrong'), tAccount('chain.wrongText')],
  }
  const [title, text] = texts[what]
  return (
    <StateCard
      drawing={what === 'out' || what === 'none' ? <EmptyVaultDrawing /> : <FailedDrawing />}
      title={title}
      action={what === 'out' ? <ConnectAction /> : change}
    >
      {text}
    </StateCard>
  )
}
