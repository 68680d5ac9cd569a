// @vitest-environment happy-dom
import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectTo } from '../testing/connectTo.ts'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubNode } from '../testing/nodes/stubNode.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { KitProvider } from './KitProvider.tsx'

vi.mock('../sign-in/VerifySection.tsx', () => ({
  VerifySection() {
    throw new Error('This session can’t be shown.')
  },
}))

const root = testRoot()

beforeEach(() => {
  stubNode()
  // React reports what the section throws.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => vi.unstubAllGlobals())

test('a section that throws leaves the rest of the account dialog usable', async () => {
  const config = kitConfigForTest([fakeConnector({ id: 'a' })])
  root.render(
    <KitProvider config={config}>
      <ConnectButton />
    </KitProvider>,
  )
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-kit-part="${name}"]`)
  await vi.waitFor(() => expect(part('connect-button')).not.toBeNull())
  await connectTo(config.wagmi, config.wagmi.connectors[0])
  await vi.waitFor(() => expect(part('account-button')).not.toBeNull())
  part('account-button')?.click()
  await vi.waitFor(() => expect(document.querySelector('dialog [role="alert"]')).not.toBeNull())
  expect(document.querySelector('dialog')?.textContent).toContain('Disconnect')
})
