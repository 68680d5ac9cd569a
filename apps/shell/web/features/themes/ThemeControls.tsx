import { accents } from '@foyer/ui/theme/presets.ts'
import { type ReactElement, useId } from 'react'
import { RadioLabel } from '../../components/RadioLabel.tsx'
import { choices, type GalleryTheme } from './galleryThemes.ts'
import styles from './ThemeControls.module.css'

interface ThemeControlsProps {
  readonly theme: GalleryTheme
  readonly onChange: (theme: GalleryTheme) => void
}

/** Look, accent, radius and font, labelled as in the code. */
export function ThemeControls({ onChange, theme }: ThemeControlsProps): ReactElement {
  const own = theme.accent.startsWith('#') ? theme.accent : accentOf(theme.accent)
  return (
    <div className={styles.controls}>
      <Choice
        option="look"
        values={choices.look}
        value={theme.look}
        onChange={(look) => onChange({ ...theme, look })}
      />
      <Choice
        option="accent"
        values={choices.accent}
        value={theme.accent}
        onChange={(accent) => onChange({ ...theme, accent })}
      >
        <input
          type="color"
          aria-label={ownAccent}
          className={styles.colour}
          value={own}
          onChange={({ target }) => onChange({ ...theme, accent: target.value })}
        />
      </Choice>
      <Choice
        option="radius"
        values={choices.radius}
        value={theme.radius}
        onChange={(radius) => onChange({ ...theme, radius })}
      />
      <Choice
        option="font"
        values={choices.font}
        value={theme.font}
        onChange={(font) => onChange({ ...theme, font })}
      />
    </div>
  )
}

/** The label of the custom accent, as it is written in code. */
const ownAccent = 'createTheme({ accent })'

/** The colour of a named accent, for the colour field. */
function accentOf(name: string): string {
  return Object.entries(accents).find(([key]) => key === name)?.[1] ?? '#9333ea'
}

interface ChoiceProps<T extends string> {
  readonly option: string
  readonly values: readonly T[]
  readonly value: string
  readonly onChange: (value: T) => void
  readonly children?: ReactElement
}

function Choice<T extends string>(props: ChoiceProps<T>): ReactElement {
  const { children, onChange, option, value, values } = props
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{option}</legend>
      {values.map((entry) => (
        <RadioLabel
          key={entry}
          name={name}
          value={entry}
          checked={entry === value}
          onCheck={() => onChange(entry)}
          className={styles.option}
        >
          {entry}
        </RadioLabel>
      ))}
      {children}
    </fieldset>
  )
}
