import { Button } from '@foyer/ui/button/Button.tsx'
import { Lock as LockIcon } from '@foyer/ui/icons/Lock.tsx'
import { type ReactElement, useId } from 'react'
import type { VaultActions } from '../actions/useVaultActions.ts'
import { type Position, progressOf } from '../reading/positions.ts'
import { useVaultText } from '../useVaultText.ts'
import { countdownText } from './countdown.ts'
import styles from './PositionsCard.module.css'

interface PositionRowProps {
  readonly actions: VaultActions
  /** Unix seconds. */
  readonly chainTime: number
  /** Whether the last block has reached its unlock time. */
  readonly isReady: boolean
  readonly position: Position
}

/** One lock: amount, unlock time, countdown and the unlock button. */
export function PositionRow({
  actions,
  chainTime,
  isReady,
  position,
}: PositionRowProps): ReactElement {
  const { amount, locale, t, time } = useVaultText()
  const id = useId()
  const busy = actions.busy.find(({ action }) => action === `unlock:${position.id}`)
  const left = position.unlockTime - chainTime
  return (
    <li className={styles.row} data-ready={isReady || undefined}>
      <span className={styles.mark}>
        <LockIcon />
      </span>
      <span id={id} className={styles.amount}>
        <bdi>{amount(position.amount)}</bdi>
        <span className={styles.number}>{t('vault.positionNumber', { id: `${position.id}` })}</span>
      </span>
      <span className={styles.until}>
        {t(isReady ? 'vault.ended' : 'vault.until', { time: time(position.unlockTime) })}
      </span>
      <progress
        className={styles.progress}
        max={1}
        value={progressOf(position, chainTime)}
        aria-hidden="true"
      />
      <span className={styles.left}>
        {isReady && <span>{t('vault.ready')}</span>}
        {!isReady && left > 0 && (
          <span>{t('vault.left', { time: countdownText(left, locale) })}</span>
        )}
        {!isReady && left <= 0 && <span>{t('vault.nextBlock')}</span>}
      </span>
      <Button
        size="small"
        busy={busy !== undefined}
        disabled={!isReady}
        aria-describedby={id}
        onClick={() => actions.unlock(position.id, position.amount)}
      >
        {busy?.at === 'wallet' ? t('vault.confirm') : t('vault.unlock')}
      </Button>
    </li>
  )
}
