// @vitest-environment happy-dom

import { createFakeNode } from '@foyer/testkit/wallet/testing/fakeNode.ts'
import { alice, bob, rejectionOf } from '@foyer/testkit/wallet/testing/setup.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startDemoWallet } from './startDemoWallet.tsx'

interface Announced {
  info: { name: string; rdns: string; icon: string }
  provider: { request(args: unknown): Promise<unknown> }
}

let wallet: { stop(): void }
let announced: Announced
let node = createFakeNode()

function start(instanceId = 'one'): void {
  const hear = (event: Event) => {
    announced = (event as CustomEvent<Announced>).detail
  }
  window.addEventListener('eip6963:announceProvider', hear)
  wallet = startDemoWallet({
    chains: [
      { id: 1, name: 'Ethereum', rpcUrl: 'http://localhost/rpc/1' },
      { id: 8453, name: 'Base', rpcUrl: 'http://localhost/rpc/8453' },
    ],
    instanceId,
    site: 'Foyer',
    appName: 'RainbowKit App',
  })
  window.removeEventListener('eip6963:announceProvider', hear)
}

const request = (method: string, ...params: unknown[]) =>
  announced.provider.request({ method, params })

const dialog = () => document.querySelector('dialog')
const heading = () => dialog()?.querySelector('h1')?.textContent
const pill = () => document.querySelector<HTMLElement>('[data-demo-wallet=launcher] button')

async function pressPill(): Promise<void> {
  await vi.waitFor(() => expect(pill()).not.toBeNull())
  pill()?.click()
}

function press(name: string): void {
  const found = [...(dialog()?.querySelectorAll('button') ?? [])].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (!found) throw new Error(`The window has no button "${name}".`)
  found.click()
}

async function shows(title: string): Promise<void> {
  await vi.waitFor(() => {
    expect(dialog()?.open).toBe(true)
    expect(heading()).toBe(title)
  })
}

const connectTitle = () => 'Connect to Foyer?'

async function connect(): Promise<void> {
  const connecting = request('eth_requestAccounts')
  await shows(connectTitle())
  press('Approve')
  await connecting
}

beforeEach(() => {
  localStorage.clear()
  node = createFakeNode()
  vi.stubGlobal('fetch', node.fetch)
  start()
})

afterEach(() => {
  wallet.stop()
  vi.unstubAllGlobals()
})

