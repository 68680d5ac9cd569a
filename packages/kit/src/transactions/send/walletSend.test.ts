import { expect, it, vi } from 'vitest'
import { UnreadableSendAnswerError } from '../../errors/transactions.ts'
import { hashNumber } from '../testing/simulatedChain.ts'
import { sendThroughWallet } from './walletSend.ts'

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
  const request = wallet({ eth_sendTransaction: error })
  await expect(sendThroughWallet(request, { chainId: 1, from, to })).rejects.toEqual(wanted)
})
