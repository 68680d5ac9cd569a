import { foyerTokenAbi } from '@foyer/contracts'
import fc from 'fast-check'
import { type Address, maxUint256, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anvilAccounts } from './accounts.ts'
import { createVaultHarness, token } from './createVaultHarness.ts'
import type { LocalChains, Snapshot } from './localChains.ts'
import { startChains } from './startChains.ts'

const [alice, bob, carol] = anvilAccounts.map(({ address }) => address) as [
  Address,
  Address,
  Address,
]
const amount = parseEther('1000')

let chains: LocalChains
let snapshot: Snapshot
let harness: ReturnType<typeof createVaultHarness>
beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }, { id: 8453 }] })
  snapshot = await chains.snapshot()
  harness = createVaultHarness(chains.url(1))
})
beforeEach(() => chains.revert(snapshot))
afterAll(() => chains.stop())

describe('the faucet', () => {
  it('gives everyone the same amount and increases the supply', async () => {
    expect(await harness.faucet(alice)).toBe('ok')
    expect(await harness.faucet(bob)).toBe('ok')
    expect(await harness.balanceOf(alice)).toBe(amount)
    expect(await harness.totalSupply()).toBe(2n * amount)
  })

  it('refuses accounts at the limit until they spend some', async () => {
    for (let times = 0; times < 10; times += 1) expect(await harness.faucet(alice)).toBe('ok')
    expect(await harness.faucet(alice)).toBe('FaucetLimitReached')
    await harness.transfer(alice, bob, 1n)
    expect(await harness.faucet(alice)).toBe('ok')
  })

  it('has the same address and name on every chain', async () => {
    for (const { url } of chains.chains) {
      const { client } = createVaultHarness(url)
      const read = (functionName: 'name' | 'symbol' | 'decimals') =>
        client.readContract({ address: token, abi: foyerTokenAbi, functionName })
      expect(await Promise.all([read('name'), read('symbol'), read('decimals')])).toEqual([
        'Foyer Test Token',
        'FOYER',
        18,
      ])
    }
  })
})

describe('transfers', () => {
  it('move the balance and not a unit more', async () => {
    await harness.faucet(alice)
    expect(await harness.transfer(alice, bob, amount + 1n)).toBe('InsufficientBalance')
    expect(await harness.transfer(alice, bob, amount)).toBe('ok')
    expect([await harness.balanceOf(alice), await harness.balanceOf(bob)]).toEqual([0n, amount])
  })

  it('to oneself change nothing, and to the zero address are refused', async () => {
    await harness.faucet(alice)
    expect(await harness.transfer(alice, alice, amount)).toBe('ok')
    expect(await harness.balanceOf(alice)).toBe(amount)
    expect(await harness.transfer(alice, `0x${'0'.repeat(40)}`, 1n)).toBe('InvalidReceiver')
  })

  it('by a spender require an allowance and reduce it', async () => {
    await harness.faucet(alice)
    expect(await harness.transferFrom(bob, alice, bob, 1n)).toBe('InsufficientAllowance')
    await harness.approve(alice, 10n, bob)
    expect(await harness.transferFrom(bob, alice, carol, 7n)).toBe('ok')
    expect(await harness.allowance(alice, bob)).toBe(3n)
    expect(await harness.transferFrom(bob, alice, carol, 4n)).toBe('InsufficientAllowance')
    expect(await harness.transferFrom(carol, alice, carol, 1n)).toBe('InsufficientAllowance')
  })

  it('never reduce an unlimited allowance', async () => {
    await harness.faucet(alice)
    await harness.approve(alice, maxUint256, bob)
    expect(await harness.transferFrom(bob, alice, bob, amount)).toBe('ok')
    expect(await harness.allowance(alice, bob)).toBe(maxUint256)
  })
})

it('all balances always add up to the supply', async () => {
  const who = fc.constantFrom(alice, bob, carol)
  const value = fc.bigInt({ min: 0n, max: 3n * amount })
  const step = fc.oneof(
    fc.tuple(fc.constant('faucet' as const), who),
    fc.tuple(fc.constant('transfer' as const), who, who, value),
    fc.tuple(fc.constant('approve' as const), who, who, value),
    fc.tuple(fc.constant('transferFrom' as const), who, who, who, value),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await chains.revert(snapshot)
      const held = new Map<Address, bigint>()
      const allowed = new Map<string, bigint>()
      const move = (from: Address, to: Address, moved: bigint) => {
        held.set(from, (held.get(from) ?? 0n) - moved)
        held.set(to, (held.get(to) ?? 0n) + moved)
      }
      for (const [kind, ...rest] of steps) {
        if (kind === 'faucet') {
          const [to] = rest as [Address]
          if ((await harness.faucet(to)) === 'ok') held.set(to, (held.get(to) ?? 0n) + amount)
        } else if (kind === 'transfer') {
          const [from, to, moved] = rest as [Address, Address, bigint]
          const enough = (held.get(from) ?? 0n) >= moved
          expect(await harness.transfer(from, to, moved)).toBe(
            enough ? 'ok' : 'InsufficientBalance',
          )
          if (enough) move(from, to, moved)
        } else if (kind === 'approve') {
          const [owner, spender, moved] = rest as [Address, Address, bigint]
          await harness.approve(owner, moved, spender)
          allowed.set(`${owner} ${spender}`, moved)
        } else {
          const [caller, from, to, moved] = rest as [Address, Address, Address, bigint]
          const allowance = allowed.get(`${from} ${caller}`) ?? 0n
          const expected = spendOutcome(moved, allowance, held.get(from) ?? 0n)
          expect(await harness.transferFrom(caller, from, to, moved)).toBe(expected)
          if (expected === 'ok') {
            move(from, to, moved)
            allowed.set(`${from} ${caller}`, allowance - moved)
          }
        }
      }
      const balances = await Promise.all([alice, bob, carol].map(harness.balanceOf))
      expect(balances).toEqual([alice, bob, carol].map((one) => held.get(one) ?? 0n))
      expect(balances.reduce((sum, one) => sum + one, 0n)).toBe(await harness.totalSupply())
    }),
    { numRuns: process.env.FOYER_LONG === '1' ? 300 : 20 },
  )
})

function spendOutcome(value: bigint, allowance: bigint, held: bigint): string {
  if (allowance < value) return 'InsufficientAllowance'
  return held < value ? 'InsufficientBalance' : 'ok'
}
