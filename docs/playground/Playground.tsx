import { ConnectButton, KitProvider } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { useCopy } from '@foyer/ui/copy/useCopy.ts'
import { languageNames } from '@foyer/ui/i18n/languages/languages.ts'
import { defineTheme, type ThemeOptions } from '@foyer/ui/theme/defineTheme.tsx'
import { contrastPairs, themeVariables } from '@foyer/ui/theme/themeVariables.ts'
import { useMemo, useState } from 'react'
import { kitConfig } from './config.ts'
import { Preset } from './Preset.tsx'
import {
  accents,
  codeOf,
  fonts,
  initial,
  looks,
  presets,
  radii,
  type Settings,
  themeOptions,
} from './settings.ts'

interface PlaygroundProps {
  /** The look of the page around this one. */
  readonly look: 'dark' | 'light'
}

export function Playground({ look }: PlaygroundProps) {
  const [settings, setSettings] = useState<Settings>({ ...initial, look })
  const options = useMemo(() => themeOptions(settings), [settings])
  const theme = useMemo(() => defineTheme(options), [options])
  const change = (changed: Partial<Settings>) => setSettings({ ...settings, ...changed })
  return (
    <KitProvider config={kitConfig} locale={settings.locale} theme={theme}>
      <main aria-label="Theme editor">
        <header>
          <ConnectButton />
        </header>
        <ul className="presets">
          {presets.map(({ name, ...preset }) => {
            const chosen = { ...settings, ...preset }
            return (
              <Preset
                key={name}
                name={name}
                options={themeOptions(chosen)}
                isChosen={codeOf(chosen) === codeOf(settings)}
                onChoose={() => setSettings(chosen)}
              />
            )
          })}
        </ul>
        <form>
          <Choice
            label="Look"
            value={settings.look}
            values={looks}
            onChange={(look) => change({ look })}
          />
          <Choice
            label="Accent"
            value={settings.accent}
            values={accents}
            onChange={(accent) => change({ accent })}
          />
          {settings.accent === 'custom' && (
            <label>
              Colour
              <input
                type="color"
                value={settings.colour}
                onChange={({ target }) => change({ colour: target.value })}
              />
            </label>
          )}
          <Choice
            label="Radius"
            value={settings.radius}
            values={radii}
            onChange={(radius) => change({ radius })}
          />
          <Choice
            label="Font"
            value={settings.font}
            values={fonts}
            onChange={(font) => change({ font })}
          />
          <Choice
            label="Language"
            value={settings.locale}
            values={Object.keys(languageNames)}
            names={languageNames}
            onChange={(locale) => change({ locale })}
          />
        </form>
        <Code code={codeOf(settings)} />
        <Contrast options={options} />
      </main>
    </KitProvider>
  )
}

function Code({ code }: { readonly code: string }) {
  const { copied, copy } = useCopy()
  return (
    <div className="code">
      <pre>
        <code>{code}</code>
      </pre>
      <Button size="small" onClick={() => copy(code)}>
        {copied ? 'Copied' : 'Copy code'}
      </Button>
    </div>
  )
}

const figure = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  roundingMode: 'floor',
})

/** The contrast of each pair of the theme's colours, next to the required minimum. */
function Contrast({ options }: { readonly options: ThemeOptions }) {
  return (
    <section aria-labelledby="contrast">
      <h2 id="contrast">Contrast</h2>
      <dl>
        {contrastPairs(themeVariables(options, 'dark')).map(({ back, front, minimum, ratio }) => (
          <div key={`${front} ${back}`}>
            <dt>
              {front} / {back}
            </dt>
            <dd>
              {figure.format(ratio)} <span>≥ {figure.format(minimum)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly names?: Readonly<Record<string, string>>
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({
  label,
  names,
  onChange,
  value,
  values,
}: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((each) => each === target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {names?.[each] ?? capitalized(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
