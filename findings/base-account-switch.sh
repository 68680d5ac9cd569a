#!/bin/sh
# Before a connection, @base-org/account 2.5.10 resolves `wallet_switchEthereumChain` for any chain, also one that does not
# exist, and stays where it is: no event, and `eth_chainId` is 0x1 as before, although `appChainIds` begins with Base. A page
# that takes the answer for a switch signs for the wrong chain. `net_version` is a number there, not text (EIP-695).
# Its predecessor, @coinbase/wallet-sdk 4.4.0, has the same constructor and answers otherwise: the switch and even
# `eth_accounts` reject with 4100, where EIP-1193 wallets give an empty list.
# Both send a HEAD request to the page's own address when they are created (to read Cross-Origin-Opener-Policy).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @base-org/account@2.5.10 @coinbase/wallet-sdk@4.4.0 happy-dom@21.0.4 >/dev/null
cat > check.mjs <<'JS'
import { Window } from 'happy-dom'

// The browser's window, which only the SDKs use.
const page = new Window({ url: 'https://app.example' })
const names = ['document', 'localStorage', 'location', 'Event', 'CustomEvent']
for (const [name, value] of [['window', page], ...names.map((name) => [name, page[name]])])
  Object.defineProperty(globalThis, name, { value, configurable: true })
const sent = []
globalThis.fetch = (url, { method } = {}) => {
  sent.push(`${method} ${url}`)
  return Promise.reject(new TypeError('offline'))
}
console.error = () => {} // Both report that the request above failed.

async function answers(title, provider, wanted) {
  console.log(title)
  let events = 0
  provider.on('chainChanged', () => (events += 1))
  const switchTo = (chainId) => ['wallet_switchEthereumChain', [{ chainId }]]
  for (const [index, [method, params]] of [
    ['eth_chainId'],
    switchTo('0x2105'),
    switchTo('0xabcdef'),
    ['eth_chainId'],
    ['eth_accounts'],
    ['net_version'],
  ].entries()) {
    const answer = await provider.request({ method, params }).then(
      (result) => (result === undefined ? 'undefined' : JSON.stringify(result)),
      (error) => `error ${error.code}`,
    )
    console.log(`  ${method} ${params ? params[0].chainId : ''} -> ${answer}`)
    if (answer !== wanted[index]) process.exitCode = 1
  }
  console.log(`  chainChanged: ${events} times`)
  if (events > 0) process.exitCode = 1
}

const app = { appName: 'App', appChainIds: [8453] }
const { createBaseAccountSDK } = await import('@base-org/account')
const base = createBaseAccountSDK({ ...app, preference: { telemetry: false } }).getProvider()
await answers('@base-org/account 2.5.10', base, ['"0x1"', 'undefined', 'undefined', '"0x1"', '[]', '1'])
const { createCoinbaseWalletSDK } = await import('@coinbase/wallet-sdk')
const options = { ...app, preference: { options: 'all', telemetry: false } }
const coinbase = createCoinbaseWalletSDK(options).getProvider()
const refused = 'error 4100'
await answers('@coinbase/wallet-sdk 4.4.0', coinbase, ['"0x1"', refused, refused, '"0x1"', refused, '1'])
console.log(`Sent: ${sent.join(', ')}`)
if (sent.filter((each) => each === 'HEAD https://app.example/').length !== 2) process.exitCode = 1
process.exit()
JS
node check.mjs
