#!/bin/sh
# What JSON-RPC 2.0 says of batches, and what three development nodes do (hardhat 3.18.0, ganache 7.9.2, anvil 1.7.1):
# - an empty batch is an invalid request and gets one error object: only anvil does so, the others answer with an empty list;
# - a notification (a request without id) in a batch gets no answer: only anvil gives none. ganache answers without an id,
#   hardhat with the error -32600 and the id null, so that a batch of two gets two answers of which one belongs to nothing;
# - a request whose id is null is valid: hardhat refuses it.
set -eu
folder=$(mktemp -d)
pids=
trap 'for pid in $pids; do kill "$pid"; done; wait; rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund hardhat@3.18.0 ganache@7.9.2 @foundry-rs/anvil@1.7.1
echo 'export default {}' > hardhat.config.js
node node_modules/hardhat/dist/src/cli.js node --port 28645 >/dev/null 2>&1 & pids="$pids $!"
node node_modules/ganache/dist/node/cli.js --server.port 28646 >/dev/null 2>&1 & pids="$pids $!"
"$(ls node_modules/@foundry-rs/anvil-*/bin/anvil*)" --port 28647 >/dev/null 2>&1 & pids="$pids $!"
cat > ask.mjs <<'JS'
import { setTimeout } from 'node:timers/promises'

const nodes = { 'hardhat 3.18.0': 28645, 'ganache 7.9.2': 28646, 'anvil 1.7.1': 28647 }
const chainId = { jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: [] }
const { id, ...notification } = chainId
const bodies = {
  'an empty batch': [],
  'a batch with a notification': [chainId, notification],
  'a request whose id is null': { ...chainId, id: null },
}
async function ask(port, body) {
  for (let tries = 0; ; tries += 1) {
    try {
      const headers = { 'content-type': 'application/json' }
      const url = `http://127.0.0.1:${port}`
      return await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    } catch (error) {
      if (tries === 120) throw error
      await setTimeout(500)
    }
  }
}
const short = ({ error, id }) => `${id}:${error ? error.code : 'ok'}`
const said = []
for (const [name, body] of Object.entries(bodies)) {
  console.log(`${name}:`)
  for (const [node, port] of Object.entries(nodes)) {
    const answer = await ask(port, body)
    said.push(Array.isArray(answer) ? `[${answer.map(short).join(' ')}]` : short(answer))
    console.log(`  ${node}: ${said.at(-1)}`)
  }
}
const expected =
  '[],[],null:-32600,[7:ok null:-32600],[7:ok undefined:ok],[7:ok],null:-32600,null:ok,null:ok'
if (String(said) !== expected) {
  console.log(`Changed: expected ${expected}`)
  console.log(`         but it is ${said}`)
  process.exitCode = 1
}
JS
node ask.mjs
