import { CrossCircleIcon } from '@foyer/kit/icons'
import type { ReactElement } from 'react'
import styles from './FailureBox.module.css'
import type { VaultFailure } from './useVaultActions.ts'
import { useVaultText } from './useVaultText.ts'

interface FailureBoxProps {
  readonly failure: VaultFailure | undefined
  /** The actions whose failures belong here. */
  readonly of: readonly VaultFailure['action'][]
}

/** What did not happen, in words; a rejection is told without alarm. */
export function FailureBox({ failure, of }: FailureBoxProps): ReactElement | null {
  const { t } = useVaultText()
  if (!failure || !of.includes(failure.action)) return null
  const isQuiet = failure.key === 'vault.rejected'
  return (
    <p className={styles.box} data-quiet={isQuiet || undefined}>
      {!isQuiet && <CrossCircleIcon />}
      <span>{t(failure.key)}</span>
    </p>
  )
}
