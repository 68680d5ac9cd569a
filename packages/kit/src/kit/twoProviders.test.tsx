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
  answers = []
  roots = []
  stubNode()
})

afterEach(() => {
  for (const root of roots) root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** What `signIn()` has resolved to. */
let answers: boolean[]

function Status() {
  const { signIn, status } = useSignIn()
  const ask = async () => void answers.push(await signIn())
  return (
    <button type="button" onClick={() => void ask()}>
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

function kitWithSignIn() {
  const adapter = fakeSignInAdapter()
  const getProvider = async () => ({ request: async () => '0x1234' })
  const kit = kitConfigForTest([fakeConnector({ id: 'a', getProvider })], { signIn: { adapter } })
  return { adapter, kit }
}

const dialogs = () =>
  [...document.querySelectorAll('dialog[open]')].map(
    (dialog) => dialog.querySelector('h1, h2')?.textContent,
  )

/** Asks for a sign-in in the first of two roots, which opens the wallets. */
async function askInFirst() {
  const { kit } = kitWithSignIn()
  const first = draw(kit)
  const second = draw(kit)
  await vi.waitFor(() => expect(second.button()).not.toBeNull())
  first.button()?.click()
  await vi.waitFor(() => expect(dialogs()).toEqual(['Connect a Wallet']))
  return { first, kit }
}

test('a sign-in is asked for where the page has asked, and lasts until it is answered', async () => {
  const { kit } = await askInFirst()
  await connectTo(kit.wagmi, kit.wagmi.connectors[0])
  await vi.waitFor(() => expect(dialogs()).toEqual(['Verify your account']))
  await vi.waitFor(() => expect(enabled('Sign message')).toBeDefined())
  expect(answers).toEqual([])
  enabled('Sign message')?.click()
  await vi.waitFor(() => expect(answers).toEqual([true]))
})

test('a sign-in is cancelled if the provider that was asked leaves the page', async () => {
  const { first } = await askInFirst()
  first.root.unmount()
  await vi.waitFor(() => expect(answers).toEqual([false]))
})

test('a provider that leaves the page does not end what another one with its config follows', async () => {
  const { adapter, kit } = kitWithSignIn()
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
