// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectTo } from '../testing/connectTo.ts'
import { alice, type FakeConnectorOptions, fakeConnector } from '../testing/fakeConnector.ts'
import { ethereum, kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubUnreachableNode } from '../testing/nodes/stubNode.ts'
import type { KitConfig } from './assembleKit.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { KitProvider } from './KitProvider.tsx'

let root: Root
let kit: KitConfig | undefined

// Loads their code before the visitor clicks.
beforeAll(async () => {
  await Promise.all([
    import('./connectDialogFor.tsx'),
    import('./ConnectedControls.tsx'),
    import('../account/chain/ChainDialog.tsx'),
  ])
}, 60_000)

beforeEach(() => {
  stubUnreachableNode()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  // So that no read reaches the next test's network.
  await vi.waitFor(() => expect(kit?.queryClient.isFetching()).toBe(0))
  vi.unstubAllGlobals()
})

const part = (name: string) => document.querySelector<HTMLElement>(`[data-kit-part="${name}"]`)
const arrived = (name: string) =>
  vi.waitFor(() => part(name) ?? Promise.reject(new Error(`No ${name}.`)))
const dialog = () => document.querySelector('dialog')

/** A page with a connect button and one wallet. */
async function setUp(connect?: FakeConnectorOptions['connect']) {
  const ensUniversalResolver = { address: alice }
  const config = kitConfigForTest([fakeConnector({ id: 'a', type: 'injected', connect })], {
    names: { chain: { ...ethereum, contracts: { ensUniversalResolver } } },
  })
  kit = config
  root.render(
    <KitProvider config={config}>
      <ConnectButton />
    </KitProvider>,
  )
  const button = await arrived('connect-button')
  return { button, config }
}

async function reach(button: HTMLElement): Promise<void> {
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
}

/** Waits for all pending microtasks. */
async function afterMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

describe('the connect dialog', () => {
  test('is drawn when the pointer reaches its button, and shown by the click', async () => {
    const { button } = await setUp()
    expect(dialog()).toBeNull()
    await reach(button)
    const row = part('wallet-row')
    expect(row).not.toBeNull()
    expect(dialog()?.open).toBe(false)
    button.click()
    await afterMicrotasks()
    expect(dialog()?.open).toBe(true)
    expect(part('wallet-row')).toBe(row)
  })

  test('starts over each time it opens', async () => {
    const { button } = await setUp(() => new Promise(() => {}))
    await reach(button)
    button.click()
    await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    part('wallet-row')?.click()
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('Opening a'))
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await vi.waitFor(() => expect(dialog()?.open ?? false).toBe(false))
    await reach(button)
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('What is a Wallet?'))
  })
})

test('the networks are drawn when the pointer reaches their button, and shown by the click', async () => {
  const { config } = await setUp()
  await connectTo(config.wagmi, config.wagmi.connectors[0])
  const button = await arrived('chain-button')
  await reach(button)
  expect(dialog()?.open).toBe(false)
  expect(dialog()?.textContent).toContain('Switch Networks')
  button.click()
  await afterMicrotasks()
  expect(dialog()?.open).toBe(true)
})

describe('the account', () => {
  test('is drawn in the task in which the wallet approves, before its name or balance is read', async () => {
    const approval = Promise.withResolvers<readonly [typeof alice]>()
    const { button, config } = await setUp(() => approval.promise)
    await reach(button)
    button.click()
    await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    part('wallet-row')?.click()
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('Opening a'))
    await vi.dynamicImportSettled()

    const reading = () =>
      config.queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }).length
    approval.resolve([alice])
    await afterMicrotasks()
    expect(part('account-button')?.textContent).toContain('0xf3…2266')
    expect(reading()).toBe(0)
    await vi.waitFor(() => expect(reading()).toBe(2))
  })

  test('is drawn in the task of the click if the wallet approves at once', async () => {
    const { button } = await setUp(async () => [alice])
    await reach(button)
    button.click()
    await vi.waitFor(() => expect(dialog()?.open).toBe(true))
    await vi.dynamicImportSettled()
    const steps: (string | null | undefined)[] = []
    const observer = new MutationObserver(() => steps.push(dialog()?.textContent))
    observer.observe(document, { childList: true, subtree: true })
    part('wallet-row')?.click()
    await afterMicrotasks()
    observer.disconnect()
    expect(part('account-button')?.textContent).toContain('0xf3…2266')
    expect(steps.join()).not.toContain('Opening a')
  })
})
