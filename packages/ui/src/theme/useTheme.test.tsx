// @vitest-environment happy-dom
import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { createThemeStore } from './theme.ts'
import { useTheme } from './useTheme.ts'

describe('useTheme', () => {
  const store = createThemeStore({ storage: memoryStorage() })
  afterEach(() => {
    store.stop()
    vi.unstubAllGlobals()
  })

  function Probe(): ReactElement {
    const { theme, resolved, setTheme } = useTheme(store)
    return (
      <button type="button" onClick={() => setTheme('light')}>
        {theme} {resolved}
      </button>
    )
  }

  it('returns the theme and follows a change', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const host = document.createElement('div')
    const root = createRoot(host)
    await act(async () => root.render(<Probe />))
    expect(host.textContent).toBe('dark dark')
    await act(async () => host.querySelector('button')?.click())
    expect(host.textContent).toBe('light light')
    await act(async () => root.unmount())
  })
})
