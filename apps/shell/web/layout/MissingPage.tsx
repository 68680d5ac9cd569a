import type { ReactElement } from 'react'
import { PageHead } from '../components/PageHead.tsx'
import { PageLink } from '../components/TextLink.tsx'
import { usePageText } from '../i18n/usePageText.ts'
import { usePageNavigation } from '../router/PageContext.ts'
import styles from './MissingPage.module.css'

/** The 'not found' page. */
export default function MissingPage(): ReactElement {
  const t = usePageText()
  const { shown } = usePageNavigation()
  return (
    <>
      <PageHead title={t('missing.heading')} />
      <div className={styles.body}>
        <p>{t('missing.text')}</p>
        <p className={styles.asked}>
          {t('missing.address')} <bdi className={styles.address}>{shown?.path.slice(0, 200)}</bdi>
        </p>
        <PageLink to="/">{t('missing.home')}</PageLink>
      </div>
    </>
  )
}
