import { ConnectButton, disconnectAll, KitProvider, useConnectionState, useKit } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { defineTheme } from '@foyer/ui/theme/defineTheme.tsx'
import { themeVariables } from '@foyer/ui/theme/themeVariables.ts'
import { useEffect, useMemo, useState } from 'react'
import { ConnectPanel } from './ConnectPanel.tsx'
import { kitConfig, setDemoAnswer } from './config.ts'
import { type DemoAnswer, demoWalletId } from './demoWallet.ts'
import { codeOf, initial, presets, type Settings, themeOptions } from './settings.ts'

interface LandingProps {
  /** The look of the page around this one. */
  readonly look: 'dark' | 'light'
}

/**
 * The connect dialog, open, with a wallet that can be told to fail. It is in a frame of the site's
 * home page, which takes on the chosen theme.
 */
export function Landing({ look }: LandingProps) {
  const [settings, setSettings] = useState<Settings>({ ...initial, look })
  const options = useMemo(() => themeOptions(settings), [settings])
  const theme = useMemo(() => defineTheme(options), [options])

  useEffect(() => {
    const variables = themeVariables(options, 'dark')
    parent.postMessage({ look: settings.look, variables }, location.origin)
  }, [options, settings.look])

  useEffect(() => {
    const follow = ({ data, origin, source }: MessageEvent) => {
      if (source !== parent || origin !== location.origin) return
      const { isDark } = data as { readonly isDark: boolean }
      setSettings((last) => {
        if ((last.look !== 'light') === isDark) return last
        return { ...last, look: isDark ? 'dark' : 'light' }
      })
    }
    addEventListener('message', follow)
    return () => removeEventListener('message', follow)
  }, [])

  return (
    <KitProvider config={kitConfig} theme={theme}>
      <main className="landing" aria-label="Try the kit">
        <Stage />
        <fieldset className="chips">
          <legend>Theme</legend>
          {presets.map(({ name, ...preset }) => {
            const chosen = { ...settings, ...preset }
            return (
              <Button
                key={name}
                size="small"
                aria-pressed={codeOf(chosen) === codeOf(settings)}
                onClick={() => setSettings(chosen)}
              >
                {name}
              </Button>
            )
          })}
        </fieldset>
      </main>
    </KitProvider>
  )
}

const answers: Readonly<Record<DemoAnswer, string>> = {
  approve: 'Approve',
  reject: 'Reject',
  hang: 'Never answer',
  'lose-network': 'Lose the network',
}

const atDemoWallet = { walletId: demoWalletId }

/** The dialog, and what its wallet answers. */
function Stage() {
  const kit = useKit()
  const { status } = useConnectionState()
  const [answer, setAnswer] = useState<DemoAnswer>()
  const [round, setRound] = useState(0)
  const restart = (next: DemoAnswer | undefined) => {
    setDemoAnswer(next ?? 'approve')
    setAnswer(next)
    setRound(round + 1)
    void disconnectAll(kit)
  }
  return (
    <>
      <div className="stage">
        {status === 'connected' ? (
          <div className="connected">
            <ConnectButton />
            <p>Connected. The buttons open the kit's other dialogs.</p>
          </div>
        ) : (
          <ConnectPanel
            key={round}
            start={answer && atDemoWallet}
            onClose={() => restart(undefined)}
          />
        )}
      </div>
      <fieldset className="chips">
        <legend>Make Demo Wallet</legend>
        {Object.entries(answers).map(([id, label]) => (
          <Button
            key={id}
            size="small"
            aria-pressed={id === answer}
            onClick={() => restart(id as DemoAnswer)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </>
  )
}
