import { useConnectionState } from '@foyer/kit'
import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { Button } from '@foyer/ui/button/Button.tsx'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { en } from '@foyer/ui/i18n/en.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { walletEn } from '@foyer/ui/i18n/walletEn.ts'
import { type ReactElement, useEffect } from 'react'
import { sendErrorsEn } from '../../../i18n/sendErrorsEn.ts'
import { vaultEn } from '../../../i18n/vaultEn.ts'
import styles from '../Vault.module.css'
import type { VaultAction } from './useVaultAction.ts'

/** The texts of all that can fail. Home's card about the vault loads only the vault's own. */
const vaultErrorsEn = { ...en, ...vaultEn, ...sendErrorsEn, ...walletEn }

/** Says why an action failed, or lets the visitor stop waiting for a silent wallet. */
export function ActionNote({ action }: { readonly action: VaultAction }): ReactElement | null {
  const t = useTextOf(vaultErrorsEn)
  const announce = useAnnounce()
  const { connectorName = '' } = useConnectionState()
  const { errorKey, said, waitingFor } = action
  // The visitor's own decision.
  const isAlarm = errorKey !== undefined && errorKey !== 'vault.errorRejected'
  const words = said && ` ${t('wallet.says', { wallet: sanitizeText(connectorName), words: said })}`
  const why = errorKey && `${t(errorKey)}${words}`
  const text = waitingFor === 'wallet' ? t('vault.waitWallet') : why
  useEffect(() => {
    if (text !== undefined) announce(text, isAlarm ? 'assertive' : 'polite')
  }, [announce, isAlarm, text])

  if (text === undefined && waitingFor !== 'owners') return null
  return (
    <div className={styles.note} data-alarm={isAlarm || undefined}>
      {text && <p>{text}</p>}
      {(waitingFor === 'wallet' || waitingFor === 'owners') && (
        <Button size="small" onClick={action.stop}>
          {t('vault.stopWaiting')}
        </Button>
      )}
    </div>
  )
}
