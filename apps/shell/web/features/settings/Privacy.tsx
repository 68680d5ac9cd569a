import { useKit, useLocale } from '@foyer/kit'
import { type ReactElement, useId } from 'react'
import { useApp } from '../../AppContext.ts'
import type { AppText } from '../../i18n/AppTextContext.ts'
import { useAppText } from '../../i18n/useAppText.ts'
import { countWord } from '../../parts/countWord.ts'
import { StatusDot } from '../../parts/StatusDot.tsx'
import { type AllowedHost, allowedHosts } from './allowedHosts.ts'
import styles from './Privacy.module.css'

/** Every host that the page may talk to, what for and when; all others are blocked. */
export function Privacy(): ReactElement {
  const t = useAppText()
  const captionId = useId()
  const { deployment, registry } = useApp()
  const { chains } = useKit()
  const { locale } = useLocale()
  const networks = deployment.mode === 'demo' ? chains.length : 0
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-labelledby={captionId}>
        <caption id={captionId} className={styles.caption}>
          {t('settings.privacy')}
        </caption>
        <thead className={styles.caption}>
          <tr>
            <th scope="col">{t('settings.host')}</th>
            <th scope="col">{t('settings.purpose')}</th>
            <th scope="col">{t('settings.when')}</th>
          </tr>
        </thead>
        <tbody>
          {allowedHosts(deployment, chains, registry.policies).map((allowed) => (
            <tr key={allowed.host} className={styles.row}>
              <th scope="row" className={styles.host}>
                <span className={styles.name}>
                  <StatusDot tone="ok" />
                  <bdi dir="ltr" className={styles.address}>
                    {allowed.host}
                  </bdi>
                </span>
              </th>
              <td className={styles.purpose}>{purposeText(t, locale, allowed, networks)}</td>
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
            <td className={styles.purpose}>{t('settings.blocked')}</td>
            <td className={styles.when}>{t('settings.never')}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

const whenKeys = {
  thisSite: 'settings.always',
  node: 'settings.afterConnect',
  feature: 'settings.whenUsed',
} as const

function purposeText(
  t: AppText,
  locale: string,
  { purpose }: AllowedHost,
  localNetworks: number,
): string {
  switch (purpose.kind) {
    case 'thisSite':
      return localNetworks > 0
        ? t('settings.thisSiteDemo', { count: countWord(t, localNetworks) })
        : t('settings.thisSite')
    case 'node':
      return t('settings.nodeOf', {
        network: new Intl.ListFormat(locale).format(purpose.networks),
      })
    case 'feature':
      return purpose.reason
  }
}
