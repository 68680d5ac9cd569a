#!/bin/sh
# Sign-in messages that the grammar of EIP-4361 allows, and what five parsers make of them:
# - a host that is an IPv6 address, has an underscore or a user's name: viem 2.57.20 and ox 1.8.3 neither throw nor answer
#   with nothing; they return the other fields, without `domain` and without `address`. siwe 3.0.0 and
#   @signinwithethereum/siwe 4.2.1 read both;
# - a time in small letters ('2026-11-22t10:00:00z', RFC 3339): `issuedAt` is an invalid Date in viem, and right in ox;
# - @didtools/cacao 3.0.1 refuses a scheme before the host ('https://app.example.org wants you…'), a request id, and a list
#   of resources without an entry, which the four others read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund viem@2.57.20 ox@1.8.3 siwe@3.0.0 @signinwithethereum/siwe@4.2.1 \
  @didtools/cacao@3.0.1 ethers@6.17.0
cat > try.mjs <<'JS'
import { SiweMessage as Cacao } from '@didtools/cacao'
import { SiweMessage as Siwe4 } from '@signinwithethereum/siwe'
import { parseMessage as ox } from 'ox/Siwe'
import { SiweMessage as Siwe3 } from 'siwe'
import { parseSiweMessage as viem } from 'viem/siwe'

const message = ({ host = 'app.example.org', time = '2026-11-22T10:00:00Z', end = '' }) =>
  `${host} wants you to sign in with your Ethereum account:
0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf


URI: https://app.example.org
Version: 1
Chain ID: 1
Nonce: abcdefgh
Issued At: ${time}${end}`
const parsers = {
  viem,
  ox,
  siwe3: (text) => new Siwe3(text),
  siwe4: (text) => new Siwe4(text),
  cacao: (text) => new Cacao(text),
}
const cases = {
  'an ordinary host': [{}, 'all all all all all'],
  'an IPv6 host': [{ host: '[::1]:3000' }, 'domain,address domain,address all all refused'],
  'a host with an underscore': [{ host: 'a_b.example.org' }, 'domain,address domain,address all all all'],
  "a user's name": [{ host: 'user@app.example.org' }, 'domain,address domain,address all all refused'],
  'a scheme': [{ host: 'https://app.example.org' }, 'all all all all refused'],
  'small letters in the time': [{ time: '2026-11-22t10:00:00z' }, 'issuedAt all all all refused'],
  'a request id': [{ end: '\nRequest ID: a' }, 'all all all all refused'],
  'resources without an entry': [{ end: '\nResources:' }, 'all all all all refused'],
}
for (const [name, [fields, wanted]] of Object.entries(cases)) {
  const answers = Object.values(parsers).map((parse) => {
    try {
      const found = parse(message(fields))
      return ['domain', 'address', 'issuedAt'].filter((field) => !found[field] || String(found[field]) === 'Invalid Date').join() || 'all'
    } catch {
      return 'refused'
    }
  })
  const said = Object.keys(parsers).map((parser, index) => `${parser} ${answers[index].replace(/^(?!all|refused)/, 'without ')}`)
  console.log(`${name}: ${said.join(', ')}`)
  if (answers.join(' ') === wanted) continue
  console.log('This has changed.')
  process.exitCode = 1
}
JS
node try.mjs
