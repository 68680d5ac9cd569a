// @vitest-environment node
import { anvilAccounts, hostileNames, nameOnBase, startChains } from '@foyer/testkit/chains'
import { InvalidAddressError } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  DisallowedCharacterError,
  NameNotFoundError,
  NamesUnavailableError,
} from '../../errors/name.ts'
import type { KitConfig } from '../../kit/assembleKit.ts'
import {
  ethereum,
  kitConfigForTest,
  mint,
  multicall,
  readThrough,
} from '../../testing/kitConfigForTest.ts'
import { findAccount } from './findAccount.ts'
import { findProfile } from './findProfile.ts'

const [alice, bob, carol] = anvilAccounts
const origins = ['https://pictures.example']
const picture = (name: string) => `data:image/png;base64,${Buffer.from(name).toString('base64')}`

let chains: Awaited<ReturnType<typeof startChains>>
let asked: unknown[]
let kit: KitConfig

const fetchOnce = globalThis.fetch

beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }], avatarUrl: picture })
  asked = []
  globalThis.fetch = (...call) => {
    asked.push(call)
    return fetchOnce(...call)
  }
  kit = kitOn({})
})
afterAll(async () => {
  globalThis.fetch = fetchOnce
  await chains.stop()
})

function kitOn(options: Parameters<typeof kitConfigForTest>[1]): KitConfig {
  return kitConfigForTest([], { chains: [named()], ...options })
}

function named() {
  return {
    ...readThrough(ethereum, [chains.url(1)]),
    contracts: {
      multicall3: multicall,
      ensUniversalResolver: { address: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe' as const },
    },
  }
}

const policy = { origins, ipfsGateway: undefined }
const profileOf = (address: `0x${string}`, scope = 1) =>
  findProfile(kit, { address, policy, scope })

describe('findProfile', () => {
  test('finds name and avatar with at most three requests', async () => {
    asked.length = 0
    expect(await profileOf(alice.address)).toEqual({
      name: alice.name,
      avatar: picture(alice.name),
    })
    expect(asked.length).toBeLessThanOrEqual(3)
  })

  test.each(hostileNames)('a name that is $trick is ignored', async ({ address }) => {
    expect(await profileOf(address)).toEqual({ name: undefined, avatar: undefined })
  })

  test("a chain's own name takes precedence over Ethereum’s", async () => {
    const base = 8453
    expect((await profileOf(nameOnBase.address, base)).name).toBe(nameOnBase.name)
    expect((await profileOf(nameOnBase.address)).name).toBeUndefined()
    expect((await profileOf(bob.address, base)).name).toBe(bob.name)
    expect((await profileOf(carol.address, base)).name).toBe(carol.name)
    asked.length = 0
    expect((await profileOf(alice.address, base)).name).toBe(alice.name)
    expect(asked.length).toBeLessThanOrEqual(3)
  })

  test('names are found even if the app has only other chains', async () => {
    const elsewhere = kitOn({ chains: [mint], names: { chain: named() } })
    expect((await findProfile(elsewhere, { address: bob.address, policy, scope: 1 })).name).toBe(
      bob.name,
    )
  })

  test('without an ENS chain an error says what to configure', async () => {
    const none = kitOn({ chains: [mint] })
    await expect(findProfile(none, { address: bob.address, policy, scope: 1 })).rejects.toThrow(
      NamesUnavailableError,
    )
  })

  test('an unreachable node does not mean that there is no name', async () => {
    const lost = kitOn({
      chains: [mint],
      names: { chain: readThrough(named(), ['http://127.0.0.1:1']) },
    })
    await expect(findProfile(lost, { address: alice.address, policy, scope: 1 })).rejects.toThrow()
  })
})

describe('findAccount', () => {
  test('accepts an address in one case or checksummed, and returns it checksummed', async () => {
    const expected = { address: alice.address, name: undefined }
    expect(await findAccount(kit, ` ${alice.address} `)).toEqual(expected)
    for (const digits of [
      alice.address.slice(2).toLowerCase(),
      alice.address.slice(2).toUpperCase(),
    ])
      expect(await findAccount(kit, `0x${digits}`)).toEqual(expected)
  })

  test('finds the account of a name in any spelling', async () => {
    expect(await findAccount(kit, 'Carol.FOYER.eth')).toEqual({
      address: carol.address,
      name: carol.name,
    })
  })

  test.each([
    [`${alice.address.slice(0, -1)}7`, InvalidAddressError],
    ['0x1234', InvalidAddressError],
    ['alice', InvalidAddressError],
    ['', InvalidAddressError],
    ['a b.eth', DisallowedCharacterError],
    ['nobody.foyer.eth', NameNotFoundError],
    ['0xNobody.foyer.eth', NameNotFoundError],
  ])('%j is an error', async (text, LookupError) => {
    await expect(findAccount(kit, text)).rejects.toThrow(LookupError)
  })

  test("an invalid address has the specification's error text", async () => {
    await expect(findAccount(kit, '0x12')).rejects.toThrow('Address "0x12" is invalid.')
  })
})
