// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { disconnect } from '@wagmi/core'
import { StrictMode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectTo } from '../testing/connectTo.ts'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubNode } from '../testing/nodes/stubNode.ts'
import { KitProvider } from './KitProvider.tsx'

const root = testRoot()

beforeEach(stubNode)

/** Connects, and records what is announced politely. */
async function connected() {
  const kit = kitConfigForTest([fakeConnector({ id: 'a' })])
  root.render(
    <StrictMode>
      <KitProvider config={kit}>page</KitProvider>
    </StrictMode>,
  )
  await vi.waitFor(() => expect(region()).not.toBeNull())
  const announced: string[] = []
  const observer = new MutationObserver(() => {
    const text = region()?.textContent
    if (text && text !== announced.at(-1)) announced.push(text)
  })
  observer.observe(document.body, { characterData: true, childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  const [connector] = kit.wagmi.connectors
  await connectTo(kit.wagmi, connector)
  await vi.waitFor(() => expect(announced).toEqual(['Connected, 0xf3…2266']), { timeout: 5_000 })
  return { announced, wagmi: kit.wagmi, emitter: connector?.emitter }
}

const region = () => document.querySelector('[role="status"]')

test('announces that the wallet has ended the connection', async () => {
  const { announced, emitter } = await connected()
  emitter?.emit('disconnect')
  await vi.waitFor(() => expect(announced).toEqual(['Connected, 0xf3…2266', 'Disconnected']))
})

test('announces that the page has ended the connection', async () => {
  const { announced, wagmi } = await connected()
  await disconnect(wagmi)
  await vi.waitFor(() => expect(announced).toEqual(['Connected, 0xf3…2266', 'Disconnected']))
})

test('announces the network to which the wallet has switched', async () => {
  const { announced, emitter } = await connected()
  emitter?.emit('change', { chainId: 185 })
  await vi.waitFor(() => expect(announced.slice(1)).toEqual(['Network changed to Mint Mainnet']))
  emitter?.emit('change', { chainId: 424_242 })
  await vi.waitFor(() =>
    expect(announced.at(-1)).toBe('Wrong network detected, switch or disconnect to continue'),
  )
  emitter?.emit('change', { chainId: 1 })
  await vi.waitFor(() => expect(announced.at(-1)).toBe('Network changed to Ethereum'))
  expect(announced).toHaveLength(4)
})
