#!/bin/sh
# Three development nodes, the same valid requests, three answers (hardhat 3.18.0, ganache 7.9.2, anvil 1.7.1):
# - an unknown method is -32004, -32700 or -32601. -32700 is JSON-RPC's 'Parse error', though ganache has parsed the request
#   and names its method, so that a client which goes by the code reports invalid JSON;
# - a balance at a block that does not exist is -32000, -32700 or -32602;
# - a revert is code 3 in hardhat and anvil, and -32000 in ganache; its data is hex for eth_call in all three, and for
#   eth_estimateGas in ganache an object whose `result` holds the hex;
# - logs from a block that does not exist are an empty list in hardhat and ganache, and an error in anvil.
set -eu
folder=$(mktemp -d)
pids=
trap 'for pid in $pids; do kill "$pid"; done; wait; rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund hardhat@3.18.0 ganache@7.9.2 @foundry-rs/anvil@1.7.1
echo 'export default {}' > hardhat.config.js
node node_modules/hardhat/dist/src/cli.js node --port 28545 >/dev/null 2>&1 & pids="$pids $!"
node node_modules/ganache/dist/node/cli.js --server.port 28546 >/dev/null 2>&1 & pids="$pids $!"
"$(ls node_modules/@foundry-rs/anvil-*/bin/anvil*)" --port 28547 >/dev/null 2>&1 & pids="$pids $!"
cat > ask.mjs <<'JS'
import { setTimeout } from 'node:timers/promises'

const nodes = { 'hardhat 3.18.0': 28545, 'ganache 7.9.2': 28546, 'anvil 1.7.1': 28547 }
// Code that reverts with Error('no').
const reason = `08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'6e6f'.padEnd(64, '0')}`
const data = `0x606480600b6000396000fd${reason}`
const calls = {
  'unknown method': ['foo_bar'],
  'balance at an unknown block': ['eth_getBalance', `0x${'1'.padStart(40, '0')}`, '0xffffff'],
  'eth_call that reverts': ['eth_call', { data }, 'latest'],
  'eth_estimateGas that reverts': ['eth_estimateGas', { data }],
  'logs from an unknown block': ['eth_getLogs', { fromBlock: '0xffffff', toBlock: 'latest' }],
}
async function ask(port, [method, ...params]) {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      return await response.json()
    } catch (error) {
      if (tries === 120) throw error
      await setTimeout(500)
    }
  }
}
const form = (value) => (value === undefined ? 'none' : typeof value)
const said = []
for (const [name, call] of Object.entries(calls)) {
  console.log(`${name}:`)
  for (const [node, port] of Object.entries(nodes)) {
    const { error, result } = await ask(port, call)
    said.push(error ? `${error.code} ${form(error.data)}` : JSON.stringify(result))
    console.log(`  ${node}: ${said.at(-1)}${error ? ` "${error.message.slice(0, 90)}"` : ''}`)
  }
}
const expected =
  '-32004 object,-32700 none,-32601 none,-32000 object,-32700 none,-32602 none,3 string,-32000 string,3 string,3 string,-32000 object,3 string,[],[],-32602 none'
if (String(said) !== expected) {
  console.log(`Changed: expected ${expected}`)
  console.log(`         but it is ${said}`)
  process.exitCode = 1
}
JS
node ask.mjs
