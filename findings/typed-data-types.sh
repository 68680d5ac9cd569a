#!/bin/sh
# Typed data (EIP-712) that viem 2.57.20, ox 1.8.3 and @metamask/eth-sig-util 9.0.0 hash alike, and ethers 6.17.0 does not:
# - a type that contains itself in a list, as in a tree, which the EIP provides for: 'circular type reference';
# - a type that is listed and not used: 'ambiguous primary types or unused types';
# - a domain whose fields are not in the EIP's order (version, name): ethers sorts them, so that its hash is another one. A
#   wallet that signs with one library is refused by a server that checks with the other, without an error in either.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund ethers@6.17.0 viem@2.57.20 ox@1.8.3 @metamask/eth-sig-util@9.0.0
cat > try.mjs <<'JS'
import { SignTypedDataVersion, TypedDataUtils } from '@metamask/eth-sig-util'
import { TypedDataEncoder } from 'ethers'
import { getSignPayload } from 'ox/TypedData'
import { hashTypedData } from 'viem'

const text = (name) => ({ name, type: 'string' })
const inOrder = [text('name'), text('version')]
const one = { types: { Note: [text('words')] }, primaryType: 'Note', message: { words: 'hello' } }
const cases = {
  'an ordinary note': [{ ...one }, inOrder, 'the same'],
  'a type that contains itself': [
    {
      types: { Tree: [text('name'), { name: 'children', type: 'Tree[]' }] },
      primaryType: 'Tree',
      message: { name: 'a', children: [{ name: 'b', children: [] }] },
    },
    inOrder,
    'throws',
  ],
  'a type that is not used': [{ ...one, types: { ...one.types, Other: [text('a')] } }, inOrder, 'throws'],
  'a domain in another order': [{ ...one }, inOrder.toReversed(), 'another one'],
}
const domain = { name: 'App', version: '1' }
for (const [name, [{ types, ...rest }, EIP712Domain, wanted]] of Object.entries(cases)) {
  const data = { ...rest, domain, types: { ...types, EIP712Domain } }
  const hash = hashTypedData(data)
  const bytes = TypedDataUtils.eip712Hash(data, SignTypedDataVersion.V4)
  const others = [getSignPayload(data), `0x${Buffer.from(bytes).toString('hex')}`]
  let ethers
  try {
    ethers = TypedDataEncoder.hash(domain, types, rest.message) === hash ? 'the same' : 'another one'
  } catch {
    ethers = 'throws'
  }
  const isSame = others.every((other) => other === hash)
  console.log(`${name}: viem ${hash.slice(0, 10)}…, ox and MetaMask ${isSame ? 'the same' : 'another one'}, ethers ${ethers}`)
  if (isSame && ethers === wanted) continue
  console.log('This has changed.')
  process.exitCode = 1
}
JS
node try.mjs
