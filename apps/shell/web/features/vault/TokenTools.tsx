import { Button } from '@foyer/kit'
import type { ReactElement } from 'react'
import styles from './Field.module.css'
import type { VaultActions } from './useVaultActions.ts'
import { useVaultText } from './useVaultText.ts'

interface TokenToolsProps {
  readonly actions: VaultActions
}

/** How to come by the token. */
export function TokenTools({ actions }: TokenToolsProps): ReactElement {
  const { t } = useVaultText()
  const { busy, faucet } = actions
  return (
    <div className={styles.tools}>
      <Button size="small" busy={busy?.action === 'faucet'} onClick={faucet}>
        {t('vault.faucet')}
      </Button>
    </div>
  )
}
