#!/bin/sh
# Amounts as text, turned into units and back by ethers 6.17.0, viem 2.57.20 and web3-utils 4.3.3:
# - more decimals than the token has: ethers throws, viem rounds (1.5 of a token without decimals is 2, 1.05 of one with a
#   single decimal is 1.1) and web3 cuts. So half a wei is an error, 1 wei, or, in web3, an empty text;
# - -1 wei as ether is '-0.000000000000000001', and in web3 '0.0000000000000000-1';
# - '0x10', ' 1 ' and '+1' are amounts in web3 only ('0x10' is 16 ether), '' is 0 there; a point at the end or the start
#   ('1.', '.5') is read by all three.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --ignore-scripts --no-audit --no-fund ethers@6.17.0 viem@2.57.20 web3-utils@4.3.3
cat > try.mjs <<'JS'
import { formatUnits as ethersFormat, parseUnits as ethers } from 'ethers'
import { formatUnits as viemFormat, parseUnits as viem } from 'viem'
import { fromWei, toWei } from 'web3-utils'

const answer = (run) => {
  try {
    return `'${run()}'`
  } catch {
    return 'throws'
  }
}
let hasChanged = false
const check = (name, wanted, ...runs) => {
  const answers = runs.map(answer)
  console.log(`${name}: ethers ${answers[0]}, viem ${answers[1]}${runs[2] ? `, web3 ${answers[2]}` : ''}`)
  if (answers.join(' ') !== wanted) hasChanged = true
}
for (const [text, wanted] of [
  ['1.', "'1000000000000000000' '1000000000000000000' '1000000000000000000'"],
  ['.5', "'500000000000000000' '500000000000000000' '500000000000000000'"],
  ['1.0000000000000000019', "throws '1000000000000000002' '1000000000000000001'"],
  ['0.0000000000000000005', "throws '1' ''"],
  ['', "throws throws '0'"],
  ['+1', "throws throws '1000000000000000000'"],
  [' 1 ', "throws throws '1000000000000000000'"],
  ['0x10', "throws throws '16000000000000000000'"],
])
  check(`'${text}' ether in wei`, wanted, () => ethers(text, 18), () => viem(text, 18), () => toWei(text, 'ether'))
for (const [text, decimals, wanted] of [
  ['1.5', 0, "throws '2'"],
  ['1.05', 1, "throws '11'"],
])
  check(`'${text}' with ${decimals} decimals`, wanted, () => ethers(text, decimals), () => viem(text, decimals))
check(
  '-1 wei in ether',
  "'-0.000000000000000001' '-0.000000000000000001' '0.0000000000000000-1'",
  () => ethersFormat(-1n, 18),
  () => viemFormat(-1n, 18),
  () => fromWei(-1n, 'ether'),
)
if (hasChanged) {
  console.log('This has changed.')
  process.exit(1)
}
JS
node try.mjs
