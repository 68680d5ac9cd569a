import { foyerTokenAbi } from '@foyer/contracts'
import fc from 'fast-check'
import { type Address, maxUint256, numberToHex, parseEther, parseSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anvilAccounts } from './accounts.ts'
import { createVaultHarness, token, vault } from './createVaultHarness.ts'
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

describe('permit (ERC-2612)', () => {
  interface Change {
    readonly signer?: number
    readonly value?: bigint
    readonly nonce?: bigint
    readonly chainId?: number
    readonly deadline?: bigint
  }

  async function permit(change: Change = {}, twin = false): Promise<string> {
    const deadline = change.deadline ?? (await harness.now()) + 600n
    const account = privateKeyToAccount(anvilAccounts[change.signer ?? 0]?.privateKey ?? '0x')
    const { r, s, v } = parseSignature(
      await account.signTypedData({
        domain: {
          name: 'Foyer Test Token',
          version: '1',
          chainId: change.chainId ?? 1,
          verifyingContract: token,
        },
        types: {
          Permit: [
            { name: 'owner', type: 'address' },
            { name: 'spender', type: 'address' },
            { name: 'value', type: 'uint256' },
            { name: 'nonce', type: 'uint256' },
            { name: 'deadline', type: 'uint256' },
          ],
        },
        primaryType: 'Permit',
        message: {
          owner: alice,
          spender: vault,
          value: change.value ?? amount,
          nonce: change.nonce ?? 0n,
          deadline,
        },
      }),
    )
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const sent = twin
      ? { v: v === 27n ? 28 : 27, s: numberToHex(order - BigInt(s), { size: 32 }) }
      : { v: Number(v), s }
    return harness.permit(bob, [alice, vault, amount, deadline, sent.v, r, sent.s])
  }

  it('sets the allowance that the owner signed, once, for any sender', async () => {
    expect(await permit()).toBe('ok')
    expect(await harness.allowance(alice)).toBe(amount)
    expect(await permit()).toBe('InvalidPermit')
    expect(await permit({ nonce: 1n })).toBe('ok')
  })

  it.each([
    ['signed by another', { signer: 1 }, 'InvalidPermit'],
    ['for another value', { value: amount - 1n }, 'InvalidPermit'],
    ['with another nonce', { nonce: 1n }, 'InvalidPermit'],
    ['for another chain', { chainId: 8453 }, 'InvalidPermit'],
    ['too old', { deadline: 1n }, 'PermitExpired'],
  ])('refuses one %s', async (_what, change, error) => {
    expect(await permit(change)).toBe(error)
    expect(await harness.allowance(alice)).toBe(0n)
  })

  it('refuses a malleable signature', async () => {
    expect(await permit({}, true)).toBe('InvalidPermit')
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
