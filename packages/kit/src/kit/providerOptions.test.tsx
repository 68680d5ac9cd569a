// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProviderOptions } from '../chains/config/ProviderOptionsContext.ts'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubNode } from '../testing/nodes/stubNode.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { KitProvider } from './KitProvider.tsx'

let root: Root

beforeEach(() => {
  stubNode()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const dialog = () => document.querySelector('dialog')
const row = () => document.querySelector<HTMLElement>('[data-kit-part="wallet-row"]')

async function openDialog(options: ProviderOptions, connector = fakeConnector({ id: 'a' })) {
  const config = kitConfigForTest([connector])
  root.render(
    <KitProvider config={config} {...options}>
      <ConnectButton />
    </KitProvider>,
  )
  const button = () => document.querySelector<HTMLElement>('[data-kit-part="connect-button"]')
  await vi.waitFor(() => expect(button()).not.toBeNull())
  button()?.click()
  await vi.waitFor(() => expect(row()).not.toBeNull())
  return config
}

test('a disclaimer is shown next to the wallet list, with links that open new tabs', async () => {
  await openDialog({
    disclaimer: ({ Link, Text }) => (
      <Text>
        By connecting you accept the <Link href="/terms">terms</Link>.
      </Text>
    ),
  })
  expect(dialog()?.textContent).toContain('By connecting you accept the terms')
  const link = dialog()?.querySelector('[data-kit-part="disclaimer"] a')
  expect(link?.getAttribute('href')).toBe('/terms')
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer')
})

test("'Learn More' links to the page's own explanation", async () => {
  await openDialog({ learnMoreUrl: 'https://learn.example/wallets' })
  expect(dialog()?.querySelector('a[href="https://learn.example/wallets"]')?.textContent).toContain(
    'Learn More',
  )
})

test('modalSize compact shows one pane on a wide screen too', async () => {
  await openDialog({})
  expect(dialog()?.textContent).toContain('What is a Wallet?')
  root.unmount()
  document.body.replaceChildren()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await openDialog({ modalSize: 'compact' })
  expect(dialog()?.textContent).not.toContain('What is a Wallet?')
})

test("renders the page's own avatar and requests the first chain from the wallet", async () => {
  const asked: unknown[] = []
  const make = fakeConnector({ id: 'a' })
  await openDialog(
    {
      avatar: ({ address, size }) => <b>{`me ${address.slice(0, 6)} at ${size}`}</b>,
      initialChain: { id: 185 },
    },
    (config) => {
      const connector = make(config)
      return {
        ...connector,
        connect: (parameters) => {
          asked.push(parameters?.chainId)
          return connector.connect(parameters)
        },
      }
    },
  )
  row()?.click()
  const avatar = () => document.querySelector('[data-kit-part="avatar"]')
  await vi.waitFor(() => expect(avatar()?.textContent).toBe(`me ${alice.slice(0, 6)} at 24`))
  expect(asked).toEqual([185])
})
