// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectTo } from '../testing/connectTo.ts'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import type { KitConfig } from './assembleKit.ts'
import { KitProvider } from './KitProvider.tsx'

function Status() {
  const { address, status } = useConnectionState()
  return <output>{`${status} ${address}`}</output>
}

test('a config module that is evaluated again brings the connection back, from the new config', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const storage = memoryStorage()
  const evaluate = () => kitConfigForTest([fakeConnector({ id: 'a' })], { storage })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  onTestFinished(() => {
    root.unmount()
    page.remove()
  })
  const show = (config: KitConfig) =>
    root.render(
      <KitProvider config={config}>
        <Status />
      </KitProvider>,
    )
  const first = evaluate()
  show(first)
  await vi.waitFor(() => expect(page.textContent).toBe('disconnected undefined'))
  await connectTo(first.wagmi, first.wagmi.connectors[0])
  await vi.waitFor(() => expect(page.textContent).toBe(`connected ${alice}`))
  const second = evaluate()
  show(second)
  await vi.waitFor(() => expect(second.wagmi.state.status).toBe('connected'))
  await vi.waitFor(() => expect(page.textContent).toBe(`connected ${alice}`))
  expect(first.queryClient.isFetching()).toBe(0)
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^KitProvider got a different config.*outside React/)],
  ])
})
