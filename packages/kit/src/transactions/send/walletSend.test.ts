import { expect, it, vi } from 'vitest'
import { UnreadableSendAnswerError } from '../../errors/transactions.ts'
import { hashNumber } from '../testing/simulatedChain.ts'
import { canSendCalls, sendCallsThroughWallet, sendThroughWallet } from './walletSend.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function wallet(answers: Readonly<Record<string, unknown>>) {
  return vi.fn(async ({ method }: { method: string }) => {
    const answer = answers[method]
    if (answer instanceof Error) throw answer
    return answer
  })
}

it('sends with the fields of a call and the chain, and no fee fields', async () => {
  const request = wallet({ eth_sendTransaction: hashNumber(7) })
  const hash = await sendThroughWallet(request, { chainId: 1, from, to, value: 5n, data: '0x12' })
  expect(hash).toBe(hashNumber(7))
  expect(request).toHaveBeenLastCalledWith({
    method: 'eth_sendTransaction',
    params: [{ from, chainId: '0x1', to, value: '0x5', data: '0x12' }],
  })
})

it('accepts only a valid hash', async () => {
  const request = wallet({ eth_sendTransaction: { hash: hashNumber(7) } })
  await expect(sendThroughWallet(request, { chainId: 1, from, to })).rejects.toThrow(
    UnreadableSendAnswerError,
  )
})

it('passes on the wallet’s own error', async () => {
  const rejected = Object.assign(new Error('no'), { code: 4001 })
  const request = wallet({ eth_sendTransaction: rejected })
  await expect(sendThroughWallet(request, { chainId: 1, from, to })).rejects.toBe(rejected)
})

const expired = new Error('Request expired. Please try again.')

it.each([
  ['a WalletConnect request that expires', expired, true],
  ['a provider that is gone (4900)', Object.assign(new Error('gone'), { code: 4900 }), true],
  ['a refusal of the page (4100)', Object.assign(new Error('no'), { code: 4100 }), false],
  ['an unknown method', Object.assign(new Error('no'), { code: -32601 }), false],
])('after %s, says whether it may have been sent', async (_, error, isUnknown) => {
  const wanted = isUnknown ? expect.any(UnreadableSendAnswerError) : error
  const request = wallet({ eth_sendTransaction: error, wallet_sendCalls: error })
  await expect(sendThroughWallet(request, { chainId: 1, from, to })).rejects.toEqual(wanted)
  const calls = { calls: [{ to }], atomicRequired: true } as const
  await expect(sendCallsThroughWallet(request, { chainId: 1, from, ...calls })).rejects.toEqual(
    wanted,
  )
})

it('sends several calls as one batch (EIP-5792) and reads both response formats', async () => {
  const batch = { chainId: 56, from, calls: [{ to }, { to, data: '0x1' }], atomicRequired: true }
  const request = wallet({ wallet_sendCalls: { id: '0xabc' } })
  await expect(sendCallsThroughWallet(request, { ...batch, from, calls: [{ to }] })).resolves.toBe(
    '0xabc',
  )
  expect(request).toHaveBeenLastCalledWith({
    method: 'wallet_sendCalls',
    params: [
      {
        version: '2.0.0',
        from,
        chainId: '0x38',
        atomicRequired: true,
        calls: [{ to, value: '0x0' }],
      },
    ],
  })
  const old = wallet({ wallet_sendCalls: 'batch-1' })
  await expect(sendCallsThroughWallet(old, { ...batch, from, calls: [{ to }] })).resolves.toBe(
    'batch-1',
  )
  const longest = `0x${'1'.repeat(8_192)}`
  const wordy = wallet({ wallet_sendCalls: { id: longest } })
  await expect(sendCallsThroughWallet(wordy, { ...batch, from, calls: [{ to }] })).resolves.toBe(
    longest,
  )
  const broken = wallet({ wallet_sendCalls: null })
  await expect(sendCallsThroughWallet(broken, { ...batch, from, calls: [{ to }] })).rejects.toThrow(
    UnreadableSendAnswerError,
  )
})

it.each([
  ['supported', { '0x1': { atomic: { status: 'supported' } } }, 'yes'],
  ['ready, by upgrading the account', { '0x1': { atomic: { status: 'ready' } } }, 'yes'],
  ['the older word, as the Safe says it', { '0x1': { atomicBatch: { supported: true } } }, 'yes'],
  ['a decimal chain id', { '1': { atomic: { status: 'supported' } } }, 'yes'],
  ['unsupported', { '0x1': { atomic: { status: 'unsupported' } } }, 'no'],
  ['another chain only', { '0x38': { atomic: { status: 'supported' } } }, 'no'],
  ['every chain', { '0x0': { atomic: { status: 'supported' } } }, 'yes'],
  [
    'every chain but this one, in the older word',
    {
      '0x0': { atomic: { status: 'supported' } },
      '0x1': { atomicBatch: { supported: false } },
    },
    'no',
  ],
  [
    'every chain, and other capabilities of this one',
    { '0x0': { atomic: { status: 'ready' } }, '0x1': { paymasterService: { supported: true } } },
    'yes',
  ],
  [
    'every chain but this one',
    { '0x0': { atomic: { status: 'supported' } }, '0x1': { atomic: { status: 'unsupported' } } },
    'no',
  ],
  ['nothing', {}, 'no'],
  ['no object', 'yes', 'no'],
  ['an unknown method', Object.assign(new Error('no'), { code: -32601 }), 'unknownMethod'],
  ['another error', Object.assign(new Error('no'), { code: -32603 }), 'unclear'],
])('reads the wallet’s capabilities: %s', async (_name, answer, expected) => {
  const request = wallet({ wallet_getCapabilities: answer })
  await expect(canSendCalls(request, { chainId: 1, from })).resolves.toBe(expected)
})
