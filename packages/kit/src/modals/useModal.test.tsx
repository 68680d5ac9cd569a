// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { testRoot } from '../ui/testing/testRoot.tsx'
import { type UseModalReturnType, useChainModal, useConnectModal } from './useModal.ts'

const root = testRoot()

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

test('close of an earlier rendering closes its dialog, and no other', async () => {
  const connect: UseModalReturnType[] = []
  const chain: UseModalReturnType[] = []
  function Page() {
    connect.push(useConnectModal())
    chain.push(useChainModal())
    return null
  }
  const config = kitConfigForTest([fakeConnector({ id: 'a' })])
  root.render(
    <KitProvider config={config}>
      <Page />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(connect[0]).toBeDefined())
  connect[0]?.open()
  await expect.poll(() => connect.at(-1)?.isOpen).toBe(true)
  chain[0]?.close()
  connect[0]?.close()
  await expect.poll(() => connect.at(-1)?.isOpen).toBe(false)
})
