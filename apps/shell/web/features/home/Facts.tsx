import { CheckCircleIcon, EyeIcon, KeyIcon } from '@foyer/kit/icons'
import type { ReactElement } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './Facts.module.css'

/** What the page learns, what it asks for, and what it never has. */
export function Facts(): ReactElement {
  const t = usePageText()
  const facts = [
    { icon: <EyeIcon />, title: t('home.seesTitle'), text: t('home.sees') },
    { icon: <CheckCircleIcon />, title: t('home.asksTitle'), text: t('home.asks') },
    { icon: <KeyIcon />, title: t('home.neverTitle'), text: t('home.never') },
  ]
  return (
    <dl className={styles.facts} aria-label={t('home.facts')}>
      {facts.map(({ icon, title, text }) => (
        <div key={title} className={styles.fact}>
          <dt className={styles.title}>
            {icon}
            {title}
          </dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
