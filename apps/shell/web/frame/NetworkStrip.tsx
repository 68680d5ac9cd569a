import { useKit } from '@foyer/kit'
import type { ReactElement } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { ChainIcon } from '../parts/ChainIcon.tsx'
import styles from './NetworkStrip.module.css'

/** The networks that Foyer knows, by name and mark. */
export function NetworkStrip(): ReactElement {
  const t = useAppText()
  const { chains } = useKit()
  return (
    <ul className={styles.strip} aria-label={t('frame.networks')}>
      {chains.map((chain) => (
        <li key={chain.id} className={styles.network}>
          <ChainIcon chain={chain} size={18} />
          {chain.name}
        </li>
      ))}
    </ul>
  )
}
