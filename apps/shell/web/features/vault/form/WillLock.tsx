import type { ReactElement } from 'react'
import { useVaultText } from '../useVaultText.ts'
import styles from './LockForm.module.css'
import type { LockTime } from './lockTimes.ts'
import type { ParsedAmount } from './parseAmount.ts'

interface WillLockProps {
  /** For the button's `aria-describedby`: announced on focus, not on every keystroke. */
  readonly id: string
  readonly amount: ParsedAmount
  readonly time: LockTime
}

/** The parsed amount in figures and in words, to check before anything is approved. */
export function WillLock({ amount, id, time }: WillLockProps): ReactElement {
  const { t, amount: write, inWords, time: writeTime } = useVaultText()
  return (
    <p id={id} className={styles.will}>
      {amount.state === 'ok' ? sentence(amount.value) : ''}
    </p>
  )

  function sentence(value: bigint): string {
    const words = inWords(value)
    const figure = write(value)
    if (time.state !== 'ok') {
      return words === undefined
        ? t('vault.understood', { amount: figure })
        : t('vault.understoodWords', { amount: figure, words })
    }
    const until = writeTime(time.time)
    return words === undefined
      ? t('vault.willLock', { amount: figure, time: until })
      : t('vault.willLockWords', { amount: figure, words, time: until })
  }
}