describe('the Demo Wallet', () => {
  it('announces itself with its own icon', () => {
    expect(announced.info).toMatchObject({ name: 'Demo Wallet', rdns: 'xyz.foyer.demo' })
    expect(announced.info.icon).toMatch(/^data:image\/svg\+xml,/)
  })

  it('asks in a dialog named by its heading, which is focused', async () => {
    const connecting = request('eth_requestAccounts')
    await shows(connectTitle())
    const title = dialog()?.querySelector('h1')
    expect(dialog()?.getAttribute('aria-labelledby')).toBe(title?.id)
    expect(document.activeElement).toBe(title)
    press('Reject')
    await rejectionOf(connecting)
  })

  it('connects the chosen account', async () => {
    const connecting = request('eth_requestAccounts')
    await shows(connectTitle())
    const radios = [...(dialog()?.querySelectorAll('input') ?? [])]
    expect(radios.find((radio) => radio.checked)?.value).toBe(alice.address)
    radios.find((radio) => radio.value === bob.address)?.click()
    press('Approve')
    expect(await connecting).toEqual([bob.address])
    await vi.waitFor(() => expect(dialog()).toBeNull())
  })

  it.each([
    'Reject',
    'Close Demo Wallet (declines the request)',
  ])('answers 4001 on %s', async (name) => {
    const connecting = rejectionOf(request('eth_requestAccounts'))
    await shows(connectTitle())
    press(name)
    expect(await connecting).toMatchObject({ code: 4001 })
    await vi.waitFor(() => expect(dialog()).toBeNull())
  })

  it('keeps a request waiting while minimised, and brings it back', async () => {
    const connecting = request('eth_requestAccounts')
    await shows(connectTitle())
    press('Minimise Demo Wallet')
    await vi.waitFor(() => expect(dialog()).toBeNull())
    await vi.waitFor(() => expect(pill()?.textContent).toBe('Demo Wallet: 1 request waiting'))
    await pressPill()
    await shows(connectTitle())
    press('Approve')
    expect(await connecting).toEqual([alice.address])
    await vi.waitFor(() => expect(pill()?.textContent).toBe('Open Demo Wallet'))
  })

  it('minimises on Escape, and rejects nothing', async () => {
    const connecting = request('eth_requestAccounts')
    await shows(connectTitle())
    const event = new Event('cancel', { cancelable: true })
    dialog()?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(pill()?.textContent).toBe('Demo Wallet: 1 request waiting'))
    await pressPill()
    await shows(connectTitle())
    press('Approve')
    expect(await connecting).toEqual([alice.address])
  })

  it('does not answer the next request with the second click of a double click', async () => {
    await connect()
    const sign = (text: string) => request('personal_sign', text, alice.address)
    const first = sign('first')
    await shows('Sign this message?')
    const second = sign('second')
    const text = () => dialog()?.querySelector('pre')?.textContent
    await vi.waitFor(() =>
      expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('1 more waiting'),
    )
    const click = (detail: number) =>
      [...(dialog()?.querySelectorAll('button') ?? [])]
        .find(({ textContent }) => textContent === 'Approve')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    click(1)
    click(2)
    expect(await first).toMatch(/^0x/)
    expect(text()).toBe('second')
    expect(dialog()?.open).toBe(true)
    click(1)
    expect(await second).toMatch(/^0x/)
  })

  it('refuses a second identical request and shows the first again', async () => {
    const connecting = request('eth_requestAccounts')
    await shows(connectTitle())
    press('Minimise Demo Wallet')
    expect(await rejectionOf(request('eth_requestAccounts'))).toMatchObject({ code: -32002 })
    await shows(connectTitle())
    press('Approve')
    await connecting
  })

  it('shows requests one at a time, with the number pending', async () => {
    await connect()
    const first = request('personal_sign', 'one', alice.address)
    const second = rejectionOf(request('personal_sign', 'two', alice.address))
    await shows('Sign this message?')
    await vi.waitFor(() =>
      expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('1 more waiting'),
    )
    expect(dialog()?.querySelector('pre')?.textContent).toBe('one')
    press('Approve')
    expect(await first).toMatch(/^0x/)
    expect(dialog()?.querySelector('pre')?.textContent).toBe('two')
    press('Reject')
    expect(await second).toMatchObject({ code: 4001 })
    await vi.waitFor(() => expect(dialog()).toBeNull())
  })

  it('shows text from a page as plain text, never as markup', async () => {
    await connect()
    const signing = request('personal_sign', '<img src=x onerror=alert(1)>', alice.address)
    await shows('Sign this message?')
    expect(dialog()?.querySelector('pre')?.textContent).toBe('<img src=x onerror=alert(1)>')
    expect(dialog()?.querySelector('pre img')).toBeNull()
    press('Approve')
    await signing
  })

  it('sends a payment when approved', async () => {
    await connect()
    const sending = request('eth_sendTransaction', {
      from: alice.address,
      to: bob.address,
      value: '0x58d15e176280000',
    })
    await shows('Send 0.4 ETH?')
    expect(node.sent).toEqual([])
    press('Approve')
    expect(await sending).toMatch(/^0x[0-9a-f]{64}$/)
    expect(node.sent).toHaveLength(1)
  })
})

describe('its home', () => {
  const choose = (label: string) =>
    [...(dialog()?.querySelectorAll('label') ?? [])]
      .find((one) => one.querySelector('span')?.textContent === label)
      ?.querySelector('input')
      ?.click()
  const lead = () => dialog()?.querySelector('[role=status]')?.textContent

  it('says which site is connected and disconnects it', async () => {
    await connect()
    await pressPill()
    await shows('No requests waiting')
    expect(lead()).toBe('Connected to Foyer.')
    press('Disconnect this site')
    await vi.waitFor(() => expect(lead()).toBe('No site is connected.'))
    expect(await request('eth_accounts')).toEqual([])
  })

  it('switches the account and the network, including an unsupported one', async () => {
    await connect()
    await pressPill()
    await shows('No requests waiting')
    choose('bob.foyer.eth')
    choose('Unsupported testnet')
    expect(await request('eth_accounts')).toEqual([bob.address])
    expect(await request('eth_chainId')).toBe('0x67932')
    expect(await rejectionOf(request('eth_blockNumber'))).toMatchObject({ code: 4901 })
    press('Close Demo Wallet')
    await vi.waitFor(() => expect(dialog()).toBeNull())
  })

  it('names the unsupported network in full', async () => {
    await pressPill()
    await shows('No requests waiting')
    const names = [...(dialog()?.querySelectorAll('label span') ?? [])].map(
      (label) => label.textContent,
    )
    expect(names).toContain('Unsupported testnet')
  })

  it('closes for a request', async () => {
    await pressPill()
    await shows('No requests waiting')
    await connect()
    await vi.waitFor(() => expect(dialog()).toBeNull())
  })
})

describe('between page loads', () => {
  it('remembers the site until the demo restarts', async () => {
    await connect()
    wallet.stop()
    start('one')
    expect(await request('eth_accounts')).toEqual([alice.address])
    wallet.stop()
    start('two')
    expect(await request('eth_accounts')).toEqual([])
  })

  it('rejects pending requests and removes itself from the page when stopped', async () => {
    const connecting = rejectionOf(request('eth_requestAccounts'))
    await shows(connectTitle())
    wallet.stop()
    expect(await connecting).toMatchObject({ code: 4001 })
    expect(document.querySelector('[data-demo-wallet]')).toBeNull()
  })
})
