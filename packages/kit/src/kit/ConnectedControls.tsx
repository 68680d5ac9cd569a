import { useLayoutEffect, useRef } from 'react'
import { AccountButton, type AccountStatus } from '../account/AccountButton.tsx'
import { ChainButton, type ChainStatus } from '../chain/ChainButton.tsx'
import { useKit } from '../config/useKit.ts'
import { useConnectionState } from '../connection/useConnectionState.ts'
import { useModals } from '../modals/ModalsContext.ts'
import { usePendingTransactions } from '../transactions/store/useTransactions.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import styles from './ConnectedControls.module.css'
import { atSize, type Responsive, smallScreen } from './responsive.ts'

export interface ConnectedControlsProps {
  /** Avatar and name, one of them, by screen size or for all. Default 'full'. */
  readonly accountStatus?: Responsive<AccountStatus> | undefined
  /** Icon and name of the chain, one of them, or neither. Default: the icon on small screens, else 'full'. */
  readonly chainStatus?: Responsive<ChainStatus> | undefined
  /** Default: on large screens only. A balance that is not shown is not read either. */
  readonly showBalance?: Responsive<boolean> | undefined
}

const chainByDefault = { smallScreen: 'icon', largeScreen: 'full' } as const
const balanceByDefault = { smallScreen: false, largeScreen: true } as const

/** Chain selector and account button; on a wrong network both lead to the network dialog. */
export function ConnectedControls({
  accountStatus = 'full',
  chainStatus = chainByDefault,
  showBalance = balanceByDefault,
}: ConnectedControlsProps) {
  const { claimFocus, open, preload } = useModals()
  const controls = useRef<HTMLDivElement>(null)
  const { address, unsupported } = useConnectionState()
  const isSmall = useMediaQuery(smallScreen)
  const { showRecentTransactions } = useKit()
  const pending = usePendingTransactions()
  useLayoutEffect(() => {
    if (!claimFocus()) return
    controls.current?.querySelector<HTMLElement>('[data-kit-part="account-button"]')?.focus()
  }, [claimFocus])

  const accountDialog = unsupported ? 'chain' : 'account'
  return (
    <div ref={controls} className={styles.controls}>
      <ChainButton
        status={atSize(chainStatus, isSmall)}
        onIntent={() => preload('chain')}
        onOpen={() => open('chain')}
      />
      <AccountButton
        // Another account is another button, which takes the room that its own name needs.
        key={address}
        status={atSize(accountStatus, isSmall)}
        showBalance={atSize(showBalance, isSmall)}
        isSmall={isSmall}
        pending={showRecentTransactions ? pending : 0}
        onIntent={() => preload(accountDialog)}
        onOpen={() => open(accountDialog)}
      />
    </div>
  )
}
