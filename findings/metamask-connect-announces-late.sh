#!/bin/sh
# @metamask/connect-evm 2.1.1, MetaMask's SDK of 2026, announces a wallet of its own (EIP-6963) when a page creates its client:
# - under another rdns than any MetaMask, 'io.metamask.mmc', and about 600 ms after the call; a page that has asked for
#   announcements until then (`eip6963:requestProvider`) gets no answer. If a MetaMask has announced itself, it never does;
# - its provider has no `isMetaMask`, and before a connection `eth_chainId` resolves with undefined, so that Number(…) is NaN;
# - `wallet_getPermissions` and `net_version` reject, and `wallet_switchEthereumChain` before a connection: each without a code.
#   `wallet_revokePermissions` resolves although there is nothing to revoke.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @metamask/connect-evm@2.1.1 happy-dom@21.0.4 >/dev/null
cat > check.mjs <<'JS'
import { Window } from 'happy-dom'

// The browser's window, which only the SDK uses.
const page = new Window({ url: 'https://app.example' })
const names = ['document', 'localStorage', 'navigator', 'location', 'Event', 'CustomEvent', 'HTMLElement', 'customElements']
for (const [name, value] of [['window', page], ...names.map((name) => [name, page[name]])])
  Object.defineProperty(globalThis, name, { value, configurable: true })
globalThis.fetch = () => Promise.reject(new TypeError('offline'))

const say = (what, answer, wanted) => {
  console.log(`${what}: ${answer}`)
  if (!wanted(answer)) process.exitCode = 1
}
const announced = []
let start = 0
page.addEventListener('eip6963:announceProvider', ({ detail }) => {
  announced.push({ rdns: detail.info.rdns, after: performance.now() - start })
})
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const { createEVMClient } = await import('@metamask/connect-evm')
const options = {
  dapp: { name: 'App', url: 'https://app.example' },
  api: { supportedNetworks: { '0x1': 'https://node.example' } },
  analytics: { enabled: false },
}
console.log(`@metamask/connect-evm 2.1.1${process.argv[2] ? ', with a MetaMask in the page' : ''}`)
if (process.argv[2]) {
  const info = { uuid: '1', name: 'MetaMask', icon: 'data:,', rdns: 'io.metamask' }
  page.addEventListener('eip6963:requestProvider', () =>
    page.dispatchEvent(new page.CustomEvent('eip6963:announceProvider', { detail: { info, provider: {} } })),
  )
  await createEVMClient(options)
  await wait(1500)
  const all = [...new Set(announced.map(({ rdns }) => rdns))]
  say('announced', all.join(), (rdns) => rdns === 'io.metamask')
  process.exit()
}
start = performance.now()
const client = await createEVMClient(options)
page.dispatchEvent(new page.Event('eip6963:requestProvider'))
say('announced when the client is there', announced.length, (count) => count === 0)
await wait(1500)
say('announced then', announced.map(({ rdns }) => rdns).join(), (all) => all === 'io.metamask.mmc')
say('after ms', Math.round(announced[0]?.after ?? 0), (ms) => ms >= 550)

const provider = client.getProvider()
say('isMetaMask', provider.isMetaMask, (flag) => flag === undefined)
const ask = (method, params) =>
  provider.request({ method, params }).then(
    (result) => `${result}`,
    (error) => `error, code ${error.code}: ${error.message}`,
  )
for (const [method, wanted, params] of [
  ['eth_chainId', /^undefined$/],
  ['eth_accounts', /^$/],
  ['net_version', /^error, code undefined: .*not supported by Metamask Connect/],
  ['wallet_getPermissions', /^error, code undefined: .*not supported by Metamask Connect/],
  ['wallet_switchEthereumChain', /^error, code undefined: Transport not initialized/, [{ chainId: '0x1' }]],
  ['wallet_revokePermissions', /^undefined$/, [{ eth_accounts: {} }]],
])
  say(method, await ask(method, params), (answer) => wanted.test(answer))
process.exit()
JS
node check.mjs
node check.mjs beside
