import { foyerTokenAbi, timeLockAbi } from '@foyer/contracts'
import { UnreadableSendAnswerError, WalletChainMismatchError } from '@foyer/kit/errors'
import { demoAccounts, type LocalChains, startChains } from '@foyer/testkit/chains'
import { createPublicClient, custom, encodeErrorResult, http } from 'viem'
import { readContract } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vaultOn } from '../../../../config/vault.ts'
import { maxLock } from '../form/lockTimes.ts'
import { faucetLimit, vaultErrorsAbi } from '../vaultAbi.ts'
import { NoBatchError } from './batchRefusal.ts'
import { NotDoneError } from './NotDoneError.ts'
import { gasOf, SimulationError, simulateCalls } from './simulateCall.ts'
import { approveCall, faucetCall, lockCall, unlockCall, type VaultCall } from './vaultCalls.ts'
import { vaultErrorKey } from './vaultErrorKey.ts'

const account = demoAccounts[0].address
const contracts = vaultOn(1, { mode: 'demo' }) ?? { token: '0x', timeLock: '0x' }
const soon = Math.floor(Date.now() / 1_000) + 86_400

let chains: LocalChains
beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }] })
})
afterAll(() => chains.stop())

const client = () => createPublicClient({ chain: mainnet, transport: http(chains.url(1)) })
const keyOf = (sent: VaultCall) =>
  simulateCalls(client(), account, [sent]).then(
    () => 'ok',
    (error: unknown) => vaultErrorKey(error, 'node'),
  )

it('knows the limits of the contracts', async () => {
  const { timeLock, token } = contracts
  const read = { address: token, abi: foyerTokenAbi, functionName: 'FAUCET_LIMIT' } as const
  expect(await readContract(client(), read)).toBe(faucetLimit)
  const maximum = { address: timeLock, abi: timeLockAbi, functionName: 'MAX_DURATION' } as const
  expect(await readContract(client(), maximum)).toBe(BigInt(maxLock))
})

describe('a simulation', () => {
  it('accepts what the contract accepts and estimates its gas', async () => {
    expect(await keyOf(faucetCall(contracts))).toBe('ok')
    expect(await keyOf(approveCall(contracts, 5n))).toBe('ok')
    expect(await gasOf(client(), account, [faucetCall(contracts)])).toBeGreaterThan(21_000n)
  })

  it.each([
    ['an unlock of what is not there', unlockCall(contracts, 7n), 'vault.errorPosition'],
    ['a lock of nothing', lockCall(contracts, 0n, soon), 'vault.errorZero'],
    ['a lock into the past', lockCall(contracts, 1n, 1), 'vault.errorPast'],
    ['a lock for a life', lockCall(contracts, 1n, soon * 2), 'vault.errorTooFar'],
    [
      'a lock without allowance, by the token',
      lockCall(contracts, 1n, soon),
      'vault.errorAllowance',
    ],
  ])('has a message for %s', async (_what, sent, key) => {
    expect(await keyOf(sent)).toBe(key)
    await expect(gasOf(client(), account, [sent])).rejects.toBeInstanceOf(SimulationError)
  })

  it('simulates dependent calls together and estimates their total gas', async () => {
    const empty = demoAccounts[5].address
    const both = (time: number) => [approveCall(contracts, 5n), lockCall(contracts, 5n, time)]
    const all = [faucetCall(contracts), ...both(soon)]
    await simulateCalls(client(), empty, all)
    const single = await gasOf(client(), empty, all.slice(0, 1))
    expect(await gasOf(client(), empty, all)).toBeGreaterThan((single ?? 0n) + 100_000n)
    for (const [calls, key] of [
      [both(soon), 'vault.errorBalance'],
      [[all[0], ...both(1)], 'vault.errorPast'],
    ] as const) {
      const error: unknown = await simulateCalls(client(), empty, calls as VaultCall[]).catch(
        (reason) => reason,
      )
      expect(vaultErrorKey(error, 'node')).toBe(key)
    }
  })

  it('simulates only the first of several calls, without an estimate, if the node cannot batch', async () => {
    const plain = createPublicClient({
      chain: mainnet,
      transport: custom({
        async request({ method, params }) {
          if (method === 'eth_simulateV1') throw { code: -32601, message: 'No such method' }
          return client().request({ method, params })
        },
      }),
    })
    const calls = [approveCall(contracts, 5n), lockCall(contracts, 5n, 1)]
    await simulateCalls(plain, account, calls)
    expect(await gasOf(plain, account, calls)).toBeUndefined()
    const refused = [unlockCall(contracts, 7n), ...calls]
    await expect(simulateCalls(plain, account, refused)).rejects.toBeInstanceOf(SimulationError)
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
              data: encodeErrorResult({ abi: vaultErrorsAbi, errorName: 'AmountIsZero' }),
            },
          }),
      }),
    })
    const error: unknown = await simulateCalls(words, account, [faucetCall(contracts)]).catch(
      (reason) => reason,
    )
    expect(vaultErrorKey(error, 'node')).toBe('vault.errorZero')
  })

  it('distinguishes a missing contract and a revert without data from an unreachable node', async () => {
    const strange: VaultCall = { ...faucetCall(contracts), data: '0xdeadbeef' }
    expect(await keyOf(strange)).toBe('vault.errorUnknown')
    const away = createPublicClient({
      chain: mainnet,
      transport: http('http://127.0.0.1:9', { retryCount: 0 }),
    })
    const error: unknown = await simulateCalls(away, account, [strange]).catch((reason) => reason)
    expect(vaultErrorKey(error, 'node')).toBe('sendError.nodeSilent')
  })
})

it.each([
  [{ code: 4001, message: 'User rejected the request.' }, 'vault.rejected'],
  [{ code: -32002, message: 'Already pending.' }, 'sendError.pending'],
  [{ code: -32603, message: 'Something broke.' }, 'sendError.failed'],
  [new WalletChainMismatchError({ expected: 1, received: 10 }), 'sendError.otherNetwork'],
  [new NoBatchError({ code: 5760 }), 'vault.errorNoBatch'],
  [new UnreadableSendAnswerError({ method: 'eth_sendTransaction' }), 'sendError.unreadable'],
])('a wallet that answers %o', (error, key) => {
  expect(vaultErrorKey(error, 'wallet')).toBe(key)
})

it('a sign-in that could not be opened', () => {
  expect(vaultErrorKey(new Error('x'), 'signIn')).toBe('vault.errorSignIn')
})

it('a signature that was rejected, and a wallet that signs no typed data', () => {
  expect(vaultErrorKey({ code: 4001 }, 'signature')).toBe('vault.rejectedSignature')
  expect(vaultErrorKey({ code: 4200 }, 'signature')).toBe('vault.errorCannotSign')
})

it.each([
  [{ outcome: 'reverted' }, 'vault.errorReverted'],
  [{ outcome: 'repriced' }, 'vault.errorReverted'],
  [{ outcome: 'dropped' }, 'vault.errorReplaced'],
  [{ outcome: 'cancelled' }, 'vault.errorReplaced'],
  [
    {
      kind: 'batch',
      calls: [
        { hash: '0x1', status: 'confirmed' },
        { hash: '0x2', status: 'failed' },
      ],
    },
    'vault.errorPartly',
  ],
] as const)('a transaction that ended with %o', (end, key) => {
  const record = {
    id: '0x1',
    chainId: 1,
    description: 'Lock',
    addedAt: 0,
    status: 'failed',
  } as const
  const error = new NotDoneError({ kind: 'transaction', ...record, ...end })
  expect(vaultErrorKey(error, 'node')).toBe(key)
})
