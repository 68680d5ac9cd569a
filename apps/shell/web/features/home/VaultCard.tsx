import { Tag } from '@foyer/kit'
import { LockIcon } from '@foyer/kit/icons'
import { type ReactElement, useId } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import { Card } from '../../parts/Card.tsx'
import styles from './LaterCard.module.css'

/** Says what the vault will show here; there is none yet. */
export function VaultCard(): ReactElement {
  const t = usePageText()
  const titleId = useId()
  return (
    <Card labelledBy={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <LockIcon />
          {t('account.vault')}
        </h2>
        <Tag>{t('account.vaultState')}</Tag>
      </div>
      <p className={styles.text}>{t('account.vaultText')}</p>
    </Card>
  )
}
