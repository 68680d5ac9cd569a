import { Button, useAnnounce } from '@foyer/kit'
import { type ReactElement, useEffect, useRef } from 'react'
import { useVaultText } from '../useVaultText.ts'
import type { VaultAction } from './createVaultRuns.ts'
import type { VaultActions } from './useVaultActions.ts'
import styles from './WalletWait.module.css'

interface WalletWaitProps {
  readonly actions: VaultActions
  /** The actions that are told of here. */
  readonly of: readonly VaultAction[]
}

/**
 * A wallet may never answer: the visitor can stop waiting for it. What it was asked cannot be taken back, so that is said for as long as
 * the wallet has not answered.
 */
export function WalletWait({ actions, of }: WalletWaitProps): ReactElement | null {
  const { t } = useVaultText()
  const announce = useAnnounce()
  const placeRef = useRef<HTMLDivElement>(null)
  const waiting = actions.busy.find(({ action, at }) => at === 'wallet' && of.includes(action))
  const open = actions.open.filter((action) => of.includes(action))
  const note = open.every((action) => action === 'sign') ? 'vault.openSignature' : 'vault.open'
  const isAsked = waiting !== undefined
  useEffect(() => {
    if (isAsked) announce(t('vault.waitWallet'))
  }, [announce, isAsked, t])
  if (!waiting && open.length === 0) return null

  const stop = () => {
    if (!waiting) return
    actions.giveUp(waiting.action)
    // The button goes away with the waiting; what follows from it stands here.
    placeRef.current?.focus()
  }
  return (
    <div ref={placeRef} tabIndex={-1} className={styles.place}>
      {waiting && (
        <div className={styles.wait}>
          <p className={styles.words}>{t('vault.waitWallet')}</p>
          <Button size="small" onClick={stop}>
            {t('vault.stopWaiting')}
          </Button>
        </div>
      )}
      {open.length > 0 && <p className={styles.words}>{t(note)}</p>}
    </div>
  )
}
