// @vitest-environment happy-dom

import { announcementGap } from '@foyer/ui/announcer/createAnnouncer.ts'
import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { type ReactNode, useLayoutEffect } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { writeSiweMessage } from '../sign-in/siwe/writeSiweMessage.ts'
import { type UseSignInReturnType, useSignIn } from '../sign-in/useSignIn.ts'
import { connectTo } from '../testing/connectTo.ts'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubNode } from '../testing/nodes/stubNode.ts'
import { KitProvider } from './KitProvider.tsx'

const root = testRoot()
let control: UseSignInReturnType

beforeEach(stubNode)

const signs = { request: async () => '0x1234' }
const failing = { request: () => Promise.reject(new Error('The device is busy.')) }
const refusing = {
  request: () => Promise.reject(Object.assign(new Error('No.'), { code: 4001 })),
}
const away = () => Promise.reject(new Error('away'))

function Probe(): ReactNode {
  const now = useSignIn()
  useLayoutEffect(() => {
    control = now
  })
  return 'ready'
}

interface Case {
  readonly nonce?: () => Promise<unknown>
  readonly message?: () => Promise<unknown>
  readonly verify?: () => Promise<unknown>
  readonly provider: () => Promise<unknown>
}

async function show({ message, nonce, provider, verify }: Case) {
  const backend = fakeSignInAdapter()
  if (message) backend.instead.set('message', message)
  if (nonce) backend.instead.set('nonce', nonce)
  if (verify) backend.instead.set('verify', verify)
  const getProvider = vi.fn(provider)
  const kit = kitConfigForTest([fakeConnector({ id: 'a', getProvider })], {
    signIn: { adapter: backend },
  })
  root.render(
    <KitProvider config={kit}>
      <Probe />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(document.body.textContent).toContain('ready'))
  await connectTo(kit.wagmi, kit.wagmi.connectors[0])
  void control.signIn()
}

const button = (name: string) =>
  [...document.querySelectorAll('dialog[open] button')].find(
    ({ ariaDisabled, textContent }) => textContent === name && ariaDisabled !== 'true',
  )
/** The page's live regions are alerts too; they are empty here. */
const alerts = () =>
  [...document.querySelectorAll('dialog[open] [role="alert"]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

async function press(name: string): Promise<void> {
  await vi.waitFor(() => expect(button(name)).toBeDefined())
  button(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test.each<[string, Case]>([
  [
    'Error signing message, please retry! a says: The device is busy.',
    { provider: async () => failing },
  ],
  [
    'Error verifying signature, please retry!',
    { provider: async () => signs, verify: async () => false },
  ],
  ['Oops, something went wrong!', { provider: away }],
])('says %j after the click', async (text, conditions) => {
  await show(conditions)
  await press('Sign message')
  await vi.waitFor(() => expect(alerts()).toEqual([text]))
})

test('does not announce that it waits for the wallet after the wallet has failed', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const announced = () => document.querySelector('dialog[open] [role="status"]')?.textContent
  await show({ provider: async () => failing })
  await vi.waitFor(() => expect(announced()).toContain('Connected'), { timeout: 5_000 })
  await press('Sign message')
  await vi.waitFor(() => expect(alerts()).toHaveLength(1))
  await vi.waitFor(() => expect(announced()).toBe('Waiting for signature…'))
  await vi.advanceTimersByTimeAsync(2_000)
  await press('Sign message')
  await vi.waitFor(() => expect(announced()).toBe(''))
  await vi.waitFor(() => expect(alerts()).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(announcementGap)
  expect(announced()).toBe('')
})

test("says 'Error preparing message, please retry!' if no message arrives", async () => {
  await show({ provider: async () => signs, nonce: away })
  await vi.waitFor(() => expect(alerts()).toEqual(['Error preparing message, please retry!']))
})

test('announces again that no message arrives, after the next attempt', async () => {
  const nonce = vi.fn(away)
  await show({ provider: async () => signs, nonce })
  await vi.waitFor(() => expect(alerts()).toHaveLength(1))
  let fail = () => {}
  nonce.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = () => reject(new Error('away'))
    }),
  )
  await press('RETRY')
  await vi.waitFor(() => expect(alerts()).toEqual([]))
  fail()
  await vi.waitFor(() => expect(alerts()).toEqual(['Error preparing message, please retry!']))
})

test.each([
  ['behind a button', 'Sign in to the app.', 'false'],
  ['at once if the facts hide a part of it', 'This also moves your funds. '.repeat(4), 'true'],
])('shows the exact text %s', async (_how, statement, isOpen) => {
  const message = async () =>
    writeSiweMessage({
      address: alice,
      domain: 'app.example',
      uri: 'https://app.example',
      chainId: 1,
      nonce: 'abcdefgh12345678',
      statement,
      issuedAt: '2026-11-20T16:20:00.000Z',
    })
  await show({ provider: async () => signs, message })
  const toggle = () => document.querySelector('dialog[open] [aria-controls][aria-expanded]')
  await vi.waitFor(() => expect(toggle()?.getAttribute('aria-expanded')).toBe(isOpen))
})

test('says nothing after a rejection', async () => {
  const request = vi.fn(refusing.request)
  await show({ provider: async () => ({ request }) })
  await press('Sign message')
  await vi.waitFor(() => expect(request).toHaveBeenCalled())
  await vi.waitFor(() => expect(button('Sign message')).toBeDefined())
  expect(alerts()).toEqual([])
})

test('says that the account is verified, then closes', async () => {
  HTMLElement.prototype.getAnimations = () => []
  await show({ provider: async () => signs })
  await press('Sign message')
  const dialog = () => document.querySelector('dialog[open]')?.textContent ?? ''
  await vi.waitFor(() => expect(dialog()).toContain('Your account is verified'))
  expect(button('Sign message')).toBeUndefined()
  const announced = () => document.querySelector('dialog[open] [role="status"]')?.textContent
  await vi.waitFor(() => expect(announced()).toBe('Your account is verified'), { timeout: 5_000 })
  await vi.waitFor(() => expect(dialog()).toBe(''), { timeout: 10_000 })
})
