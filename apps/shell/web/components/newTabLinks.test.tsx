// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type App, AppContext } from '../AppContext.ts'
import DemoPairingNotice from '../features/demo/DemoPairingNotice.tsx'
import { DemoBanner } from '../layout/DemoBanner.tsx'
import { OutsideLink } from './TextLink.tsx'

it('every link that opens a new tab says so, with a space before', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(() => root.unmount())
    vi.unstubAllGlobals()
  })
  const deployment: Partial<App['deployment']> = { chains: [] }
  await act(() =>
    root.render(
      // The banner reads only the number of networks.
      <AppContext value={{ deployment } as App}>
        <DemoBanner />
        <DemoPairingNotice uri="wc:1" />
        <OutsideLink href="https://etherscan.io">Etherscan</OutsideLink>
      </AppContext>,
    ),
  )
  const links = [...page.querySelectorAll('a')]
  expect(links.map(({ textContent }) => textContent.replace(/\s+/g, ' '))).toEqual([
    'Open the Demo Phone (opens in a new tab)',
    'Open the Demo Phone (opens in a new tab)',
    'Etherscan (opens in a new tab)',
  ])
  expect(links.map(({ target }) => target)).toEqual(['_blank', '_blank', '_blank'])
})
