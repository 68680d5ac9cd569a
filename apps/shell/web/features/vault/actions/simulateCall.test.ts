import { timeLockAbi } from '@foyer/contracts'
import { UnreadableSendAnswerError, WalletChainMismatchError } from '@foyer/kit/errors'
import { anvilAccounts, type LocalChains, startChains } from '@foyer/testkit/chains'
import { createPublicClient, encodeErrorResult, http } from 'viem'
import { readContract } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vaultOn } from '../../../../config/vault.ts'
import { maxLock, vaultAbi } from '../vaultAbi.ts'
import { simulateCall } from './simulateCall.ts'
import { approveCall, faucetCall, lockCall, unlockCall, type VaultCall } from './vaultCalls.ts'
import { VaultError, vaultErrorKey } from './vaultError.ts'

const account = anvilAccounts[0].address
const contracts = vaultOn(1, { mode: 'demo' }) ?? { token: '0x', timeLock: '0x' }
const soon = Math.floor(Date.now() / 1_000) + 86_400

let chains: LocalChains
beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }] })
})
afterAll(() => chains.stop())

const client = () => createPublicClient({ chain: mainnet, transport: http(chains.url(1)) })
const keyOf = (sent: VaultCall) =>
  simulateCall(client(), account, sent).then(
    () => 'ok',
    (error: unknown) => vaultErrorKey(error, 'node'),
  )

it('knows the longest lock of the contract', async () => {
  const maximum = {
    address: contracts.timeLock,
    abi: timeLockAbi,
    functionName: 'MAX_DURATION',
  } as const
  expect(await readContract(client(), maximum)).toBe(BigInt(maxLock))
})

describe('a simulation', () => {
  it('accepts what the contract accepts', async () => {
    expect(await keyOf(faucetCall(contracts))).toBe('ok')
    expect(await keyOf(approveCall(contracts, 5n))).toBe('ok')
  })

  it.each([
    ['an unlock of what is not there', unlockCall(contracts, 7n), 'vault.errorPositionNotFound'],
    [
      'a lock of nothing, which the form refuses',
      lockCall(contracts, 0n, soon),
      'vault.errorUnknown',
    ],
    ['a lock into the past', lockCall(contracts, 1n, 1), 'vault.errorUnlockTimeNotInFuture'],
    [
      'a lock without allowance, by the token',
      lockCall(contracts, 1n, soon),
      'vault.errorInsufficientAllowance',
    ],
  ])('has a message for %s', async (_what, sent, key) => {
    expect(await keyOf(sent)).toBe(key)
    await expect(simulateCall(client(), account, sent)).rejects.toBeInstanceOf(VaultError)
  })

  it('reads the contract’s error from any node’s error format', async () => {
    const words = createPublicClient({
      chain: mainnet,
      transport: http('http://127.0.0.1:9', {
        retryCount: 0,
        fetchFn: async () =>
          Response.json({
            jsonrpc: '2.0',
            id: 1,
            error: {
              code: -32015,
              message: 'VM execution error.',
              data: encodeErrorResult({
                abi: vaultAbi,
                errorName: 'StillLocked',
                args: [1n, 2n, 1n],
              }),
            },
          }),
      }),
    })
    const error: unknown = await simulateCall(words, account, faucetCall(contracts)).catch(
      (reason) => reason,
    )
    expect(vaultErrorKey(error, 'node')).toBe('vault.errorStillLocked')
  })

  it('distinguishes a missing contract and a revert without data from an unreachable node', async () => {
    const strange: VaultCall = { ...faucetCall(contracts), data: '0xdeadbeef' }
    expect(await keyOf(strange)).toBe('vault.errorUnknown')
    const away = createPublicClient({
      chain: mainnet,
      transport: http('http://127.0.0.1:9', { retryCount: 0 }),
    })
    const error: unknown = await simulateCall(away, account, strange).catch((reason) => reason)
    expect(vaultErrorKey(error, 'node')).toBe('sendError.nodeSilent')
  })
})

it.each([
  [{ code: 4001, message: 'User rejected the request.' }, 'vault.errorRejected'],
  [{ code: -32002, message: 'Already pending.' }, 'sendError.pending'],
  [{ code: -32603, message: 'Something broke.' }, 'sendError.failed'],
  [new WalletChainMismatchError({ expected: 1, received: 10 }), 'sendError.otherNetwork'],
  [new UnreadableSendAnswerError({ method: 'eth_sendTransaction' }), 'sendError.unreadable'],
])('a wallet that answers %o', (error, key) => {
  expect(vaultErrorKey(error, 'wallet')).toBe(key)
})

it('a sign-in that could not be opened', () => {
  expect(vaultErrorKey(new Error('x'), 'signIn')).toBe('load.failed')
})
