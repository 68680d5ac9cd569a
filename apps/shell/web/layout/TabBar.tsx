import type { ReactElement } from 'react'
import { useApp } from '../AppContext.ts'
import { AppLink } from '../components/AppLink.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import styles from './TabBar.module.css'

/** The navigation at the bottom of narrow screens. */
export function TabBar(): ReactElement {
  const t = useAppText()
  const { registry } = useApp()
  return (
    <nav aria-label={t('layout.nav')} className={styles.bar}>
      <ul role="list" className={styles.list}>
        {registry.nav.map(({ path, label, icon: Glyph }) => (
          <li key={path} className={styles.item}>
            <AppLink to={path} className={styles.link}>
              <Glyph size={20} />
              {t(label)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
