import { Button } from '@foyer/kit'
import type { ReactElement } from 'react'
import styles from '../form/Field.module.css'
import { useVaultText } from '../useVaultText.ts'
import { AddToWallet } from './AddToWallet.tsx'
import type { VaultAction } from './createVaultRuns.ts'
import { FailureBox } from './FailureBox.tsx'
import type { VaultActions } from './useVaultActions.ts'
import { WalletWait } from './WalletWait.tsx'

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
