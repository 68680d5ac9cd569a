// @vitest-environment happy-dom
import { disconnect } from '@wagmi/core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSignIn } from '../sign-in/useSignIn.ts'
import { connectTo } from '../testing/connectTo.ts'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubNode } from '../testing/nodes/stubNode.ts'
import type { KitConfig } from './assembleKit.ts'
import { KitProvider } from './KitProvider.tsx'

let roots: Root[]

beforeEach(() => {
  roots = []
  stubNode()
})

afterEach(() => {
  for (const root of roots) root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Status() {
  const { signIn, status } = useSignIn()
  return (
    <button type="button" onClick={() => void signIn()}>
      {status}
    </button>
  )
}

/** Draws one part of a page whose parts have their own React roots, and returns its root. */
function draw(kit: KitConfig) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  roots.push(root)
  root.render(
    <KitProvider config={kit}>
      <Status />
    </KitProvider>,
  )
  return { root, button: () => place.querySelector('button') }
}

const enabled = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find(
    ({ ariaDisabled, textContent }) => textContent === name && ariaDisabled !== 'true',
  )

test('a provider that leaves the page does not end what another one with its config follows', async () => {
  const adapter = fakeSignInAdapter()
  const getProvider = async () => ({ request: async () => '0x1234' })
  const kit = kitConfigForTest([fakeConnector({ id: 'a', getProvider })], { signIn: { adapter } })
  const stays = draw(kit)
  await vi.waitFor(() => expect(stays.button()).not.toBeNull())
  await connectTo(kit.wagmi, kit.wagmi.connectors[0])
  stays.button()?.click()
  await vi.waitFor(() => expect(enabled('Sign message')).toBeDefined())
  enabled('Sign message')?.click()
  await vi.waitFor(() => expect(stays.button()?.textContent).toBe('authenticated'))

  const leaves = draw(kit)
  await vi.waitFor(() => expect(leaves.button()?.textContent).toBe('authenticated'))
  leaves.root.unmount()
  await vi.waitFor(() => expect(leaves.button()).toBeNull())
  await disconnect(kit.wagmi)
  await vi.waitFor(() => expect(adapter.calls).toContain('signOut'))
})
