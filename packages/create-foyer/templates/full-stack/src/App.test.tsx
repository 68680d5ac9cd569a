import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { App } from './App'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A wallet that approves everything, announced like an extension (EIP-6963). */
function announceWallet() {
  const provider = {
    on() {},
    removeListener() {},
    async request({ method }: { method: string }) {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [account]
      if (method === 'wallet_requestPermissions') return [{ parentCapability: 'eth_accounts' }]
      throw Object.assign(new Error(`No ${method} here`), { code: 4200 })
    },
  }
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'org.example.test',
  }
  const detail = Object.freeze({ info, provider })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))

/** Presses a button as soon as it appears. */
async function press(name: string) {
  await vi.waitFor(() => expect(button(name)).toBeDefined(), { timeout: 20_000 })
  button(name)?.click()
}

test('connects a wallet', { timeout: 60_000 }, async () => {
  // Balance and name are not under test, so no network is contacted.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('There is no network in tests'))
  announceWallet()
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => root.unmount())
  root.render(<App />)

  await press('Connect Wallet')
  await press('Test Wallet')
  await vi.waitFor(() => expect(element.textContent).toContain(`${account} on Ethereum`), {
    timeout: 20_000,
  })
})
