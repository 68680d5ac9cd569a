import type { ThemeOptions } from '@foyer/ui/theme/defineTheme.tsx'
import { themeVariables } from '@foyer/ui/theme/themeVariables.ts'
import { useLayoutEffect, useRef } from 'react'

interface PresetButtonProps {
  readonly name: string
  readonly options: ThemeOptions
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/**
 * A preset's name on its own colours, radius and font. Choosing it shows the page in that theme.
 */
export function PresetButton({ isChosen, name, onChoose, options }: PresetButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The content policy allows no style attributes.
    for (const [property, value] of Object.entries(themeVariables(options, 'dark'))) {
      button.current?.style.setProperty(property, value)
    }
  }, [options])
  return (
    <button
      ref={button}
      type="button"
      className="preset"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className="swatch" aria-hidden="true">
        Aa
      </span>
      {name}
    </button>
  )
}
