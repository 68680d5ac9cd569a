// @vitest-environment node
import { anvilAccounts, nameOnBase, startChains } from '@foyer/testkit/chains'
import { toFunctionSelector } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NamesUnavailableError } from '../../errors/name.ts'
import { ethereum, kitConfigForTest, mint, readThrough } from '../../testing/kitConfigForTest.ts'
import { claimsNoName, noneSelectors } from './claimsNoName.ts'

const [alice] = anvilAccounts
const nobody = privateKeyToAddress(generatePrivateKey())
const resolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

let chains: Awaited<ReturnType<typeof startChains>>

beforeAll(async () => {
  chains = await startChains({ chains: [{ id: 1 }] })
})
afterAll(() => chains.stop())

const kitOn = (url: string, address: `0x${string}` = resolver) => {
  const contracts = { ensUniversalResolver: { address } }
  return kitConfigForTest([], { chains: [{ ...readThrough(ethereum, [url]), contracts }] })
}

test('an account without a name, on each chain with names', async () => {
  const kit = kitOn(chains.url(1))
  expect(await claimsNoName(kit, { address: nobody, scope: 1 })).toBe(true)
  expect(await claimsNoName(kit, { address: nobody, scope: 8453 })).toBe(true)
})

test('an account with a name on one of the chains', async () => {
  const kit = kitOn(chains.url(1))
  expect(await claimsNoName(kit, { address: alice.address, scope: 1 })).toBe(false)
  expect(await claimsNoName(kit, { address: alice.address, scope: 8453 })).toBe(false)
  expect(await claimsNoName(kit, { address: nameOnBase.address, scope: 8453 })).toBe(false)
})

test('an unreachable node does not mean that there is no name', async () => {
  expect(await claimsNoName(kitOn('http://127.0.0.1:1'), { address: nobody, scope: 1 })).toBe(false)
})

test('a kit without chain 1 leaves it to the full check', async () => {
  expect(
    await claimsNoName(kitConfigForTest([], { chains: [mint] }), { address: nobody, scope: 1 }),
  ).toBe(false)
})

test('an address without a contract is an error', async () => {
  const empty = kitOn(chains.url(1), '0x00000000000000000000000000000000000000ee')
  await expect(claimsNoName(empty, { address: nobody, scope: 1 })).rejects.toThrow(
    NamesUnavailableError,
  )
})

test('the selectors are those of the signatures', () => {
  for (const [signature, selector] of Object.entries(noneSelectors)) {
    expect(toFunctionSelector(signature)).toBe(selector)
  }
  expect(toFunctionSelector('reverseWithGateways(bytes,uint256,string[])')).toBe('0xb7d6ca64')
})
