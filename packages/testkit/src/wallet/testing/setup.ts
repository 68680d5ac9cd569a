import { anvilAccounts } from '../../chains/accounts.ts'
import { createScriptedWallet, type ScriptedWalletOptions } from '../script/scripted.ts'
import type { StorageArea, WalletAccount } from '../types.ts'
import { createFakeNode, type FakeNode } from './fakeNode.ts'

export const chains = [
  { id: 1, name: 'Ethereum', rpcUrl: 'http://localhost/rpc/1' },
  { id: 8453, name: 'Base', rpcUrl: 'http://localhost/rpc/8453' },
]

export function account(index: number): WalletAccount {
  const found = anvilAccounts[index]
  if (!found) throw new RangeError(`No anvil account ${index}.`)
  return found
}

export const alice = account(0)
export const bob = account(1)

/** Creates a scripted wallet on a fake node and records its events. */
export function setup(
  options: Partial<ScriptedWalletOptions> & { readonly node?: FakeNode | undefined } = {},
) {
  const { node = createFakeNode(), ...rest } = options
  const wallet = createScriptedWallet({
    accounts: anvilAccounts,
    chains,
    origin: 'https://dapp.test',
    fetch: node.fetch,
    ...rest,
  })
  const { provider } = wallet.engine
  const events: [string, unknown][] = []
  provider.on('connect', (info) => events.push(['connect', info]))
  provider.on('disconnect', (error) => events.push(['disconnect', error.code]))
  provider.on('accountsChanged', (accounts) => events.push(['accountsChanged', accounts]))
  provider.on('chainChanged', (chainId) => events.push(['chainChanged', chainId]))
  const request = (method: string, ...params: unknown[]): Promise<unknown> =>
    Reflect.apply(provider.request, undefined, [{ method, params }])
  return { ...wallet, node, events, request }
}

/** The same, with the site connected as alice and no events recorded yet. */
export async function setupConnected(options: Parameters<typeof setup>[0] = {}) {
  const wallet = setup(options)
  await wallet.request('eth_requestAccounts')
  wallet.events.length = 0
  return wallet
}

export function memoryArea(): StorageArea & { readonly items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

/** Returns what a promise rejects with. Throws if it resolves. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  const answered = await promise.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  if ('error' in answered) return answered.error
  throw new Error(`Expected a rejection, got ${JSON.stringify(answered.result)}`)
}
