import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useApp } from '../AppContext.ts'
import { useAppText } from '../i18n/useAppText.ts'
import styles from './TabBar.module.css'

/** The navigation at the bottom of narrow screens. */
export function TabBar(): ReactElement {
  const t = useAppText()
  const { registry } = useApp()
  return (
    <nav aria-label={t('frame.tabs')} className={styles.bar}>
      <ul className={styles.list}>
        {registry.nav.map(({ path, label, icon: Glyph }) => (
          <li key={path} className={styles.item}>
            <Link to={path} activeOptions={{ exact: true }} className={styles.link}>
              <Glyph size={20} />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
