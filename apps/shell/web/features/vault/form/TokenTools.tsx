import { Button } from '@foyer/kit'
import type { ReactElement } from 'react'
import type { VaultAction } from '../actions/createVaultRuns.ts'
import { FailureBox } from '../actions/FailureBox.tsx'
import styles from '../actions/Field.module.css'
import type { VaultActions } from '../actions/useVaultActions.ts'
import { WalletWait } from '../actions/WalletWait.tsx'
import { useVaultText } from '../useVaultText.ts'
import { AddToWallet } from './AddToWallet.tsx'

const tools: readonly VaultAction[] = ['faucet', 'watch']

/** How to come by the token, and how to see it in the wallet. */
export function TokenTools({ actions }: { readonly actions: VaultActions }): ReactElement {
  const { t } = useVaultText()
  const { busy, failure, faucet } = actions
  const isBusy = busy.some(({ action }) => action === 'faucet')
  return (
    <>
      <div className={styles.tools}>
        <Button size="small" busy={isBusy} onClick={faucet}>
          {t('vault.faucet')}
        </Button>
        <AddToWallet actions={actions} />
      </div>
      <WalletWait actions={actions} of={tools} />
      <FailureBox failure={failure} of={tools} />
    </>
  )
}
