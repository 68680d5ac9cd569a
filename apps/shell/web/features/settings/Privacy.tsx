import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import type { ReactElement } from 'react'
import { useApp } from '../../AppContext.ts'
import { Card } from '../../components/Card.tsx'
import { StatusDot } from '../../components/StatusDot.tsx'
import { formatList } from '../../i18n/formatList.ts'
import { type PageText, usePageText } from '../../i18n/usePageText.ts'
import { type AllowedHost, allowedHosts } from './allowedHosts.ts'
import styles from './Privacy.module.css'

/** Every host that the page may contact, with purpose and time; all others are blocked. */
export function Privacy(): ReactElement {
  const t = usePageText()
  const { chains, deployment, registry } = useApp()
  const { locale } = useLocale()
  return (
    <Card>
      <table className={styles.table} aria-label={t('settings.privacy')}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t('settings.host')}</th>
            <th scope="col">{t('settings.purpose')}</th>
            <th scope="col">{t('settings.when')}</th>
          </tr>
        </thead>
        <tbody>
          {allowedHosts(deployment, chains, registry.policies).map((allowed) => (
            <tr key={`${allowed.host} ${allowed.purpose.kind}`} className={styles.row}>
              <th scope="row" className={styles.host}>
                <span className={styles.name}>
                  <StatusDot tone="ok" />
                  <bdi dir="ltr" className={styles.address}>
                    {allowed.host}
                  </bdi>
                </span>
              </th>
              <td className={styles.purpose}>{purposeText(t, locale, allowed)}</td>
              <td className={styles.when}>{t(whenKeys[allowed.purpose.kind])}</td>
            </tr>
          ))}
          <tr className={styles.row}>
            <th scope="row" className={styles.host}>
              <span className={styles.name}>
                <StatusDot tone="idle" />
                {t('settings.everythingElse')}
              </span>
            </th>
            <td colSpan={2} className={styles.purpose}>
              {t('settings.blocked')}
            </td>
          </tr>
        </tbody>
      </table>
    </Card>
  )
}

const whenKeys = {
  thisSite: 'settings.always',
  ownNodes: 'settings.whenRead',
  node: 'settings.whenRead',
  relay: 'settings.whenUsed',
  avatars: 'settings.whenShown',
  signInServer: 'settings.whenUsed',
  feature: 'settings.whenUsed',
} as const

/** Why the page contacts a host. */
function purposeText(t: PageText, locale: string, { purpose }: AllowedHost): string {
  switch (purpose.kind) {
    case 'node':
      return t('settings.nodeOf', { network: formatList(locale, purpose.chains) })
    case 'feature':
      return purpose.reason
    default:
      return t(`settings.${purpose.kind}`)
  }
}
