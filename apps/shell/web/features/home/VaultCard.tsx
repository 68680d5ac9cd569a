import { formatBalance, useLocale } from '@foyer/kit'
import { ChevronRightIcon, LockIcon } from '@foyer/kit/icons'
import { type ReactElement, useId } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Card } from '../../components/Card.tsx'
import { usePageText } from '../../i18n/usePageText.ts'
import type { AppState } from '../../state/appState.ts'
import { useAppState } from '../../state/useAppState.ts'
import styles from './SideCard.module.css'

const unlockOf = (state: AppState): string => state.unlock

/** A link to the vault, with the unlockable amount once the vault was read. Sends no requests. */
export function VaultCard(): ReactElement {
  const t = usePageText()
  const { locale } = useLocale()
  const titleId = useId()
  const unlock = useAppState(unlockOf)
  const amount =
    unlock === '' || unlock === '0'
      ? undefined
      : formatBalance({ value: BigInt(unlock), decimals: 18, locale, style: 'full' })
  return (
    <Card labelledBy={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <LockIcon />
          {t('accountPage.vault')}
        </h2>
        <AppLink to="/vault" className={styles.all}>
          {t('accountPage.openVault')}
          <ChevronRightIcon size={14} />
        </AppLink>
      </div>
      <p className={styles.text}>
        {amount === undefined
          ? t('accountPage.vaultText')
          : t('accountPage.vaultReady', { amount })}
      </p>
    </Card>
  )
}
