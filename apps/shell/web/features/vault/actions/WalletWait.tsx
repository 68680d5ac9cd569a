import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { Button } from '@foyer/ui/button/Button.tsx'
import { type ReactElement, useEffect, useRef } from 'react'
import { useVaultText } from '../useVaultText.ts'
import type { VaultAction } from './createVaultRuns.ts'
import type { VaultActions } from './useVaultActions.ts'
import styles from './WalletWait.module.css'

interface WalletWaitProps {
  readonly actions: VaultActions
  /** The actions that are shown here. */
  readonly of: readonly VaultAction[]
}

/**
 * Lets the visitor stop waiting for a wallet that may never answer. A request cannot be withdrawn,
 * so a note stays until the wallet answers.
 */
export function WalletWait({ actions, of }: WalletWaitProps): ReactElement | null {
  const { t } = useVaultText()
  const announce = useAnnounce()
  const rootRef = useRef<HTMLDivElement>(null)
  const waiting = actions.busy.find(({ action, at }) => at === 'wallet' && of.includes(action))
  const open = actions.open.filter((action) => of.includes(action))
  const isAsked = waiting !== undefined
  useEffect(() => {
    if (isAsked) announce(t('vault.waitWallet'))
  }, [announce, isAsked, t])
  if (!waiting && open.length === 0) return null

  const stop = () => {
    if (!waiting) return
    actions.giveUp(waiting.action)
    // The button disappears: keeps the focus here.
    rootRef.current?.focus()
  }
  return (
    <div ref={rootRef} tabIndex={-1} className={styles.root}>
      {waiting && (
        <div className={styles.wait}>
          <p className={styles.words}>{t('vault.waitWallet')}</p>
          <Button size="small" onClick={stop}>
            {t('vault.stopWaiting')}
          </Button>
        </div>
      )}
      {open.length > 0 && <p className={styles.words}>{t(noteOf(open))}</p>}
    </div>
  )
}

/** What comes of a request that the wallet still shows: a transaction is sent. */
function noteOf(open: readonly VaultAction[]) {
  if (open.every((action) => action === 'sign')) return 'vault.openSignature'
  return open.every((action) => action === 'watch') ? 'vault.openRequest' : 'vault.open'
}
