import { useChainProof, useConnectionState } from '@foyer/kit'
import type { ReactElement } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './AccountHead.module.css'

/** Where the wallet and the page do not talk about the same network, the page says so. */
export function ChainWarning(): ReactElement | null {
  const t = usePageText()
  const { chain, unsupported } = useConnectionState()
  const proof = useChainProof()
  if (unsupported) return <p className={styles.doubt}>{t('account.wrongNetwork')}</p>
  if (proof !== 'different' || chain === undefined) return null
  return <p className={styles.doubt}>{t('account.notDemo', { network: chain.name })}</p>
}
