import { ChainMismatchError } from '@foyer/kit/errors'
import { demoAccounts, type LocalChains, startChains } from '@foyer/testkit/chains'
import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vaultOn } from '../../../config/vault.ts'
import { NoBatchError } from './batchRefusal.ts'
import { NotDoneError } from './NotDoneError.ts'
import { gasOf, SimulationError, simulateCall } from './simulateCall.ts'
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
  simulateCall(client(), account, sent).then(
    () => 'ok',
    (error: unknown) => vaultErrorKey(error, 'node'),
  )

describe('a simulation', () => {
  it('lets pass what the contract takes, and counts its gas', async () => {
    expect(await keyOf(faucetCall(contracts))).toBe('ok')
    expect(await keyOf(approveCall(contracts, 5n))).toBe('ok')
    expect(await gasOf(client(), account, faucetCall(contracts))).toBeGreaterThan(21_000n)
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
  ])('gives the words for %s', async (_what, sent, key) => {
    expect(await keyOf(sent)).toBe(key)
    await expect(gasOf(client(), account, sent)).rejects.toBeInstanceOf(SimulationError)
  })

  it('tells a contract that is not there, or refuses without a word, from a node that is away', async () => {
    const strange: VaultCall = { ...faucetCall(contracts), data: '0xdeadbeef' }
    expect(await keyOf(strange)).toBe('vault.errorUnknown')
    const away = createPublicClient({
      chain: mainnet,
      transport: http('http://127.0.0.1:9', { retryCount: 0 }),
    })
    const error: unknown = await simulateCall(away, account, strange).catch((reason) => reason)
    expect(vaultErrorKey(error, 'node')).toBe('vault.errorNode')
  })
})

it.each([
  [{ code: 4001, message: 'User rejected the request.' }, 'vault.rejected'],
  [{ code: -32002, message: 'Already pending.' }, 'vault.errorPending'],
  [{ code: -32603, message: 'Something broke.' }, 'vault.errorWallet'],
  [new ChainMismatchError({ expected: 1, received: 10 }), 'vault.errorOtherNetwork'],
  [new NoBatchError({ code: 5760 }), 'vault.errorNoBatch'],
])('a wallet that answers %o', (error, key) => {
  expect(vaultErrorKey(error, 'wallet')).toBe(key)
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
