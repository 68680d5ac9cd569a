import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Warning as WarningIcon } from '@foyer/ui/icons/Warning.tsx'
import type { ReactElement } from 'react'
import { formatList } from '../../i18n/formatList.ts'
import { networksEn } from '../../i18n/networksEn.ts'
import { timeText } from '../timeText.ts'
import styles from '../WarningBox.module.css'
import type { StaleReads } from './staleReads.ts'
import { useStaleReads } from './useStaleReads.ts'

/** Says that values on the page are stale, since when and why. */
export function StaleBanner(): ReactElement {
  const stale = useStaleReads()
  // Always rendered: screen readers announce changes of a live region that already exists.
  return <div role="status">{stale && <Banner {...stale} />}</div>
}

function Banner({ names, since }: StaleReads): ReactElement {
  const t = useTextOf(networksEn)
  const { locale } = useLocale()
  const words = {
    names: formatList(locale, names),
    time: timeText(since, Date.now(), locale),
  }
  return (
    <div className={styles.box}>
      <p className={styles.text}>
        <WarningIcon />
        <span>{t('stale.silent', words)}</span>
      </p>
    </div>
  )
}
