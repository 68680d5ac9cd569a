import { useSession, VisuallyHidden } from '@foyer/kit'
import { MoonIcon, SunIcon } from '@foyer/kit/icons'
import { useTheme } from '@foyer/kit/shell'
import type { ReactElement } from 'react'
import { useApp } from '../AppContext.ts'
import { useAppText } from '../i18n/useAppText.ts'
import styles from './ThemeControl.module.css'

/** Changes between dark and light at once; following the system is chosen in the settings. */
export function ThemeControl(): ReactElement {
  const t = useAppText()
  const { themeStore } = useApp()
  const { resolved, setTheme } = useTheme(themeStore)
  const { status } = useSession()
  const isDark = resolved === 'dark'
  return (
    <button
      type="button"
      className={styles.control}
      data-gives-way={status === 'connected' || undefined}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
      <VisuallyHidden>{t(isDark ? 'theme.toLight' : 'theme.toDark')}</VisuallyHidden>
    </button>
  )
}
