// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { type ReactNode, useLayoutEffect } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SignInMode } from '../chains/config/kit.ts'
import type { KitConfig } from '../kit/assembleKit.ts'
import { KitProvider } from '../kit/KitProvider.tsx'
import { connectTo } from '../testing/connectTo.ts'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubNode } from '../testing/nodes/stubNode.ts'
import { disconnectAll } from '../wallets/connection/disconnectAll.ts'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { type Modals, useModals } from '../wallets/modals/ModalsContext.ts'
import { checkAge } from './sessionReducer.ts'
import { signInStore } from './signInStore.ts'
import { requireSignIn, type UseSignInReturnType, useSignIn } from './useSignIn.ts'

const root = testRoot()
let control: UseSignInReturnType
let modals: Modals
let status: string

beforeEach(stubNode)

function Probe(): ReactNode {
  const now = {
    control: useSignIn(),
    modals: useModals('Probe'),
    status: useConnectionState().status,
  }
  // In an effect, since what is rendered beside a loading dialog may never be committed.
  useLayoutEffect(() => {
    ;({ control, modals, status } = now)
  })
  return 'ready'
}

async function show(
  mode: SignInMode,
  arrange?: (kit: KitConfig) => void | Promise<void>,
  page?: ReactNode,
) {
  const backend = fakeSignInAdapter()
  const kit = kitConfigForTest(
    [
      fakeConnector({
        id: 'a',
        getProvider: async () => ({
          request: async ({ method }: { readonly method: string }) =>
            method === 'personal_sign' ? '0x1234' : null,
        }),
      }),
    ],
    { signIn: { mode, adapter: backend } },
  )
  await arrange?.(kit)
  root.render(
    <KitProvider config={kit}>
      <Probe />
      {page}
    </KitProvider>,
  )
  await vi.waitFor(() => expect(document.body.textContent).toContain('ready'))
  return { backend, kit }
}

const connect = (kit: KitConfig) => connectTo(kit.wagmi, kit.wagmi.connectors[0])

