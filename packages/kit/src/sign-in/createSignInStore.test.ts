// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { connectFirst } from '../testing/fakeWallet.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { disconnectAll } from '../wallets/connection/disconnectAll.ts'
import { followSession } from './followSession.ts'
import { type SignInController, signInStore } from './signInStore.ts'
import { requireSignIn } from './useSignIn.ts'

/** A page with a session of an earlier visit, whose wallet is not connected. */
function openPage({ hasSession = true } = {}) {
  const backend = fakeSignInAdapter()
  const kit = kitConfigForTest([fakeConnector({ id: 'a' })], { signIn: { adapter: backend } })
  const hint = kit.get(signInStore)?.hint
  if (hasSession) {
    backend.session = { address: alice }
    hint?.set({ address: alice })
  }
  const { controller } = requireSignIn(kit)
  const load = vi.spyOn(controller, 'load')
  return {
    backend,
    kit,
    load,
    hint: () => hint?.get(),
    start: () => onTestFinished(followSession(kit)),
  }
}

test('a visitor whose wallet is locked is signed out by disconnecting', async () => {
  const { backend, hint, kit, start } = openPage()
  start()
  await disconnectAll(kit)
  await vi.waitFor(() => expect(backend.session).toBeUndefined())
  await vi.waitFor(() => expect(hint()).toBeUndefined())
  expect(backend.calls).toEqual(['signOut'])
})

test('a visitor who disconnects before the code has loaded is signed out once it has', async () => {
  const { backend, hint, kit, load } = openPage()
  const code = Promise.withResolvers<SignInController>()
  load.mockReturnValueOnce(code.promise)
  await connectFirst(kit.wagmi)
  await disconnectAll(kit)
  expect(hint(), 'for the other tabs, and the next page load').toEqual({
    address: alice,
    ended: true,
  })
  expect(backend.calls).toEqual([])
  code.resolve(await requireSignIn(kit).controller.load())
  await vi.waitFor(() => expect(backend.session).toBeUndefined())
  await vi.waitFor(() => expect(hint()).toBeUndefined())
})

test('a visitor whose code failed to load is signed out by the next page load', async () => {
  const { backend, hint, kit, load } = openPage()
  load.mockRejectedValue(new Error('away'))
  await connectFirst(kit.wagmi)
  await disconnectAll(kit)
  expect(hint()).toEqual({ address: alice, ended: true })
  expect(backend.calls).toEqual([])
})

test('nothing is loaded or sent for a visitor who has never signed in', async () => {
  const { backend, kit, load, start } = openPage({ hasSession: false })
  start()
  await connectFirst(kit.wagmi)
  await disconnectAll(kit)
  expect(load).not.toHaveBeenCalled()
  expect(backend.calls).toEqual([])
})

test('an adapter is loaded once, and again only after it failed', async () => {
  const backend = fakeSignInAdapter()
  const load = vi.fn(async () => backend).mockRejectedValueOnce(new Error('away'))
  const { adapter } = requireSignIn(kitConfigForTest([], { signIn: { adapter: load } }))
  await expect(adapter()).rejects.toThrow('away')
  expect(await adapter()).toBe(backend)
  expect(await adapter()).toBe(backend)
  expect(load).toHaveBeenCalledTimes(2)
})
