import { useConnectionState, VisuallyHidden } from '@foyer/kit'
import { MonitorIcon, MoonIcon, SunIcon } from '@foyer/kit/icons'
import { type ThemeChoice, useTheme } from '@foyer/kit/shell'
import type { ReactElement } from 'react'
import { useApp } from '../AppContext.ts'
import { useAppText } from '../i18n/useAppText.ts'
import styles from './ThemeControl.module.css'

const choices = {
  dark: { icon: <MoonIcon />, text: 'theme.isDark', next: 'light' },
  light: { icon: <SunIcon />, text: 'theme.isLight', next: 'system' },
  system: { icon: <MonitorIcon />, text: 'theme.isSystem', next: 'dark' },
} as const satisfies Record<ThemeChoice, object>

/** Shows the theme; a press switches to the next one. The settings page shows all three. */
export function ThemeControl(): ReactElement {
  const t = useAppText()
  const { themeStore } = useApp()
  const { setTheme, theme } = useTheme(themeStore)
  const { status } = useConnectionState()
  const { icon, next, text } = choices[theme]
  return (
    <button
      type="button"
      className={styles.control}
      data-gives-way={status === 'connected' || undefined}
      onClick={() => setTheme(next)}
    >
      {icon}
      <VisuallyHidden>{t(text)}</VisuallyHidden>
    </button>
  )
}
