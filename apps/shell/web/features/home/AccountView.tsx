import { useAuthentication, useChainProof, useConnectionState, useProfile } from '@foyer/kit'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import type { ReactElement, ReactNode } from 'react'
import type { Address } from 'viem'
import { Card } from '../../components/Card.tsx'
import { AddDemoChain } from '../../components/chain/AddDemoChain.tsx'
import { AccountColumns } from './AccountColumns.tsx'
import head from './AccountHead.module.css'
import { AccountHead } from './AccountHead.tsx'
import styles from './AccountView.module.css'
import { BalancesCard } from './BalancesCard.tsx'
import { HomeCards } from './HomeCards.tsx'
import side from './SideCard.module.css'

interface AccountViewProps {
  readonly address: Address
  /** The form that looks up any account. */
  readonly lookup: ReactNode
}

/** The home page of a connected account: its balances, its vault and its latest transactions. */
export default function AccountView({ address, lookup }: AccountViewProps): ReactElement {
  const profile = useProfile()
  const { chain, chainId } = useConnectionState()
  const proof = useChainProof()
  const isVerified = useAuthentication().status === 'authenticated'
  return (
    <div className={styles.view}>
      <AccountHead address={address} profile={profile} isOwn isVerified={isVerified}>
        <ChainWarning />
      </AccountHead>
      {proof === 'different' && chain && (
        <Card className={side.card}>
          <AddDemoChain chain={chain} />
        </Card>
      )}
      <AccountColumns
        lookup={lookup}
        balances={<BalancesCard address={address} chainId={chainId} />}
      >
        <HomeCards />
      </AccountColumns>
    </div>
  )
}

/** Warns when the wallet is on an unsupported network, or on another copy than the page. */
function ChainWarning(): ReactElement | null {
  const t = useTextOf(accountEn)
  const { chain, unsupported } = useConnectionState()
  const proof = useChainProof()
  if (unsupported) return <p className={head.warning}>{t('chain.wrongText')}</p>
  if (proof !== 'different' || chain === undefined) return null
  return <p className={head.warning}>{t('chain.otherCopyText', { network: chain.name })}</p>
}
