import { useKit } from '@foyer/kit'
import type { ReactElement } from 'react'
import { ChainIcon } from '../components/ChainIcon.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import styles from './ChainStrip.module.css'

/** The networks that Foyer knows, by name and mark. */
export function ChainStrip(): ReactElement {
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
