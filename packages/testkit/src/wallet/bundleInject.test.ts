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
  return { announced, wallets: installed as Record<string, TestWallet> }
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

it('contains nothing that a strict content policy forbids', async () => {
  const script = await bundleInject()
  expect(script).not.toMatch(/\beval\(|new Function\(|innerHTML|document\.write/)
})
