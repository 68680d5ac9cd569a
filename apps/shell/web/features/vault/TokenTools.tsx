import { Button } from '@foyer/kit'
import type { ReactElement } from 'react'
import type { Address } from 'viem'
import { AddToWallet } from './AddToWallet.tsx'
import { FailureBox } from './FailureBox.tsx'
import styles from './Field.module.css'
import type { VaultActions } from './useVaultActions.ts'
import { useVaultText } from './useVaultText.ts'

interface TokenToolsProps {
  readonly actions: VaultActions
  readonly token: Address
}

/** How to come by the token, and how to see it in the wallet. */
export function TokenTools({ actions, token }: TokenToolsProps): ReactElement {
  const { t } = useVaultText()
  const { busy, failure, faucet } = actions
  const isBusy = busy.some(({ action }) => action === 'faucet')
  return (
    <>
      <div className={styles.tools}>
        <Button size="small" busy={isBusy} onClick={faucet}>
          {t('vault.faucet')}
        </Button>
        <AddToWallet token={token} />
      </div>
      <FailureBox failure={failure} of={['faucet']} />
    </>
  )
}
