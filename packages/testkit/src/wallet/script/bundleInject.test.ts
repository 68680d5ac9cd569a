import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { bundleInject } from './bundleInject.ts'
import type { TestWallet, TestWalletConfig } from './testWallets.ts'

/** A minimal page, with the browser APIs that the script needs. */
function runInPage(script: string, configs: readonly TestWalletConfig[]) {
  const page = new EventTarget()
  const announced: { name: string }[] = []
  page.addEventListener('eip6963:announceProvider', (event) => {
    announced.push((event as CustomEvent).detail.info)
  })
  const window = Object.assign(page, { __foyerTestWallets: configs })
  const context = createContext({
    window,
    CustomEvent,
    TextEncoder,
    TextDecoder,
    URL,
    crypto,
    fetch,
    setTimeout,
    clearTimeout,
    location: { origin: 'https://dapp.test' },
  })
  runInContext(script, context)
  const installed: unknown = Reflect.get(window, 'foyerTestWallets')
  const again = (configs: readonly TestWalletConfig[]) => {
    Object.assign(window, { __foyerTestWallets: configs })
    runInContext(script, context)
    announced.length = 0
    page.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  return { announced, again, wallets: installed as Record<string, TestWallet> }
}

it('installs the configured wallets when bundled', async () => {
  const script = await bundleInject()
  expect(await bundleInject()).toBe(script)
  const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost/rpc/1' }]
  const { announced, wallets } = runInPage(script, [
    { personality: 'metamask13', chains },
    { rdns: 'evil.test', name: '<img src=x onerror=alert(1)>', icon: 'javascript:1', chains },
  ])
  expect(announced).toMatchObject([
    { name: 'MetaMask', rdns: 'io.metamask' },
    { name: '<img src=x onerror=alert(1)>', icon: 'javascript:1', rdns: 'evil.test' },
  ])
  wallets['io.metamask']?.switchChain(56)
  expect(wallets['io.metamask']?.state().chainId).toBe(56)
  expect(wallets['evil.test']?.state().chainId).toBe(1)
})

it('announces each wallet once if it runs again, the newest of those with one rdns', async () => {
  const script = await bundleInject()
  const chains = [{ id: 1, name: 'Ethereum' }]
  const { announced, again } = runInPage(script, [
    { rdns: 'kept.test', name: 'Kept', chains },
    { rdns: 'both.test', name: 'Old', chains },
  ])
  again([{ rdns: 'both.test', name: 'New', chains }])
  expect(announced.map(({ name }) => name)).toEqual(['Kept', 'New'])
})

it('contains nothing that a strict content policy forbids', async () => {
  const script = await bundleInject()
  expect(script).not.toMatch(/\beval\(|new Function\(|innerHTML|document\.write/)
})
