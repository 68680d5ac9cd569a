#!/bin/sh
# siwe 3 and 4 write an empty statement as a fourth line break, which the grammar of EIP-4361 does
# not have (`statement = 1*(...)`). Both read it back; viem never writes it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund siwe@3.0.0 @signinwithethereum/siwe@4.2.1 ethers@6.17.0 viem@2.57.1
cat > try.mjs <<'JS'
import { SiweMessage as Siwe4 } from '@signinwithethereum/siwe'
import { SiweMessage as Siwe3 } from 'siwe'
import { createSiweMessage } from 'viem/siwe'

const fields = {
  domain: 'app.example.org',
  address: '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf',
  statement: '',
  uri: 'https://app.example.org',
  version: '1',
  chainId: 1,
  nonce: 'abcdefgh',
}
const issuedAt = '2026-11-22T10:00:00.000Z'
const breaks = (text) => /\n+(?=URI)/.exec(text)[0].length
const written = {
  'siwe 3.0.0': breaks(new Siwe3({ ...fields, issuedAt }).prepareMessage()),
  '@signinwithethereum/siwe 4.2.1': breaks(new Siwe4({ ...fields, issuedAt }).prepareMessage()),
  'viem 2.57.1': breaks(createSiweMessage({ ...fields, issuedAt: new Date(issuedAt) })),
}
for (const [name, count] of Object.entries(written)) console.log(`${name}: ${count} line breaks before URI`)
const text = new Siwe3({ ...fields, issuedAt }).prepareMessage()
console.log('siwe 3.0.0 reads its own:', JSON.stringify(new Siwe3(text).statement))
if (Object.values(written).join() !== '4,4,3') {
  console.log('This has changed.')
  process.exit(1)
}
JS
node try.mjs
