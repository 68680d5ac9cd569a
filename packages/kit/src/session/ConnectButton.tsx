import { AccountButton } from '../account/AccountButton.tsx'
import { ConnectTrigger } from '../connect/ConnectTrigger.tsx'
import { useSession } from '../connectors/useSession.ts'
import { NetworkButton } from '../network/NetworkButton.tsx'
import styles from './ConnectButton.module.css'
import { useModals } from './ModalsContext.ts'

export interface ConnectButtonProps {
  /** Default: the translated 'Connect Wallet'. */
  readonly label?: string | undefined
  /** Neutral while another control of the view holds the accent. */
  readonly quiet?: boolean | undefined
}

/** The header control (Spec §2): 'Connect Wallet', or chain selector and account button. */
export function ConnectButton({ label, quiet = false }: ConnectButtonProps) {
  const { open, preload } = useModals()
  const { status, unsupported } = useSession()

  if (status !== 'connected') {
    return (
      <ConnectTrigger
        label={label}
        quiet={quiet}
        reconnecting={status === 'reconnecting'}
        onIntent={() => preload('connect')}
        onOpen={() => open('connect')}
      />
    )
  }
  const accountDialog = unsupported ? 'network' : 'account'
  return (
    <div className={styles.controls}>
      <NetworkButton onIntent={() => preload('network')} onOpen={() => open('network')} />
      <AccountButton onIntent={() => preload(accountDialog)} onOpen={() => open(accountDialog)} />
    </div>
  )
}
