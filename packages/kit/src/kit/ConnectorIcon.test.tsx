// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { expect, test, vi } from 'vitest'
import { ConnectorIcon } from '../account/ConnectorIcon.tsx'
import { connectTo } from '../testing/connectTo.ts'
import { type FakeConnectorOptions, fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { coinbaseWallet } from '../wallets/definitions/popularWallets.ts'
import type { LoadWalletGroups } from '../wallets/walletDefinition.ts'
import { KitProvider } from './KitProvider.tsx'

const own = 'data:image/png;base64,iVBORw0KGgo='
const root = testRoot()

function State() {
  const { connectorIcon, connectorName } = useConnectionState()
  return <output>{JSON.stringify({ connectorIcon, connectorName })}</output>
}

const loadGroups = async () => [{ groupName: 'Popular', wallets: [coinbaseWallet] }]

async function connectedWith(
  options: Omit<FakeConnectorOptions, 'id'>,
  walletGroups: LoadWalletGroups = loadGroups,
) {
  const connector = fakeConnector({ id: 'fake', ...options })
  const config = kitConfigForTest([connector], { walletGroups })
  root.render(
    <KitProvider config={config}>
      <ConnectorIcon size={24} />
      <State />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(document.querySelector('output')).not.toBeNull())
  await connectTo(config.wagmi, config.wagmi.connectors[0])
}

const icon = () => document.querySelector('[data-kit-part="icon"]')
const source = () => icon()?.querySelector('img')?.getAttribute('src')
const state = () => document.querySelector('output')?.textContent

test('a wallet is shown by the icon that it announced', async () => {
  await connectedWith({ name: 'Bridge', icon: ` ${own}` })
  await vi.waitFor(() => expect(source()).toBe(own))
  expect(state()).toBe(JSON.stringify({ connectorIcon: own, connectorName: 'Bridge' }))
})

test('an icon from another host is not loaded', async () => {
  await connectedWith({ name: 'Bridge', icon: 'https://tracker.example/pixel.png' })
  await vi.waitFor(() => expect(state()).toBe(JSON.stringify({ connectorName: 'Bridge' })))
  expect(icon()).toBeNull()
})

test('a connector without an icon has that of its configured wallet', async () => {
  await connectedWith({ name: 'Coinbase Wallet', type: 'coinbaseWallet' })
  await vi.waitFor(() => expect(source()).toBe(coinbaseWallet.iconUrl))
})

test('a wallet that only has the name of a configured one does not get its icon', async () => {
  const load = vi.fn(loadGroups)
  await connectedWith({ name: 'Coinbase Wallet', type: 'injected' }, load)
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await vi.dynamicImportSettled()
  expect(icon()).toBeNull()
})
