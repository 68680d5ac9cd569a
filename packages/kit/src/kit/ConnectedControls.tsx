import { useMediaQuery } from '@foyer/ui/useMediaQuery.ts'
import type { Ref } from 'react'
import { AccountButton, type AccountStatus } from '../account/AccountButton.tsx'
import { ChainButton, type ChainStatus } from '../account/chain/ChainButton.tsx'
import { useKit } from '../chains/config/useKit.ts'
import { usePendingCount } from '../transactions/store/useTransactions.ts'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { useModals } from '../wallets/modals/ModalsContext.ts'
import styles from './ConnectedControls.module.css'

/** Different values for screens below 768 px and from 768 px. */
export interface BySize<T> {
  readonly smallScreen: T
  readonly largeScreen: T
}

/** One value for all screens, or one for each size. */
export type Responsive<T extends string | boolean> = T | BySize<T>

/**
 * Media query for less than 768 px at the browser's default text size. Scales with the visitor's
 * text size.
 */
export const smallScreen = '(max-width: 47.99875em)'

export interface ConnectedControlsProps {
  /** Shows the avatar, the name or both. Default 'full'. */
  readonly accountStatus?: Responsive<AccountStatus> | undefined
  /**
   * Shows the chain's icon, its name, both or neither. Default: 'icon' on small screens, otherwise
   * 'full'.
   */
  readonly chainStatus?: Responsive<ChainStatus> | undefined
  /** Shows the balance; a hidden balance is not requested. Default: only on large screens. */
  readonly showBalance?: Responsive<boolean> | undefined
}

const chainByDefault = { smallScreen: 'icon', largeScreen: 'full' } as const
const balanceByDefault = { smallScreen: false, largeScreen: true } as const

interface WithAccountRef {
  readonly accountRef: Ref<HTMLButtonElement>
}

/** Chain and account buttons; on an unsupported chain both open the chain dialog. */
export function ConnectedControls({
  accountRef,
  accountStatus = 'full',
  chainStatus = chainByDefault,
  showBalance = balanceByDefault,
}: ConnectedControlsProps & WithAccountRef) {
  const { open, prepare } = useModals('ConnectButton')
  const { address, unsupported } = useConnectionState()
  const isSmall = useMediaQuery(smallScreen)
  const { showRecentTransactions } = useKit('ConnectButton')
  const pending = usePendingCount()

  const accountDialog = unsupported ? 'chain' : 'account'
  return (
    <div className={styles.controls}>
      <ChainButton
        status={atSize(chainStatus, isSmall)}
        onIntent={() => prepare('chain')}
        onOpen={() => open('chain')}
      />
      <AccountButton
        // A new button for each account, because its width follows the name.
        key={address}
        buttonRef={accountRef}
        status={atSize(accountStatus, isSmall)}
        showBalance={atSize(showBalance, isSmall)}
        isSmall={isSmall}
        pending={showRecentTransactions ? pending : 0}
        onIntent={() => prepare(accountDialog)}
        onOpen={() => open(accountDialog)}
      />
    </div>
  )
}

/** The value for the current screen size. */
export function atSize<T extends string | boolean>(value: Responsive<T>, isSmall: boolean): T {
  if (typeof value !== 'object') return value
  return isSmall ? value.smallScreen : value.largeScreen
}
