import { ConnectButton } from '@foyer/kit'
import type { ThemeOptions } from '@foyer/ui/theme/defineTheme.tsx'
import { themeVariables } from '@foyer/ui/theme/themeVariables.ts'
import { useLayoutEffect, useRef } from 'react'
import { ConnectPanel } from './ConnectPanel.tsx'

interface PresetProps {
  readonly name: string
  readonly options: ThemeOptions
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** The kit in a preset's theme, smaller. Choosing it shows the page in that theme. */
export function Preset({ isChosen, name, onChoose, options }: PresetProps) {
  const card = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    // The content policy allows no style attributes.
    for (const [property, value] of Object.entries(themeVariables(options, 'dark'))) {
      card.current?.style.setProperty(property, value)
    }
  }, [options])
  return (
    <li ref={card} className="preset">
      <div className="miniature" inert>
        <ConnectButton />
        <ConnectPanel inert compact />
      </div>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        {name}
      </button>
    </li>
  )
}
