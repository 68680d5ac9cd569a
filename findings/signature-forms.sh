#!/bin/sh
# One signature of a message in the forms that wallets return, and who takes them (ethers 6.17.0, viem 2.57.20, ox 1.8.3):
# - 64 bytes (EIP-2098) and v of 37 or 38: `verifyMessage` of ethers says true; viem's rejects with 'invalid signature length'
#   and 'Invalid yParityOrV value' instead of resolving to false. `Signature.fromHex` of ox reads 64 bytes without an error as
#   a signature that has no `yParity`, and takes 37;
# - hex without 0x: ethers throws too, and ox again answers without `yParity`;
# - v of 0 or 1 and capital letters are taken by all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund ethers@6.17.0 viem@2.57.20 ox@1.8.3
cat > try.mjs <<'JS'
import { Signature, Wallet, verifyMessage as ethers } from 'ethers'
import { fromHex } from 'ox/Signature'
import { verifyMessage as viem } from 'viem'

const wallet = new Wallet(`0x${'1'.padStart(64, '0')}`)
const { address } = wallet
const message = 'hello'
const usual = await wallet.signMessage(message)
const { compactSerialized, yParity } = Signature.from(usual)
const withV = (v) => `${usual.slice(0, 130)}${v.toString(16).padStart(2, '0')}`
const forms = {
  'v of 27 or 28': [usual, 'true true 0'],
  'v of 0 or 1': [withV(yParity), 'true true 0'],
  'capital letters': [`0x${usual.slice(2).toUpperCase()}`, 'true true 0'],
  '64 bytes': [compactSerialized, 'true throws undefined'],
  'v of 37 or 38': [withV(37 + yParity), 'true throws 0'],
  'without 0x': [usual.slice(2), 'throws throws undefined'],
}
const answer = async (run) => {
  try {
    return String(await run())
  } catch {
    return 'throws'
  }
}
for (const [name, [signature, wanted]] of Object.entries(forms)) {
  const answers = [
    await answer(() => ethers(message, signature) === address),
    await answer(() => viem({ address, message, signature })),
    await answer(() => fromHex(signature).yParity),
  ]
  console.log(`${name}: ethers ${answers[0]}, viem ${answers[1]}, yParity of ox ${answers[2]}`)
  if (answers.join(' ') === wanted) continue
  console.log('This has changed.')
  process.exitCode = 1
}
JS
node try.mjs
