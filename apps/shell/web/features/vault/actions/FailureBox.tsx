import { CrossCircle as CrossCircleIcon } from '@foyer/ui/icons/CrossCircle.tsx'
import type { ReactElement } from 'react'
import { useVaultErrorText } from '../useVaultErrorText.ts'
import type { VaultAction, VaultFailure } from './createVaultRuns.ts'
import styles from './FailureBox.module.css'
import { isQuiet } from './useVaultRuns.ts'

interface FailureBoxProps {
  readonly failure: VaultFailure | undefined
  /** The actions whose failures are shown here. */
  readonly of: readonly VaultAction[]
}

/** Says why an action failed. Shows the visitor's own decisions in the wallet without an alarm. */
export function FailureBox({ failure, of }: FailureBoxProps): ReactElement | null {
  const errorText = useVaultErrorText()
  if (!failure || !of.includes(failure.action)) return null
  const quiet = isQuiet(failure.key)
  return (
    <p className={styles.box} data-quiet={quiet || undefined}>
      {!quiet && <CrossCircleIcon />}
      <span>{errorText(failure.key)}</span>
    </p>
  )
}
