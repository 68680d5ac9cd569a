import { Monitor as MonitorIcon } from '@foyer/ui/icons/Monitor.tsx'
import { Moon as MoonIcon } from '@foyer/ui/icons/Moon.tsx'
import { Sun as SunIcon } from '@foyer/ui/icons/Sun.tsx'
import type { ThemeChoice } from '@foyer/ui/theme/theme.ts'
import { useTheme } from '@foyer/ui/theme/useTheme.ts'
import { type ReactElement, type ReactNode, useId } from 'react'
import { useApp } from '../../AppContext.ts'
import { RadioLabel } from '../../components/RadioLabel.tsx'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './Appearance.module.css'

interface Option {
  readonly choice: ThemeChoice
  readonly label: string
  readonly icon: ReactNode
}

/** The theme as three radio buttons; the choice takes effect at once and is remembered. */
export function Appearance(): ReactElement {
  const t = usePageText()
  const name = useId()
  const { themeStore } = useApp()
  const { setTheme, theme } = useTheme(themeStore)
  const options: readonly Option[] = [
    { choice: 'system', label: t('theme.system'), icon: <MonitorIcon /> },
    { choice: 'dark', label: t('theme.dark'), icon: <MoonIcon /> },
    { choice: 'light', label: t('theme.light'), icon: <SunIcon /> },
  ]
  return (
    <fieldset className={styles.group} aria-label={t('settings.appearance')}>
      {options.map(({ choice, icon, label }) => (
        <RadioLabel
          key={choice}
          name={name}
          value={choice}
          checked={theme === choice}
          onCheck={() => setTheme(choice)}
          className={styles.option}
        >
          {icon}
          {label}
        </RadioLabel>
      ))}
    </fieldset>
  )
}
