import { useLayoutEffect, useRef } from 'react'
import { AccountButton } from '../account/AccountButton.tsx'
import { useSession } from '../connectors/useSession.ts'
import { NetworkButton } from '../network/NetworkButton.tsx'
import styles from './ConnectedControls.module.css'
import { useModals } from './ModalsContext.ts'

/** Chain selector and account button; on a wrong network both lead to the network dialog. */
export function ConnectedControls() {
  const { claimFocus, open, preload } = useModals()
  const controls = useRef<HTMLDivElement>(null)
  const { unsupported } = useSession()
  useLayoutEffect(() => {
    if (!claimFocus()) return
    controls.current?.querySelector<HTMLElement>('[data-kit-part="account-button"]')?.focus()
  }, [claimFocus])

  const accountDialog = unsupported ? 'network' : 'account'
  return (
    <div ref={controls} className={styles.controls}>
      <NetworkButton onIntent={() => preload('network')} onOpen={() => open('network')} />
      <AccountButton onIntent={() => preload(accountDialog)} onOpen={() => open(accountDialog)} />
    </div>
  )
}
