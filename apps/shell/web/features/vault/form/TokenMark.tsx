import type { ReactElement } from 'react'
import { Mark } from '../../../components/Mark.tsx'
import styles from './TokenMark.module.css'

/** The test token's coin: the mark of this site on a light disc. */
export function TokenMark(): ReactElement {
  return (
    <span aria-hidden="true" className={styles.coin}>
      <Mark />
    </span>
  )
}
