#!/bin/sh
# The chains of viem 2.57.20 (752 names), taken together:
# - 23 ids belong to more than one name, and not only to aliases: 999 is HyperEVM, Wanchain's and Zora's test network; 9, 260
#   and 1337 are two different networks each, so that a list by id loses one without a word;
# - 12 have ids of 2^31 and more, for which viem's own `toCoinType` throws (ENSIP-11 has no coin type for them);
# - the WebSocket of one (mantraEVM) is an https address;
# - 10 names have a currency that has not 18 decimals, and two a symbol of more than six letters: MetaMask refuses to add them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund viem@2.57.20
cat > list.mjs <<'JS'
import { toCoinType } from 'viem'
import * as all from 'viem/chains'

const chains = Object.entries(all)
const shared = [...Map.groupBy(chains, ([, { id }]) => id)].filter(([, { length }]) => length > 1)
const throws = ({ id }) => {
  try {
    toCoinType(id)
    return false
  } catch {
    return true
  }
}
const rules = {
  'no coin type': throws,
  'a WebSocket that is none': ({ rpcUrls }) => rpcUrls.default.webSocket?.some((url) => !/^wss?:/.test(url)),
  'other than 18 decimals': ({ nativeCurrency }) => nativeCurrency.decimals !== 18,
  'a symbol of more than six letters': ({ nativeCurrency }) => nativeCurrency.symbol.length > 6,
}
console.log(`viem 2.57.20: ${chains.length} names`)
const strangers = shared.filter(([, list]) => new Set(list.map(([, { rpcUrls }]) => rpcUrls.default.http[0])).size > 1)
console.log(`${shared.length} ids with several names, ${strangers.length} of them with several endpoints:`)
for (const [id, list] of strangers) console.log(`  ${id}: ${list.map(([name]) => name).join(', ')}`)
const counts = [chains.length, shared.length]
for (const [rule, isOne] of Object.entries(rules)) {
  const found = chains.filter(([, chain]) => isOne(chain)).map(([name]) => name)
  counts.push(found.length)
  console.log(`${found.length} with ${rule}: ${found.join(', ')}`)
}
const expected = '752,23,12,1,10,2'
if (String(counts) !== expected) {
  console.log(`Changed: expected ${expected}, and it is ${counts}`)
  process.exitCode = 1
}
JS
node list.mjs
