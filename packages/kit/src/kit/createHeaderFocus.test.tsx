// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { disconnect } from '@wagmi/core'
import { StrictMode } from 'react'
import type { Address } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { createConnector } from 'wagmi'
import { connectTo } from '../testing/connectTo.ts'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubUnreachableNode } from '../testing/nodes/stubNode.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { createHeaderFocus } from './createHeaderFocus.ts'
import { KitProvider } from './KitProvider.tsx'

const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const root = testRoot()
let change: (account: Address) => void

beforeEach(stubUnreachableNode)

const part = (name: string) => document.querySelector<HTMLElement>(`[data-kit-part="${name}"]`)
const hasFocus = (name: string) => expect(document.activeElement).toBe(part(name) ?? name)

async function showHeader() {
  const connector = createConnector((options) => {
    change = (account) => options.emitter.emit('change', { accounts: [account] })
    return fakeConnector({ id: 'a' })(options)
  })
  const config = kitConfigForTest([connector])
  root.render(
    <StrictMode>
      <KitProvider config={config}>
        <ConnectButton />
        <button type="button">of the page</button>
      </KitProvider>
    </StrictMode>,
  )
  await vi.waitFor(() => expect(part('connect-button')).not.toBeNull())
  const { wagmi } = config
  return { wagmi, connect: () => connectTo(wagmi, wagmi.connectors[0]) }
}

test('focus stays in the header when the visitor connects, changes the account and disconnects', async () => {
  const { connect, wagmi } = await showHeader()
  part('connect-button')?.focus()
  await connect()
  await vi.waitFor(() => hasFocus('account-button'))
  expect(part('account-button')?.textContent).toContain('0xf3…2266')

  change(bob)
  await vi.waitFor(() => expect(part('account-button')?.textContent).toContain('0x70…79C8'))
  hasFocus('account-button')

  await disconnect(wagmi)
  await vi.waitFor(() => hasFocus('connect-button'))
})

test('focus elsewhere stays there', async () => {
  const { connect, wagmi } = await showHeader()
  const other = [...document.querySelectorAll('button')].at(-1)
  other?.focus()
  await connect()
  await vi.waitFor(() => expect(part('account-button')).not.toBeNull())
  expect(document.activeElement).toBe(other)
  change(bob)
  await vi.waitFor(() => expect(part('account-button')?.textContent).toContain('0x70…79C8'))
  await disconnect(wagmi)
  await vi.waitFor(() => expect(part('connect-button')).not.toBeNull())
  expect(document.activeElement).toBe(other)
})

test('a control that appears later does not take the focus that a removed one had', async () => {
  const ref = createHeaderFocus()
  const [removed, later] = ['a', 'b'].map(() =>
    document.body.appendChild(document.createElement('button')),
  )
  if (!removed || !later) throw new Error('no buttons')
  ref(removed)
  removed.focus()
  ref(null)
  removed.remove()
  await Promise.resolve()
  ref(later)
  expect(document.activeElement).toBe(document.body)
})
