import { Button } from '@foyer/kit'
import type { ReactElement } from 'react'
import styles from '../actions/Field.module.css'
import type { VaultActions } from '../actions/useVaultActions.ts'
import { useVaultText } from '../useVaultText.ts'

/** Has the wallet show the token (EIP-747). */
export function AddToWallet({ actions }: { readonly actions: VaultActions }): ReactElement {
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
