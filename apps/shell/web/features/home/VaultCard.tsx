import { Tag } from '@foyer/kit'
import { LockIcon } from '@foyer/kit/icons'
import { type ReactElement, useId } from 'react'
import { useAppText } from '../../i18n/useAppText.ts'
import { Card } from '../../parts/Card.tsx'
import styles from './LaterCard.module.css'

/** Says what the vault will show here; there is none yet. */
export function VaultCard(): ReactElement {
  const t = useAppText()
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
