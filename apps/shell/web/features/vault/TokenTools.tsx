import { Button } from '@foyer/kit'
import type { ReactElement } from 'react'
import type { Address } from 'viem'
import { AddToWallet } from './AddToWallet.tsx'
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
  const { busy, faucet } = actions
  return (
    <div className={styles.tools}>
      <Button size="small" busy={busy?.action === 'faucet'} onClick={faucet}>
        {t('vault.faucet')}
      </Button>
      <AddToWallet token={token} />
    </div>
  )
}
