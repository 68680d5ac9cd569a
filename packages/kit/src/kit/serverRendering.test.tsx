import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { KitProvider } from './KitProvider.tsx'

const useLayoutEffect = vi.hoisted(() => vi.fn())
vi.mock('react', async (original) => ({ ...(await original<object>()), useLayoutEffect }))

test('a server draws nothing with a layout effect, of which React 18 warns', () => {
  const page = (
    <KitProvider config={kitConfigForTest([])}>
      <ConnectButton />
    </KitProvider>
  )
  expect(renderToString(page)).toContain('Connect Wallet')
  expect(useLayoutEffect).not.toHaveBeenCalled()
})
