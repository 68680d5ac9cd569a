// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { fakeConnector, never } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { walletGroupForTest } from '../../testing/walletRowForTest.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import type { WalletGroup } from '../../wallets/walletRow.ts'
import { useConnect } from '../steps/useConnect.ts'
import { CompactConnect } from './CompactConnect.tsx'

const start = { walletId: 'a' }

function Page({ groups }: { readonly groups: readonly WalletGroup[] }) {
  const view = useConnect({
    groups,
    layout: 'compact',
    open: true,
    titleId: 'title',
    start,
    onClose() {},
  })
  return (
    <Dialog open onClose={() => {}} titleId="title" size="compact">
      <CompactConnect {...view} />
    </Dialog>
  )
}

test('RETRY of an expired code leads to the title', async () => {
  const config = kitConfigForTest([
    fakeConnector({ id: 'walletConnect', type: 'walletConnect', connect: never }),
  ])
  const [connector] = config.wagmi.connectors
  const groups = [walletGroupForTest([{ id: 'a', name: 'Amber', ready: true, connector }])]
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => {
    root.unmount()
    document.body.replaceChildren()
  })
  root.render(
    <KitProvider config={config}>
      <Page groups={groups} />
    </KitProvider>,
  )
  const title = () => document.querySelector('dialog h1')
  const retry = () => [...document.querySelectorAll('button')].find(isRetry)
  await vi.waitFor(() => expect(title()?.textContent).toBe('Scan with Amber'))
  connector?.emitter.emit('message', { type: 'display_uri', data: 'wc:topic@2?symKey=key' })
  connector?.emitter.emit('message', { type: 'display_uri_expiry', data: Date.now() - 1 })
  await vi.waitFor(() => expect(retry()).toBeDefined())
  retry()?.focus()
  retry()?.click()
  await vi.waitFor(() => expect(retry()).toBeUndefined())
  expect(document.activeElement).toBe(title())
})

const isRetry = ({ textContent }: Element) => textContent === 'RETRY'