async function press(name: string): Promise<void> {
  const find = () =>
    [...document.querySelectorAll('dialog[open] button')].find(
      (button) => button.textContent === name && button.ariaDisabled !== 'true',
    )
  await vi.waitFor(() => expect(find()).toBeDefined())
  find()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Answers a request to sign in with a signature. */
async function sign(signIn: () => Promise<boolean>): Promise<void> {
  const answer = signIn()
  await press('Sign message')
  expect(await answer).toBe(true)
}

/** A page whose account has signed in. */
async function showSignedIn() {
  const shown = await show('optional')
  await connect(shown.kit)
  await vi.waitFor(() => expect(status).toBe('connected'))
  await sign(() => control.signIn())
  await vi.waitFor(() => expect(control.status).toBe('authenticated'))
  return shown
}

test('a wallet that connects while the dialog loads leads to the signature too', async () => {
  const { kit } = await show('optional')
  const answer = control.signIn()
  await vi.waitFor(() => expect(kit.get(signInStore)?.asked.get()).toBeDefined())
  await connect(kit)
  await press('Sign message')
  expect(await answer).toBe(true)
  expect(document.body.textContent).not.toContain('Connect a Wallet')
})

test('while disconnected, connects first, then asks for the signature', async () => {
  const { backend, kit } = await show('optional')
  expect(backend.calls).toEqual([])
  const answer = control.signIn()
  await vi.waitFor(() => expect(modals.openDialog).toBe('connect'))
  await connect(kit)
  await vi.waitFor(() => expect(modals.openDialog).toBe('signIn'))
  await vi.waitFor(() => expect(status, 'an account that has not signed counts').toBe('connected'))
  await press('Sign message')
  expect(await answer).toBe(true)
  await vi.waitFor(() => expect(control).toMatchObject({ status: 'authenticated' }))
  expect(control.session?.address).toBe(alice)
  await vi.waitFor(() => expect(modals.openDialog).toBeUndefined())

  await control.signOut()
  await vi.waitFor(() => expect(control.status).toBe('unauthenticated'))
  await vi.waitFor(() => expect(status).toBe('connected'))
})

test('a page may ask before the effects of its first rendering have run', async () => {
  let answer: Promise<boolean> | undefined
  function AskingPage() {
    const { signIn } = useSignIn()
    useLayoutEffect(() => {
      answer ??= signIn()
    }, [signIn])
    return null
  }
  const load = async (made: KitConfig) => void (await requireSignIn(made).controller.load())
  const { kit } = await show('optional', load, <AskingPage />)
  await vi.waitFor(() => expect(modals.openDialog).toBe('connect'))
  await connect(kit)
  await press('Sign message')
  expect(await answer).toBe(true)
})

test('leaving the wallet list or the signature resolves to false', async () => {
  const { kit } = await show('optional')
  const first = control.signIn()
  await vi.waitFor(() => expect(modals.openDialog).toBe('connect'))
  modals.close('connect')
  expect(await first).toBe(false)

  await connect(kit)
  await vi.waitFor(() => expect(status).toBe('connected'))
  expect(modals.openDialog, 'connecting alone asks for nothing').toBeUndefined()
  const second = control.signIn()
  await vi.waitFor(() => expect(modals.openDialog).toBe('signIn'))
  modals.close('signIn')
  expect(await second).toBe(false)
  expect(kit.wagmi.state.connections.size, 'the wallet stays').toBe(1)
})

test('a handler that signs out can ask for a new signature', async () => {
  await showSignedIn()
  const { signIn, signOut } = control
  await signOut()
  await vi.waitFor(() => expect(control.status).toBe('unauthenticated'))
  await sign(signIn)
})

test.each([
  'optional',
  'required',
] as const)('a handler that disconnects can ask for another wallet, with sign-in %s', async (mode) => {
  const { kit } = await show(mode)
  await connect(kit)
  await vi.waitFor(() => expect(status).not.toBe('disconnected'))
  await sign(() => control.signIn())
  await vi.waitFor(() => expect(control.status).toBe('authenticated'))
  await vi.waitFor(() => expect(modals.openDialog).toBeUndefined())
  async function changeWallet({ signIn }: UseSignInReturnType) {
    await disconnectAll(kit)
    return signIn()
  }
  const answer = changeWallet(control)
  await vi.waitFor(() => expect(modals.openDialog).toBe('connect'))
  await connect(kit)
  await press('Sign message')
  expect(await answer).toBe(true)
})

test('a session that the backend has ended in the meantime does not count', async () => {
  const { backend } = await showSignedIn()
  backend.session = undefined
  vi.setSystemTime(Date.now() + checkAge + 1)
  onTestFinished(() => void vi.useRealTimers())
  await sign(() => control.signIn())
})

test('code that fails to load is reported in place of the dialog, and resolves to false', async () => {
  const { kit } = await show('optional', (made) => {
    vi.spyOn(requireSignIn(made).controller, 'load').mockRejectedValue(new Error('away'))
  })
  await connect(kit)
  await vi.waitFor(() => expect(status).toBe('connected'))
  expect(await control.signIn()).toBe(false)
  await vi.waitFor(() => {
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('failed to load')
  })
  expect(modals.openDialog).toBeUndefined()
})

test('a sign-out whose code fails to load is finished by the next page load', async () => {
  const { kit } = await show('optional', (made) => {
    made.get(signInStore)?.hint.set({ address: alice })
    vi.spyOn(requireSignIn(made).controller, 'load').mockRejectedValue(new Error('away'))
  })
  await control.signOut()
  expect(kit.get(signInStore)?.hint.get()).toEqual({ address: alice, ended: true })
})

test('if required, an account is unauthenticated until it has signed in', async () => {
  const { kit } = await show('required')
  await connect(kit)
  await vi.waitFor(() => expect(status).toBe('unauthenticated'))
  await sign(() => control.signIn())
  await vi.waitFor(() => expect(status).toBe('connected'))
})

test.each([
  ['closes once it has arrived', { address: alice }, []],
  ['asks for the signature without one', undefined, ['Verify your account']],
])('if required, the dialog waits for the session of a wallet that has approved, and %s', async (_how, session, next) => {
  const answer = Promise.withResolvers<typeof session>()
  const { backend } = await show('required', (made) => {
    // As on a page load after an earlier visit.
    const store = made.get(signInStore)
    store?.hint.set({ address: alice })
    store?.state.set({ status: 'loading' })
  })
  backend.instead.set('session', () => answer.promise)
  await vi.waitFor(() => modals.open('connect'))
  const dialog = () => document.querySelector('dialog[open]')
  const headings = () =>
    [...document.querySelectorAll('dialog[open] :is(h1, h2)')].map(({ textContent }) => textContent)
  const row = () => dialog()?.querySelector<HTMLElement>('[data-kit-part="wallet-row"]')
  await vi.waitFor(() => expect(row()).not.toBeFalsy())
  row()?.click()
  await vi.waitFor(() => expect(backend.calls).toContain('session'))
  await vi.waitFor(() => expect(headings()).toContain('Connecting to a…'))
  expect(dialog()?.textContent).not.toMatch(/RETRY|Nothing was changed|Confirm the connection/)
  expect(dialog()?.querySelector('[data-state="busy"]')).not.toBeNull()
  answer.resolve(session)
  await vi.waitFor(() => expect(headings()).toEqual(next))
})

test('if required, Cancel disconnects', async () => {
  const { kit } = await show('required')
  await connect(kit)
  await vi.waitFor(() => expect(status).toBe('unauthenticated'))
  const answer = control.signIn()
  await press('Cancel')
  expect(await answer).toBe(false)
  await vi.waitFor(() => expect(kit.wagmi.state.connections.size).toBe(0))
  await vi.waitFor(() => expect(status).toBe('disconnected'))
})
