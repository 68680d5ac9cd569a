#!/bin/sh
# caip 1.1.1, the library for chain-agnostic ids, refuses CAIP-19's own example of ether, 'eip155:1/slip44:60', and the coins
# of chains 10 and 100, while it reads the same asset of Base ('eip155:8453/slip44:60') and ATOM. It counts characters: an asset
# type of fewer than 21 is invalid, though the standard's parts add up to 11 at least (3, 1, 3 and 1 with what divides them).
# `ChainId` and `AccountId` of the same library have no such limit, and a chain's reference may be longer than the 32
# characters of CAIP-2.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund caip@1.1.1
cat > try.mjs <<'JS'
import { AccountId, AssetType, ChainId } from 'caip'

const reads = (type, text) => {
  try {
    type.parse(text)
    return true
  } catch {
    return false
  }
}
const rows = [
  [AssetType, 'eip155:1/slip44:60', false],
  [AssetType, 'eip155:10/slip44:60', false],
  [AssetType, 'eip155:100/slip44:60', false],
  [AssetType, 'eip155:8453/slip44:60', true],
  [AssetType, 'cosmos:cosmoshub-3/slip44:118', true],
  [AssetType, 'eip155:1/erc20:0x6b175474e89094c44da98b954eedeac495271d0f', true],
  [ChainId, 'eip155:1', true],
  [AccountId, 'near:mainnet:a', true],
  [ChainId, `eip155:${'1'.repeat(33)}`, true],
]
console.log('caip 1.1.1')
for (const [type, text, wanted] of rows) {
  const is = reads(type, text)
  console.log(`${type.name} ${text}: ${is ? 'read' : 'refused'}`)
  if (is === wanted) continue
  console.log('This has changed.')
  process.exitCode = 1
}
JS
node try.mjs
