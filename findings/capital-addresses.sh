#!/bin/sh
# An address in capital letters (0xF39F…): EIP-55 checks text of mixed case only. Of four libraries two take it and two refuse:
# ethers 6.17.0 and web3-validator 2.0.6 accept what viem 2.57.20 and ox 0.14.67 call invalid, though all four accept the same
# address in small letters, and viem's `getAddress` turns the refused text into the right checksum.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund viem@2.57.20 ox@0.14.67 ethers@6.17.0 web3-validator@2.0.6
cat > try.mjs <<'JS'
import { isAddress as ethers } from 'ethers'
import * as Address from 'ox/Address'
import { getAddress, isAddress as viem } from 'viem'
import { isAddress as web3 } from 'web3-validator'

const small = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const capitals = `0x${small.slice(2).toUpperCase()}`
const libraries = {
  'viem 2.57.20': viem,
  'ox 0.14.67': (text) => Address.validate(text),
  'ethers 6.17.0': ethers,
  'web3-validator 2.0.6': (text) => web3(text),
}
const said = []
for (const [name, accepts] of Object.entries(libraries)) {
  said.push(`${accepts(small)} ${accepts(capitals)}`)
  console.log(`${name}: small letters ${accepts(small)}, capitals ${accepts(capitals)}`)
}
console.log(`viem's getAddress of the capitals: ${getAddress(capitals)}`)
const expected = 'true false,true false,true true,true true'
if (String(said) !== expected) {
  console.log(`Changed: expected ${expected}, and it is ${said}`)
  process.exitCode = 1
}
JS
node try.mjs
