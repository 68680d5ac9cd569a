#!/bin/sh
# `multicall({ contracts: [] })` of viem 2.57.20 asks the node: one `eth_call` of `aggregate3` with an empty list, whose answer
# (the empty list) is known before. `readContracts` of @wagmi/core 3.6.5 asks nothing for the same. On a chain that names no
# multicall3 contract, viem throws ChainDoesNotSupportContract instead of answering with the empty list.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund viem@2.57.20 @wagmi/core@3.6.5
cat > read.mjs <<'JS'
import { createConfig, readContracts } from '@wagmi/core'
import { createPublicClient, custom } from 'viem'
import { hardhat, mainnet } from 'viem/chains'

const asked = []
const transport = custom({
  async request({ method, params }) {
    asked.push(`${method} ${params[0].data.slice(0, 10)}`)
    // An empty list in the ABI.
    return `0x${'20'.padStart(64, '0')}${'0'.repeat(64)}`
  },
})
const take = () => asked.splice(0).join() || 'nothing'
const said = []
const say = (name, text) => {
  said.push(text)
  console.log(`${name}: ${text}`)
}
await createPublicClient({ chain: mainnet, transport }).multicall({ contracts: [] })
say('viem 2.57.20, multicall of nothing, asks', take())
await readContracts(createConfig({ chains: [mainnet], transports: { 1: transport } }), { contracts: [] })
say('@wagmi/core 3.6.5, readContracts of nothing, asks', take())
const answer = await createPublicClient({ chain: hardhat, transport })
  .multicall({ contracts: [] })
  .catch(({ cause, name }) => cause?.name ?? name)
say('viem 2.57.20, on a chain without multicall3, answers', JSON.stringify(answer))
const expected = 'eth_call 0x82ad56cb,nothing,"ChainDoesNotSupportContract"'
if (String(said) !== expected) {
  console.log(`Changed: expected ${expected}`)
  process.exitCode = 1
}
JS
node read.mjs
