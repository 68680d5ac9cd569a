#!/bin/sh
# What @safe-global/safe-apps-provider 0.18.6 answers for a Safe, unlike any other EIP-1193 provider:
# - `personal_sign` and typed data resolve with '0x' when the owners sign on the chain or have not all signed: that is no
#   error, and no signature to send to a server that expects 65 bytes;
# - `wallet_getCapabilities` names the Safe's own chain, whichever chains are asked for, and `atomicBatch` (the first draft of
#   EIP-5792) instead of `atomic`: viem's and wagmi's check of `atomic.status` finds nothing;
# - `wallet_sendCalls` compares `from` and `chainId` as text: an address in lower case is 'Invalid from address', chain '0x01'
#   is another chain; a required capability (ERC-7677's paymaster) is dropped without a word;
# - `wallet_getCallsStatus` has as many receipts as calls, all the same one, with the Safe's status in place of the
#   transaction's own;
# - `eth_requestAccounts` and `wallet_switchEthereumChain` do not exist, without a code; `net_version` is hex.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @safe-global/safe-apps-provider@0.18.6 >/dev/null
cat > check.mjs <<'JS'
import { SafeAppProvider } from '@safe-global/safe-apps-provider'

const safeAddress = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const hash = (byte) => `0x${byte.repeat(32)}`
// What Safe's page answers through its SDK: the message and a batch of three calls.
const sdk = {
  txs: {
    signMessage: async () => ({ safeTxHash: hash('aa') }),
    send: async () => ({ safeTxHash: hash('bb') }),
    getBySafeTxHash: async () => ({
      txStatus: 'SUCCESS',
      txHash: hash('cc'),
      txData: { dataDecoded: { method: 'multiSend', parameters: [{ valueDecoded: [1, 2, 3] }] } },
    }),
  },
  eth: {
    getTransactionReceipt: async () => ({ blockNumber: '0x10', gasUsed: '0x5208', blockHash: hash('dd'), status: '0x0', logs: [] }),
  },
}
const provider = new SafeAppProvider({ safeAddress, chainId: 1, owners: [], threshold: 2 }, sdk)
const call = { from: safeAddress, chainId: '0x1', calls: [{ to: safeAddress }] }
const id = `{"id":"${hash('bb')}"}`
const capabilities = { paymasterService: { url: 'https://paymaster.example' } }

console.log('@safe-global/safe-apps-provider 0.18.6')
for (const [method, params, wanted] of [
  ['personal_sign', ['0x00', safeAddress], '"0x"'],
  ['wallet_getCapabilities', [safeAddress, ['0x2105']], '{"0x1":{"atomicBatch":{"supported":true}}}'],
  ['wallet_sendCalls', [call], id],
  ['wallet_sendCalls', [{ ...call, from: safeAddress.toLowerCase() }], 'undefined: Invalid from address'],
  ['wallet_sendCalls', [{ ...call, chainId: '0x01' }], 'undefined: Safe is not on chain 0x01'],
  ['wallet_sendCalls', [{ ...call, capabilities }], id],
  ['eth_requestAccounts', [], 'undefined: "eth_requestAccounts" not implemented'],
  ['wallet_switchEthereumChain', [{ chainId: '0x1' }], 'undefined: "wallet_switchEthereumChain" not implemented'],
  ['net_version', [], '"0x1"'],
]) {
  const answer = await provider.request({ method, params }).then(
    (result) => JSON.stringify(result),
    (error) => `${error.code}: ${error.message}`,
  )
  console.log(`${method} ${JSON.stringify(params)} -> ${answer}`)
  if (answer !== wanted) process.exitCode = 1
}
const { receipts } = await provider.request({ method: 'wallet_getCallsStatus', params: [hash('bb')] })
console.log(`wallet_getCallsStatus -> ${receipts.length} receipts, ${new Set(receipts).size} different, status ${receipts[0].status} for 0x0`)
if (receipts.length !== 3 || new Set(receipts).size !== 1 || receipts[0].status !== '0x1') process.exitCode = 1
JS
node check.mjs
