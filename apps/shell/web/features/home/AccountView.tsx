import { useAuthentication, useChainProof, useConnectionState, useProfile } from '@foyer/kit'
import type { ReactElement, ReactNode } from 'react'
import { AddDemoChain } from '../../components/AddDemoChain.tsx'
import { Card } from '../../components/Card.tsx'
import { AccountHead } from './AccountHead.tsx'
import styles from './AccountView.module.css'
import { ActivityCard } from './ActivityCard.tsx'
import { BalancesCard } from './BalancesCard.tsx'
import { ChainWarning } from './ChainWarning.tsx'
import side from './SideCard.module.css'
import { VaultCard } from './VaultCard.tsx'

interface AccountViewProps {
  readonly address: NonNullable<ReturnType<typeof useConnectionState>['address']>
  /** The field that looks up any account. */
  readonly lookup: ReactNode
}

/** Once connected: who, how many networks answered, what each holds, and what will stand here later. */
export function AccountView({ address, lookup }: AccountViewProps): ReactElement {
  const profile = useProfile()
  const { chain, chainId } = useConnectionState()
  const proof = useChainProof()
  const isVerified = useAuthentication().status === 'authenticated'
  return (
    <div className={styles.view}>
      <AccountHead address={address} profile={profile} isVerified={isVerified}>
        <ChainWarning />
      </AccountHead>
      {proof === 'different' && chain && (
        <Card className={side.card}>
          <AddDemoChain chain={chain} />
        </Card>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <BalancesCard address={address} chainId={chainId} />
          <Card className={side.card}>{lookup}</Card>
        </div>
        <div className={styles.column}>
          <VaultCard />
          <ActivityCard />
        </div>
      </div>
    </div>
  )
}
