// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { requireSignIn } from './useSignIn.ts'
import { useSignInOffer } from './useSignInOffer.ts'

const root = testRoot()
const loadDialog = async () => undefined

function Page({ isConnecting }: { readonly isConnecting: boolean }) {
  useSignInOffer(isConnecting, loadDialog)
  return null
}

test('connecting signs in too while the visitor chooses a wallet, and not before or after', async () => {
  const backend = fakeSignInAdapter()
  const kit = kitConfigForTest([fakeConnector({ id: 'a' })], {
    signIn: { mode: 'required', adapter: backend },
  })
  const { offer } = requireSignIn(kit)
  const show = (isConnecting: boolean) =>
    root.render(
      <KitProvider config={kit}>
        <Page isConnecting={isConnecting} />
      </KitProvider>,
    )
  show(false)
  expect(offer.get()).toBeUndefined()
  show(true)
  await vi.waitFor(() => expect(offer.get()).toBeDefined())
  show(false)
  await vi.waitFor(() => expect(offer.get()).toBeUndefined())
})
