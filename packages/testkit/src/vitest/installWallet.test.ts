// @vitest-environment happy-dom
import { type EIP1193Provider, ProviderDisconnectedError, UserRejectedRequestError } from 'viem'
import { describe, expect, test } from 'vitest'
import { anvilAccounts } from '../chains/accounts.ts'
import { installWallet } from './installWallet.ts'

const [alice, bob] = anvilAccounts

/** The wallets of a page that outlives its tests. Like wagmi, it keeps one for each uuid. */
const found = new Map<string, { readonly name: string; readonly provider: EIP1193Provider }>()
const accounts: (readonly string[])[] = []
window.addEventListener('eip6963:announceProvider', (event) => {
  const { info, provider } = (event as CustomEvent).detail
  if (found.has(info.uuid)) return
  found.set(info.uuid, { name: info.name, provider })
  provider.on('accountsChanged', (changed: readonly string[]) => accounts.push(changed))
})

/** The page's only wallet of this name. */
function providerOf(name: string): EIP1193Provider {
  const [only, ...others] = [...found.values()].filter((wallet) => wallet.name === name)
  if (!only || others.length > 0) throw new Error(`The page has no or several ${name}s.`)
  return only.provider
}

/** The wallets that announce themselves when a page asks. */
function announcedNow(): readonly string[] {
  const names: string[] = []
  const listen = (event: Event) => names.push((event as CustomEvent).detail.info.name)
  window.addEventListener('eip6963:announceProvider', listen)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.removeEventListener('eip6963:announceProvider', listen)
  return names
}

const connect = (name: string) => providerOf(name).request({ method: 'eth_requestAccounts' })

test.each([
  ['no account', { accounts: [] }, 'at least one account'],
  ['a demo account that does not exist', { accounts: [0, 10] }, 'indices 0 to 9, not 10'],
  ['no chain', { chains: [] }, 'at least one chain'],
])('refuses %s', (_, options, message) => {
  expect(() => installWallet(options)).toThrow(message)
})

describe('a page that outlives its tests', () => {
  test('connects the wallet of its first test', async () => {
    const wallet = installWallet()
    expect(await connect(wallet.name)).toEqual([alice.address])
    expect(accounts).toEqual([[alice.address]])
  })

  test('is disconnected once that test has ended', async () => {
    expect(accounts).toEqual([[alice.address], []])
    const { code } = ProviderDisconnectedError
    await expect(connect('Test Wallet')).rejects.toMatchObject({ code })
  })

  test('is answered by the wallet of the test that runs, and hears its events', async () => {
    const wallet = installWallet({ accounts: [1] })
    wallet.set('eth_requestAccounts', 'reject')
    const { code } = UserRejectedRequestError
    await expect(connect(wallet.name)).rejects.toMatchObject({ code })
    wallet.reset()
    expect(await connect(wallet.name)).toEqual([bob.address])
    expect(accounts.at(-1)).toEqual([bob.address])
    expect(wallet.log()).toHaveLength(2)
  })

  test('is answered by the last wallet that a test installs under an rdns', async () => {
    const first = installWallet()
    const last = installWallet({ accounts: [1] })
    expect(await connect(last.name)).toEqual([bob.address])
    expect(first.log()).toEqual([])
    expect(announcedNow()).toEqual([last.name])
  })

  test('keeps wallets apart that have an rdns each', async () => {
    const plain = installWallet()
    const other = installWallet({ name: 'Other', rdns: 'test.other', accounts: [1] })
    expect(await connect(plain.name)).toEqual([alice.address])
    expect(await connect(other.name)).toEqual([bob.address])
  })

  test.each([1, 2])('sees what marks a real wallet, and window.ethereum, in test %d', () => {
    expect(window).not.toHaveProperty('ethereum')
    const wallet = installWallet({ personality: 'metamask13', legacy: true })
    expect(providerOf(wallet.name)).toHaveProperty('isMetaMask', true)
    expect(Reflect.get(window, 'ethereum')).toBe(providerOf(wallet.name))
  })

  test('no longer hears what it has stopped listening to', async () => {
    const wallet = installWallet()
    const heard: unknown[] = []
    const listen = (changed: unknown) => heard.push(changed)
    const provider = providerOf(wallet.name)
    provider.on('chainChanged', listen)
    wallet.switchChain(8453)
    provider.removeListener('chainChanged', listen)
    wallet.switchChain(1)
    expect(heard).toEqual(['0x2105'])
  })
})
