// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import type { Address } from 'viem'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { connectTo } from '../../testing/connectTo.ts'
import { alice, fakeConnector, never } from '../../testing/fakeConnector.ts'
import { ethereum, kitConfigForTest, readThrough } from '../../testing/kitConfigForTest.ts'
import { stubBalance } from '../../testing/nodes/stubNode.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import { type UseBalancesReturnType, useBalances } from './useBalances.ts'
import { useNativeBalance } from './useNativeBalance.ts'

const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const root = testRoot()

/** A page that has read one wei for alice, whose node answers no more. */
async function openForAlice() {
  stubBalance(1n)
  const kit = kitConfigForTest([], { chains: [ethereum] })
  const renders: { readonly address: Address; readonly balances: UseBalancesReturnType }[] = []
  function Balances({ address }: { readonly address: Address }) {
    renders.push({ address, balances: useBalances(address) })
    return null
  }
  const show = (address: Address) =>
    root.render(
      <KitProvider config={kit}>
        <Balances address={address} />
      </KitProvider>,
    )
  show(alice)
  const entries = () => [...(renders.at(-1)?.balances.byChain.values() ?? [])]
  await vi.waitFor(() => expect(entries()).toMatchObject([{ status: 'success', value: 1n }]))
  const ask = vi.fn(never)
  vi.stubGlobal('fetch', ask)
  return { ask, renders, show }
}

test('the balances are the same object over a render during another read', async () => {
  const { ask, renders, show } = await openForAlice()
  const before = renders.at(-1)?.balances
  before?.refresh()
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  renders.length = 0
  show(alice)
  await vi.waitFor(() => expect(renders).not.toEqual([]))
  for (const { balances } of renders) expect(balances).toBe(before)
})

test("no render shows another account's balances", async () => {
  const { renders, show } = await openForAlice()
  renders.length = 0
  show(bob)
  await vi.waitFor(() => expect(renders).not.toEqual([]))
  for (const { address, balances } of renders) {
    expect(address).toBe(bob)
    expect([...balances.byChain.values()]).toEqual([{ status: 'pending' }])
    expect(balances).toMatchObject({ answered: 0, failed: 0, updatedAt: undefined })
  }
})

test('nothing is read on a chain without a native token', async () => {
  const asked: string[] = []
  const node = 'http://localhost:2/rpc'
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    asked.push(`${url} ${body}`)
    return Response.json({ jsonrpc: '2.0', id: 1, result: `0x${'9'.repeat(62)}` })
  })
  const kit = kitConfigForTest([fakeConnector({ id: 'a' })], {
    chains: [{ ...readThrough(ethereum, [node]), hasNativeToken: false }],
  })
  const seen: unknown[] = []
  function Balances() {
    const { address } = useConnectionState()
    seen.push([...useBalances(address).byChain, useNativeBalance()])
    return address
  }
  root.render(
    <KitProvider config={kit}>
      <Balances />
    </KitProvider>,
  )
  await connectTo(kit.wagmi, kit.wagmi.connectors[0])
  await vi.waitFor(() => expect(document.body.textContent).toContain(alice))
  expect(seen.at(-1)).toEqual([undefined])
  // The kits of other tests may still ask.
  const own = asked.filter((request) => request.startsWith(node))
  expect(own.join()).not.toContain('eth_getBalance')
})
