import { createServer } from 'node:http'
import { nameResolverAbi, universalResolverAbi } from '@foyer/contracts'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  http,
  namehash,
  toCoinType,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { normalize, packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anvilAccounts } from '../accounts.ts'
import { contractAddress } from '../contractAddress.ts'
import { demoContracts } from '../demoContracts.ts'
import type { LocalChains } from '../localChains.ts'
import { startChains } from '../startChains.ts'
import { hostileNames, nameOnBase } from './names.ts'

const [alice, bob, carol] = anvilAccounts
const base = toCoinType(8453)
const bnb = toCoinType(56)

let chains: LocalChains
let images: ReturnType<typeof createServer>
let imagesUrl = ''

beforeAll(async () => {
  images = createServer((_, response) => {
    response.setHeader('content-type', 'image/png').end()
  })
  await new Promise<void>((resolve) => images.listen(0, '127.0.0.1', resolve))
  const address = images.address()
  imagesUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  chains = await startChains({
    chains: [{ id: 1 }],
    avatarUrl: (name) => `${imagesUrl}/${name}.png`,
  })
})
afterAll(async () => {
  await chains.stop()
  images.close()
})

const client = () => createPublicClient({ chain: mainnet, transport: http(chains.url(1)) })

describe('forward', () => {
  it.each([alice, bob, carol])('$name resolves to its account', async ({ name, address }) => {
    expect(await client().getEnsAddress({ name })).toBe(address)
    expect(await client().getEnsAddress({ name, coinType: 60n })).toBe(address.toLowerCase())
  })

  it('resolves on another chain with a record for it, or one for all chains', async () => {
    const on = (name: string, coinType: bigint) => client().getEnsAddress({ name, coinType })
    expect(await on(alice.name, base)).toBe(alice.address.toLowerCase())
    expect(await on(alice.name, bnb)).toBeNull()
    expect(await on(bob.name, base)).toBe(bob.address.toLowerCase())
    expect(await on(bob.name, bnb)).toBe(bob.address.toLowerCase())
    expect(await on(carol.name, base)).toBeNull()
  })

  it('does not resolve a non-EVM coin type to an EVM account', async () => {
    expect(await client().getEnsAddress({ name: bob.name, coinType: 0n })).toBeNull()
  })

  it.each([
    'nobody.foyer.eth',
    'foyer.eth',
    'alice.eth',
    'a.b.c.d.e',
    'x'.repeat(300),
  ])('gives null for %s', async (name) => {
    expect(await client().getEnsAddress({ name })).toBeNull()
    expect(await client().getEnsText({ name, key: 'avatar' })).toBeNull()
  })
})

describe('reverse', () => {
  it.each([alice, bob, carol])('the account of $name has that name', async ({ name, address }) => {
    expect(await client().getEnsName({ address })).toBe(name)
  })

  it('an account has its name on other chains if set there, or for all chains', async () => {
    const on = (address: Address, coinType: bigint) => client().getEnsName({ address, coinType })
    expect(await on(alice.address, base)).toBe(alice.name)
    expect(await on(alice.address, bnb)).toBeNull()
    expect(await on(bob.address, base)).toBe(bob.name)
    expect(await on(bob.address, bnb)).toBe(bob.name)
    expect(await on(carol.address, base)).toBeNull()
  })

  it('an account may have a name on one other chain only', async () => {
    const { address, name } = nameOnBase
    expect(await client().getEnsName({ address, coinType: base })).toBe(name)
    expect(await client().getEnsName({ address })).toBeNull()
    expect(await client().getEnsAddress({ name })).toBeNull()
  })

  it('returns null for an account without a name', async () => {
    expect(await client().getEnsName({ address: anvilAccounts[9].address })).toBeNull()
  })

  it('returns null for a name that resolves to another account, and a named error in strict mode', async () => {
    const { address, claims } = hostileNames[0]
    expect(claims).toBe(alice.name)
    expect(await client().getEnsName({ address })).toBeNull()
    await expect(client().getEnsName({ address, strict: true })).rejects.toThrow(
      /ReverseAddressMismatch[\s\S]*alice\.foyer\.eth/,
    )
  })

  it('returns unnormalised names unchanged, for the reader to check', async () => {
    const [, unnormalised, invisible] = hostileNames
    expect(await client().getEnsName(unnormalised)).toBe('ALICE.foyer.eth')
    expect(normalize('ALICE.foyer.eth')).toBe(alice.name)
    expect(await client().getEnsName(invisible)).toBe('alice\u200b.foyer.eth')
    expect(normalize('alice\u200b.foyer.eth')).toBe(alice.name)
  })
})

describe('texts', () => {
  it('return the avatar of each name', async () => {
    for (const { name } of [alice, bob, carol]) {
      expect(await client().getEnsText({ name, key: 'avatar' })).toBe(`${imagesUrl}/${name}.png`)
      expect(await client().getEnsAvatar({ name })).toBe(`${imagesUrl}/${name}.png`)
    }
  })

  it('return other records, and null for those not set', async () => {
    expect(await client().getEnsText({ name: alice.name, key: 'description' })).toContain('Alice')
    expect(await client().getEnsText({ name: alice.name, key: 'url' })).toBeNull()
  })

  it('have no avatar if none was set up', async () => {
    const plain = await startChains({ chains: [{ id: 1 }] })
    const reader = createPublicClient({ chain: mainnet, transport: http(plain.url(1)) })
    const avatar = await reader.getEnsAvatar({ name: alice.name }).finally(() => plain.stop())
    expect(avatar).toBeNull()
  })
})

describe('the universal resolver', () => {
  const resolve = (dns: `0x${string}`, data: `0x${string}`) =>
    client().readContract({
      address: demoContracts.ensUniversalResolver,
      abi: universalResolverAbi,
      functionName: 'resolveWithGateways',
      args: [dns, data, []],
    })

  it.each([
    '0x',
    '0x05',
    '0x0161',
    '0x016100ff',
  ] as const)('refuses %s as a name in DNS format', async (dns) => {
    await expect(resolve(dns, '0x3b3b57de')).rejects.toThrow('DNSDecodingFailed')
  })

  it('reports an unknown record type as unsupported', async () => {
    const dns = toHex(packetToBytes(alice.name))
    await expect(resolve(dns, '0xdeadbeef')).rejects.toThrow('UnsupportedResolverProfile')
  })

  it('refuses a reverse lookup of an empty address', async () => {
    const reading = client().readContract({
      address: demoContracts.ensUniversalResolver,
      abi: universalResolverAbi,
      functionName: 'reverseWithGateways',
      args: ['0x', 60n, []],
    })
    await expect(reading).rejects.toThrow('EmptyAddress')
  })
})

describe('records', () => {
  it('can be written only by the owner of the name', async () => {
    const writer = createWalletClient({
      account: privateKeyToAccount(alice.privateKey),
      chain: mainnet,
      transport: http(chains.url(1)),
    })
    const writing = writer.writeContract({
      address: contractAddress('NameResolver'),
      abi: nameResolverAbi,
      functionName: 'setText',
      args: [namehash(bob.name), 'avatar', 'https://example.org/evil.png'],
    })
    await expect(writing).rejects.toThrow('Unauthorised')
  })
})
