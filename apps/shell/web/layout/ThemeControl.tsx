import { useConnectionState } from '@foyer/kit'
import { Monitor as MonitorIcon } from '@foyer/ui/icons/Monitor.tsx'
import { Moon as MoonIcon } from '@foyer/ui/icons/Moon.tsx'
import { Sun as SunIcon } from '@foyer/ui/icons/Sun.tsx'
import type { ThemeChoice } from '@foyer/ui/theme/theme.ts'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { type ReactElement, useLayoutEffect } from 'react'
import { useApp } from '../AppContext.ts'
import { useAppText } from '../i18n/useAppText.ts'
import styles from './ThemeControl.module.css'

const choices = [
  { choice: 'dark', icon: <MoonIcon />, text: 'theme.isDark' },
  { choice: 'light', icon: <SunIcon />, text: 'theme.isLight' },
  { choice: 'system', icon: <MonitorIcon />, text: 'theme.isSystem' },
] as const

const next = { dark: 'light', light: 'system', system: 'dark' } as const satisfies Record<
  ThemeChoice,
  ThemeChoice
>

/**
 * Shows the theme; a press switches to the next one. The settings page shows all three. CSS picks
 * one of the icons by the root's `data-theme-choice`, which is set before the first paint
 * (public/boot.js) and kept up to date here.
 */
export function ThemeControl(): ReactElement {
  const t = useAppText()
  const { themeStore } = useApp()
  const { status } = useConnectionState()
  useLayoutEffect(() => {
    const show = () => {
      document.documentElement.dataset.themeChoice = themeStore.get()
    }
    show()
    return themeStore.subscribe(show)
  }, [themeStore])
  return (
    <button
      type="button"
      className={styles.control}
      data-gives-way={status === 'connected' || undefined}
      onClick={() => themeStore.set(next[themeStore.get()])}
    >
      {choices.map(({ choice, icon, text }) => (
        <span key={choice} className={styles.choice} data-choice={choice}>
          {icon}
          <VisuallyHidden>{t(text)}</VisuallyHidden>
        </span>
      ))}
    </button>
  )
}
