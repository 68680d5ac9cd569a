import { AccountButton } from '../account/AccountButton.tsx'
import { useSession } from '../connectors/useSession.ts'
import { NetworkButton } from '../network/NetworkButton.tsx'
import styles from './ConnectedControls.module.css'
import { useModals } from './ModalsContext.ts'

/** Chain selector and account button; on a wrong network both lead to the network dialog. */
export function ConnectedControls() {
  const { open, preload } = useModals()
  const { unsupported } = useSession()
  const accountDialog = unsupported ? 'network' : 'account'
  return (
    <div className={styles.controls}>
      <NetworkButton onIntent={() => preload('network')} onOpen={() => open('network')} />
      <AccountButton onIntent={() => preload(accountDialog)} onOpen={() => open(accountDialog)} />
    </div>
  )
}
