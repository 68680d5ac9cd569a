#!/bin/sh
# viem 2.57.20 reads the reason of a revert from hardhat 3.18.0 and anvil 1.7.1, and not from ganache 7.9.2, though all three
# answer `eth_call` with the same revert data: viem goes by the error's code, and ganache's is -32000 instead of 3. The same
# contract call is a ContractFunctionRevertedError with `reason: 'no'` on two nodes, and on the third an InvalidInputRpcError,
# 'Missing or invalid parameters. Double check you have provided the correct parameters.'
set -eu
folder=$(mktemp -d)
pids=
trap 'for pid in $pids; do kill "$pid"; done; wait; rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund viem@2.57.20 hardhat@3.18.0 ganache@7.9.2 @foundry-rs/anvil@1.7.1
echo 'export default {}' > hardhat.config.js
node node_modules/hardhat/dist/src/cli.js node --port 28745 >/dev/null 2>&1 & pids="$pids $!"
node node_modules/ganache/dist/node/cli.js --server.port 28746 >/dev/null 2>&1 & pids="$pids $!"
"$(ls node_modules/@foundry-rs/anvil-*/bin/anvil*)" --port 28747 >/dev/null 2>&1 & pids="$pids $!"
cat > read.mjs <<'JS'
import { setTimeout } from 'node:timers/promises'
import { ContractFunctionRevertedError, createPublicClient, createWalletClient, http, parseAbi } from 'viem'

const nodes = { 'hardhat 3.18.0': 28745, 'ganache 7.9.2': 28746, 'anvil 1.7.1': 28747 }
const reason = `08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'6e6f'.padEnd(64, '0')}`
const bytecode = `0x61006f80600c6000396000f3606480600b6000396000fd${reason}`
const abi = parseAbi(['function f() view'])
const said = []
for (const [node, port] of Object.entries(nodes)) {
  const transport = http(`http://127.0.0.1:${port}`)
  const wallet = createWalletClient({ transport })
  const client = createPublicClient({ transport, pollingInterval: 100 })
  for (let tries = 0; tries < 120 && !(await client.getChainId().catch(() => 0)); tries += 1) await setTimeout(500)
  const [account] = await wallet.getAddresses()
  const hash = await wallet.deployContract({ abi, account, bytecode, chain: null })
  const { contractAddress: address } = await client.waitForTransactionReceipt({ hash })
  const error = await client.readContract({ abi, address, functionName: 'f' }).catch((reason) => reason)
  const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  said.push(reverted?.reason ?? error.cause.cause?.name ?? error.cause.name)
  console.log(`viem 2.57.20 with ${node}: ${said.at(-1)}: ${error.shortMessage.replaceAll('\n', ' ')}`)
}
const expected = 'no,InvalidInputRpcError,no'
if (String(said) !== expected) {
  console.log(`Changed: expected ${expected}, and it is ${said}`)
  process.exitCode = 1
}
JS
node read.mjs
