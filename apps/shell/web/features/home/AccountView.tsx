import type { useSession } from '@foyer/kit'
import type { ReactElement } from 'react'
import { AccountHead } from './AccountHead.tsx'
import styles from './AccountView.module.css'
import { ActivityCard } from './ActivityCard.tsx'
import { BalancesCard } from './BalancesCard.tsx'
import { VaultCard } from './VaultCard.tsx'

type Address = NonNullable<ReturnType<typeof useSession>['address']>

/** Once connected: who, how many networks answered, what each holds, and what will stand here later. */
export function AccountView({ address }: { readonly address: Address }): ReactElement {
  return (
    <div className={styles.view}>
      <AccountHead address={address} />
      <div className={styles.columns}>
        <BalancesCard address={address} />
        <div className={styles.side}>
          <VaultCard />
          <ActivityCard />
        </div>
      </div>
    </div>
  )
}
