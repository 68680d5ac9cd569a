import { useTheme } from '@foyer/kit/shell'
import { themeStore } from '../kit'

const choices = [
  ['dark', 'Dark'],
  ['light', 'Light'],
  ['system', 'System'],
] as const

export function Settings() {
  const { setTheme, theme } = useTheme(themeStore)
  return (
    <>
      <h1>Settings</h1>
      <fieldset>
        <legend>Theme</legend>
        {choices.map(([choice, label]) => (
          <label key={choice}>
            <input
              type="radio"
              name="theme"
              checked={theme === choice}
              onChange={() => setTheme(choice)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  )
}
