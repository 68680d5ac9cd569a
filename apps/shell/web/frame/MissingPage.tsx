import { useRouterState } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { PageLink } from '../parts/TextLink.tsx'
import styles from './MissingPage.module.css'

/** What an address without a page shows. */
export function MissingPage(): ReactElement {
  const t = useAppText()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <>
      <PageHead title={t('missing.title')} />
      <div className={styles.body}>
        <p>{t('missing.text')}</p>
        <p className={styles.asked}>
          {t('missing.address')} <bdi className={styles.address}>{pathname.slice(0, 200)}</bdi>
        </p>
        <PageLink to="/">{t('missing.home')}</PageLink>
      </div>
    </>
  )
}
