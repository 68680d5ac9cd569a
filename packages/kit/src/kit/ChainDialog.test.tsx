// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { never } from '../testing/fakeConnector.ts'
import { connectedToInjected } from '../testing/fakeInjected.ts'
import { ethereum, mint } from '../testing/kitConfigForTest.ts'
import { stubNode } from '../testing/nodes/stubNode.ts'
import { type UseModalReturnType, useChainModal } from '../wallets/modals/useModal.ts'
import { KitProvider } from './KitProvider.tsx'

const root = testRoot()
let modal: UseModalReturnType

beforeEach(stubNode)

function Probe(): ReactNode {
  modal = useChainModal()
  return null
}

const dialog = () => document.querySelector('dialog[open]')
const row = (name: string) =>
  [...document.querySelectorAll('dialog[open] [data-kit-part="chain-row"]')].find(
    ({ textContent }) => textContent?.includes(name),
  )

test('a network to which the wallet switched without answering is no longer waited for', async () => {
  const { connector, kit } = await connectedToInjected((method) =>
    method.startsWith('wallet_') ? never() : '0x1',
  )
  const switchTo = ({ id }: { readonly id: number }) =>
    connector.emitter.emit('change', { chainId: id })
  root.render(
    <KitProvider config={kit}>
      <Probe />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(modal.canOpenModal).toBe(true))
  modal.open()
  await vi.waitFor(() => expect(row(mint.name)).toBeDefined())
  row(mint.name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.waitFor(() => expect(row(mint.name)?.textContent).toContain('Confirm in Wallet'))
  switchTo(mint)
  await vi.waitFor(() => expect(dialog()).toBeNull())
  switchTo(ethereum)
  modal.open()
  await vi.waitFor(() => expect(row(ethereum.name)?.textContent).toContain('Connected'))
  expect(row(mint.name)?.textContent).not.toContain('Confirm in Wallet')
})
