import { Button } from '@foyer/ui/button/Button.tsx'
import type { ReactElement } from 'react'
import type { VaultAction } from '../actions/createVaultRuns.ts'
import { FailureBox } from '../actions/FailureBox.tsx'
import type { VaultActions } from '../actions/useVaultActions.ts'
import { WalletWait } from '../actions/WalletWait.tsx'
import { useVaultText } from '../useVaultText.ts'
import styles from './Field.module.css'

const tools: readonly VaultAction[] = ['faucet', 'watch']

/** The faucet, and the button that adds the token to the wallet. */
export function TokenTools({ actions }: { readonly actions: VaultActions }): ReactElement {
  const { t } = useVaultText()
  const { busy, failure, faucet } = actions
  const isBusy = busy.some(({ action }) => action === 'faucet')
  return (
    <div className={styles.tools}>
      <Button size="small" busy={isBusy} onClick={faucet}>
        {t('vault.faucet')}
      </Button>
      <AddToWallet actions={actions} />
      <WalletWait actions={actions} of={tools} />
      <FailureBox failure={failure} of={tools} />
    </div>
  )
}

/** Asks the wallet to list the token (EIP-747). */
function AddToWallet({ actions }: { readonly actions: VaultActions }): ReactElement {
  const { t } = useVaultText()
  const { busy, isWatched, watch } = actions
  const isBusy = busy.some(({ action }) => action === 'watch')
  return (
    <>
      <Button size="small" variant="ghost" busy={isBusy} onClick={watch}>
        {t('vault.watch')}
      </Button>
      {isWatched !== undefined && !isBusy && (
        <span className={styles.aside}>{t(isWatched ? 'vault.watched' : 'vault.watchFailed')}</span>
      )}
    </>
  )
}
