// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { ToastArea } from '@foyer/ui/toasts/ToastArea.tsx'
import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSignIn } from '../sign-in/useSignIn.ts'
import { connectedToInjected } from '../testing/fakeInjected.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { stubNode } from '../testing/nodes/stubNode.ts'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { useAccountModal, useChainModal } from '../wallets/modals/useModal.ts'
import { KitProvider } from './KitProvider.tsx'

const root = testRoot()
type Place = 'account' | 'network' | 'sign-in'
let places: Readonly<Record<Place, { readonly canOpen: boolean; open(): unknown }>>

beforeEach(stubNode)
afterEach(() => toast.remove())

function Probe(): ReactNode {
  const account = useAccountModal()
  const chain = useChainModal()
  const { signIn } = useSignIn()
  const { status } = useConnectionState()
  places = {
    account: { canOpen: account.canOpenModal, open: account.open },
    network: { canOpen: chain.canOpenModal, open: chain.open },
    'sign-in': { canOpen: status === 'unauthenticated', open: () => void signIn() },
  }
  return null
}

const button = (name: string) =>
  [...document.querySelectorAll('dialog[open] button')].find(
    ({ textContent }) => textContent === name,
  )

test.each<[Place, string, 'optional' | 'required', string]>([
  ['account', 'Disconnect', 'optional', '0x1'],
  ['network', 'Disconnect', 'optional', '0x539'],
  ['sign-in', 'Cancel', 'required', '0x1'],
])('the %s dialog says after %j that a wallet keeps its permission', async (place, name, mode, chainId) => {
  const { connector, kit } = await connectedToInjected(() => null, {
    signIn: { adapter: fakeSignInAdapter(), mode },
  })
  connector.emitter.emit('change', { chainId: Number(chainId) })
  root.render(
    <KitProvider config={kit}>
      <Probe />
      <ToastArea />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(places[place].canOpen).toBe(true))
  places[place].open()
  await vi.waitFor(() => expect(button(name)).toBeDefined())
  button(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.waitFor(() => expect(kit.wagmi.state.status).toBe('disconnected'))
  const text = 'Fake Wallet keeps this site connected. To remove it, use Fake Wallet’s settings.'
  await vi.waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe(text))
  await vi.waitFor(() => expect(document.querySelector('li')?.textContent).toContain(text))
})
