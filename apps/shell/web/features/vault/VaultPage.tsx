import { useChainModal, useChainProof, useConnectionState, useKit } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import type { ReactElement } from 'react'
import { vaultOn } from '../../../config/vault.ts'
import { useApp } from '../../AppContext.ts'
import { ConnectAction } from '../../components/ConnectAction.tsx'
import { AddDemoChain } from '../../components/chain/AddDemoChain.tsx'
import { EmptyVaultDrawing } from '../../components/drawings/EmptyVaultDrawing.tsx'
import { FailedDrawing } from '../../components/drawings/FailedDrawing.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { StateCard } from '../../components/StateCard.tsx'
import { useVaultText } from './useVaultText.ts'
import { VaultSkeleton } from './VaultSkeleton.tsx'
import styles from './VaultView.module.css'
import { VaultView } from './VaultView.tsx'

/** `/vault`: lock test tokens until a time, list the locks, unlock them. */
export default function VaultPage(): ReactElement {
  const { t } = useVaultText()
  return (
    <>
      <PageHead title={t('vault.title')}>{t('vault.lead')}</PageHead>
      <div className={styles.page}>
        <VaultBody />
      </div>
    </>
  )
}

function VaultBody(): ReactElement {
  const { t } = useVaultText()
  const { deployment } = useApp()
  const { chains } = useKit()
  const { address, chain, status, unsupported } = useConnectionState()
  const proof = useChainProof()

  if (address === undefined && status === 'reconnecting') return <VaultSkeleton />
  if (address === undefined) {
    return (
      <StateCard
        drawing={<EmptyVaultDrawing />}
        title={t('vault.outTitle')}
        action={<ConnectAction />}
      >
        {t('vault.out')}
      </StateCard>
    )
  }
  if (unsupported || chain === undefined) {
    return (
      <StateCard
        drawing={<FailedDrawing />}
        title={t('vault.wrongNetworkTitle')}
        action={<SwitchChain />}
      >
        {t('vault.wrongNetwork')}
      </StateCard>
    )
  }
  const contracts = vaultOn(chain.id, deployment)
  if (contracts === undefined) {
    const isAnywhere = chains.some(({ id }) => vaultOn(id, deployment) !== undefined)
    return (
      <StateCard
        drawing={<EmptyVaultDrawing />}
        title={t('vault.noneTitle', { network: chain.name })}
        action={isAnywhere ? <SwitchChain /> : undefined}
      >
        {t(isAnywhere ? 'vault.none' : 'vault.noneAnywhere')}
      </StateCard>
    )
  }
  if (proof === 'different') {
    return (
      <StateCard
        drawing={<FailedDrawing />}
        title={t('vault.notDemoTitle')}
        action={
          <>
            <SwitchChain />
            <AddDemoChain chain={chain} />
          </>
        }
      >
        {t('vault.notDemo', { network: chain.name })}
      </StateCard>
    )
  }
  if (proof === 'unproven') {
    return (
      <StateCard
        drawing={<FailedDrawing />}
        title={t('vault.unprovenTitle', { network: chain.name })}
        action={<SwitchChain />}
      >
        {t('vault.unproven')}
      </StateCard>
    )
  }
  return (
    <VaultView
      key={`${chain.id} ${address}`}
      account={address}
      chain={chain}
      contracts={contracts}
    />
  )
}

/** Opens the chain dialog: the next step where the current chain has no vault. */
function SwitchChain(): ReactElement {
  const { t } = useVaultText()
  const { open } = useChainModal()
  return (
    <Button variant="accent" size="large" onClick={open}>
      {t('vault.switch')}
    </Button>
  )
}
