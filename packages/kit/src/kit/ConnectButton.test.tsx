// @vitest-environment happy-dom

import { settled } from '@foyer/ui/testing/settled.tsx'
import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectTo } from '../testing/connectTo.ts'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest, mint } from '../testing/kitConfigForTest.ts'
import { stubBalance } from '../testing/nodes/stubNode.ts'
import type { KitConfig } from './assembleKit.ts'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.tsx'
import type { ConnectButtonRenderProps } from './CustomDisplays.tsx'
import { KitProvider } from './KitProvider.tsx'

const root = testRoot()
let asked: readonly string[]
let isSmall: boolean

beforeEach(() => {
  asked = stubBalance(15n * 10n ** 17n)
  isSmall = false
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: isSmall && query.includes('max-width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
})

const part = (name: string) => document.querySelector(`[data-kit-part="${name}"]`)
const shown = (name: string) => {
  const words = part(name)?.cloneNode(true)
  if (!(words instanceof Element)) return undefined
  for (const hidden of words.querySelectorAll('[class*="hidden"]')) hidden.remove()
  return words.textContent
}

async function show(config: KitConfig, node: ReactNode, locale?: string): Promise<void> {
  root.render(
    <KitProvider config={config} locale={locale}>
      {node}
      <p>drawn</p>
    </KitProvider>,
  )
  await vi.waitFor(() => expect(document.body.textContent).toContain('drawn'))
  await connectTo(config.wagmi, config.wagmi.connectors[0])
}

async function showButton(props: ConnectButtonProps): Promise<void> {
  await show(kitConfigForTest([fakeConnector({ id: 'a' })]), <ConnectButton {...props} />)
  await vi.waitFor(() => expect(part('account-button')).not.toBeNull())
}

/** Renders another button in place of the first, once the account is shown. Returns its texts. */
async function replaceButton(drawButton: () => ReactNode): Promise<readonly string[]> {
  const config = kitConfigForTest([fakeConnector({ id: 'a' })])
  const page = (key: string) => (
    <KitProvider config={config}>
      <output key={key}>{drawButton()}</output>
    </KitProvider>
  )
  const texts: string[] = []
  const text = () => document.querySelector('output')?.textContent ?? ''
  root.render(page('first'))
  await vi.waitFor(() => expect(text()).not.toBe(''))
  await connectTo(config.wagmi, config.wagmi.connectors[0])
  await vi.waitFor(() => expect(text()).toContain('0xf3…2266'))
  const first = document.querySelector('output')
  const observer = new MutationObserver(() => texts.push(text()))
  observer.observe(document.body, { childList: true, subtree: true })
  root.render(page('second'))
  await vi.waitFor(() => expect(document.querySelector('output')).not.toBe(first))
  await vi.waitFor(() => expect(text()).toContain('0xf3…2266'))
  observer.disconnect()
  return texts
}

/** An error boundary of the page. */
class Boundary extends Component<{ readonly children: ReactNode }> {
  override state: { readonly error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render(): ReactNode {
    return this.state.error?.message ?? this.props.children
  }
}

describe('ConnectButton', () => {
  test.each([
    ['full', '0xf3…2266', true],
    ['address', '0xf3…2266', false],
    ['avatar', '', true],
  ] as const)('accountStatus %s', async (accountStatus, text, hasPicture) => {
    await showButton({ accountStatus, showBalance: false })
    expect(shown('account-button')).toBe(text)
    expect(part('account-button')?.querySelector('[data-kit-part="avatar"]') !== null).toBe(
      hasPicture,
    )
    expect(part('account-button')?.textContent).toContain('0xf3…2266')
  })

  test.each([
    ['full', 'EEthereum'],
    ['name', 'Ethereum'],
    ['icon', 'E'],
    ['none', undefined],
  ] as const)('chainStatus %s', async (chainStatus, text) => {
    await showButton({ chainStatus })
    expect(shown('chain-button')).toBe(text)
    if (text !== undefined) expect(part('chain-button')?.textContent).toContain('Ethereum')
  })

  test('a wrong network is shown with chainStatus none, too', async () => {
    const config = kitConfigForTest([fakeConnector({ id: 'a' })], { chains: [mint] })
    await show(config, <ConnectButton chainStatus="none" />)
    await vi.waitFor(() => expect(shown('chain-button')).toBe('Wrong network'))
  })

  test('on a wrong network there is no balance, and the button opens the networks', async () => {
    const config = kitConfigForTest([fakeConnector({ id: 'a' })], { chains: [mint] })
    await show(config, <ConnectButton />)
    await vi.waitFor(() => expect(shown('account-button')).toBe('0xf3…2266'))
    expect(part('account-button')?.querySelector('[class*="balance"], [class*="words"]')).toBeNull()
    const button = part('account-button')
    if (button instanceof HTMLElement) button.click()
    await vi.waitFor(() =>
      expect(document.querySelector('dialog')?.textContent).toContain('Switch Networks'),
    )
  })

  test('its buttons are marked with the language of their texts', async () => {
    const config = kitConfigForTest([fakeConnector({ id: 'a' })])
    await show(config, <ConnectButton />, 'en-GB')
    await vi.waitFor(() => expect(part('account-button')?.getAttribute('lang')).toBe('en-GB'))
    expect(part('chain-button')?.getAttribute('lang')).toBe('en-GB')
  })

  test('by default a large screen shows the balance and the chain’s name', async () => {
    await showButton({})
    await vi.waitFor(() => expect(shown('account-button')).toContain('1.5 ETH'))
    expect(shown('chain-button')).toContain('Ethereum')
  })

  test('by default a small screen shows the chain’s icon, and reads no balance', async () => {
    isSmall = true
    await showButton({})
    expect(shown('chain-button')).toBe('E')
    expect(shown('account-button')).toBe('0xf3…2266')
    // The space for the balance is kept while it loads.
    expect(part('account-button')?.querySelector('[class*="balance"], [class*="words"]')).toBeNull()
    expect(asked).not.toContain('eth_getBalance')
  })

  test('a button that is added while connected shows the account at once', async () => {
    const texts = await replaceButton(() => <ConnectButton />)
    for (const text of texts) expect(text).toContain('0xf3…2266')
  })

  test('a value per screen size is respected', async () => {
    isSmall = true
    await showButton({
      accountStatus: { smallScreen: 'avatar', largeScreen: 'full' },
      chainStatus: { smallScreen: 'name', largeScreen: 'none' },
      showBalance: { smallScreen: true, largeScreen: false },
    })
    await vi.waitFor(() => expect(shown('account-button')).toBe('1.5 ETH'))
    expect(shown('chain-button')).toBe('Ethereum')
  })
})

describe('ConnectButton.Custom', () => {
  test('passes the account and chain of the specification, states and open functions', async () => {
    const seen: ConnectButtonRenderProps[] = []
    const config = kitConfigForTest([fakeConnector({ id: 'a' })])
    await show(
      config,
      <ConnectButton.Custom>
        {(props) => {
          seen.push(props)
          return props.account?.displayBalance ?? props.status
        }}
      </ConnectButton.Custom>,
    )
    expect(seen[0]).toMatchObject({ account: undefined, chain: undefined, status: 'disconnected' })
    await vi.waitFor(() => expect(document.body.textContent).toContain('1.5 ETH'))
    const last = seen.at(-1)
    expect(last?.account).toEqual({
      address: alice,
      balanceDecimals: 18,
      balanceFormatted: '1.5',
      balanceSymbol: 'ETH',
      displayBalance: '1.5 ETH',
      displayName: '0xf3…2266',
      ensAvatar: undefined,
      ensName: undefined,
      hasPendingTransactions: false,
    })
    expect(last?.chain).toEqual({
      id: 1,
      name: 'Ethereum',
      iconUrl: undefined,
      iconBackground: undefined,
      unsupported: false,
    })
    expect(last).toMatchObject({ status: 'connected', connectionState: 'connected' })

    await settled(() => last?.openConnectModal())
    expect(seen.at(-1)?.connectModalOpen).toBe(false)
    expect(document.querySelector('dialog[open]')).toBeNull()
    last?.openChainModal()
    await vi.waitFor(() => expect(seen.at(-1)?.chainModalOpen).toBe(true))
    seen.at(-1)?.openAccountModal()
    await vi.waitFor(() => expect(seen.at(-1)?.accountModalOpen).toBe(true))
    expect(seen.at(-1)?.chainModalOpen).toBe(false)
  })

  test('one that is added while connected has the account at once', async () => {
    const texts = await replaceButton(() => (
      <ConnectButton.Custom>
        {({ account, status }) => account?.displayName ?? status}
      </ConnectButton.Custom>
    ))
    for (const text of texts) expect(text).toContain('0xf3…2266')
  })

  test("an error of the page's own function reaches the page's error boundary", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const config = kitConfigForTest([fakeConnector({ id: 'a' })])
    const draw = ({ account }: ConnectButtonRenderProps) => {
      if (account) throw new Error('a mistake of the page')
      return null
    }
    await show(
      config,
      <Boundary>
        <ConnectButton.Custom>{draw}</ConnectButton.Custom>
      </Boundary>,
    )
    await vi.waitFor(() => expect(document.body.textContent).toContain('a mistake of the page'))
  })

  test('marks a chain as unsupported and gives it no name', async () => {
    const seen: ConnectButtonRenderProps[] = []
    const config = kitConfigForTest([fakeConnector({ id: 'a' })], { chains: [mint] })
    await show(
      config,
      <ConnectButton.Custom>
        {(props) => {
          seen.push(props)
          return null
        }}
      </ConnectButton.Custom>,
    )
    await vi.waitFor(() => expect(seen.at(-1)?.chain).toMatchObject({ id: 1, unsupported: true }))
    expect(seen.at(-1)?.chain?.name).toBeUndefined()
    expect(seen.at(-1)?.account).toMatchObject({ balanceFormatted: undefined, address: alice })
  })
})
