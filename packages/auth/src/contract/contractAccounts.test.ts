import {
  smartAccountAbi,
  smartAccountFactoryAbi,
  smartAccountFactoryBytecode,
} from '@foyer/contracts'
import { receiptOf, startChains } from '@foyer/testkit/chains'
import {
  type Address,
  bytesToHex,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  serializeErc6492Signature,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalHash } from '../signature/isSignedBy.ts'
import { testAccount } from '../testing/browser.ts'
import { chainId, minute, owner, setUp, signInAs } from '../testing/contractVisit.ts'

const nextOwner = testAccount(12)

let chains: Awaited<ReturnType<typeof startChains>>
let url: string
let factory: Address

beforeAll(async () => {
  chains = await startChains({ chains: [{ id: chainId }] })
  url = chains.chains[0]?.url ?? ''
  await ask('anvil_setBalance', [owner.address, '0xde0b6b3a7640000'])
  const hash = await wallet().sendTransaction({ data: smartAccountFactoryBytecode })
  const { contractAddress } = await receiptOf(client(), hash)
  factory = contractAddress ?? '0x'
})
afterAll(() => chains.stop())

const client = () => createPublicClient({ transport: http(url), pollingInterval: 20 })
const chain = {
  id: chainId,
  name: 'local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const wallet = () => createWalletClient({ account: owner, chain, transport: http(url) })

async function ask(method: string, params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

function saltOf(index: number): Hex {
  return `0x${index.toString(16).padStart(64, '0')}`
}

const addressOf = (index: number, first = owner.address) =>
  client().readContract({
    address: factory,
    abi: smartAccountFactoryAbi,
    functionName: 'addressOf',
    args: [first, saltOf(index)],
  })

const creation = (index: number, first = owner.address) =>
  encodeFunctionData({
    abi: smartAccountFactoryAbi,
    functionName: 'create',
    args: [first, saltOf(index)],
  })

/** Deploys a contract account. */
async function deployed(index: number): Promise<Address> {
  const hash = await wallet().sendTransaction({ to: factory, data: creation(index) })
  await receiptOf(client(), hash)
  return addressOf(index)
}

/** Code that returns the magic value for any call. */
const agreedBytecode: Hex = '0x631626ba7e60e01b5f5260205ff3'

/** Deploys a contract with exactly this code. */
async function deployedCode(runtime: Hex): Promise<Address> {
  const size = ((runtime.length - 2) / 2).toString(16).padStart(2, '0')
  // Init code that returns the code after it.
  const data: Hex = `0x60${size}600c60003960${size}6000f3${runtime.slice(2)}`
  const hash = await wallet().sendTransaction({ data })
  const { contractAddress } = await receiptOf(client(), hash)
  return contractAddress ?? '0x'
}

const predeployed =
  (index: number, data = creation(index)) =>
  (signature: Hex) =>
    serializeErc6492Signature({ address: factory, data, signature })

const visit = () => setUp({ endpoints: [url] })

describe('contract accounts on a real chain', () => {
  it("S12 sign in with their owner's signature (ERC-1271)", async () => {
    const { browser } = visit()
    const address = await deployed(1)
    const response = await signInAs(browser, address)
    const subject = `eip155:${chainId}:${address}`
    expect(await response.json()).toMatchObject({ address, chainId, subject })
    expect((await browser.send('GET', '/session')).status).toBe(200)
  })

  it('S12 are refused with another signer or another message', async () => {
    const { browser } = visit()
    const address = await deployed(2)
    expect((await signInAs(browser, address, undefined, nextOwner)).status).toBe(401)
    const other = () => owner.signMessage({ message: 'something else' })
    expect((await signInAs(browser, address, other)).status).toBe(401)
  })

  it('S12 sign in with an empty signature after approving the message on chain', async () => {
    const { browser } = visit()
    const address = await deployed(3)
    expect((await signInAs(browser, address, () => '0x')).status).toBe(401)
    const approve = async (_: Hex, message: string): Promise<Hex> => {
      const hash = await wallet().writeContract({
        address,
        abi: smartAccountAbi,
        functionName: 'approve',
        args: [bytesToHex(personalHash(message))],
      })
      await receiptOf(client(), hash)
      return '0x'
    }
    expect((await signInAs(browser, address, approve)).status).toBe(200)
  })

  it('S12 sign in before they are deployed, and after (ERC-6492)', async () => {
    const { browser } = visit()
    const address = await addressOf(4)
    expect((await signInAs(browser, address, predeployed(4))).status).toBe(200)
    expect(await client().getCode({ address })).toBeUndefined()
    await deployed(4)
    expect((await signInAs(browser, address, predeployed(4))).status).toBe(200)
  })

  it("S12 are refused with another account's wrapper, a malformed one, or another signer", async () => {
    const { browser } = visit()
    const address = await addressOf(5)
    expect((await signInAs(browser, address, predeployed(6))).status).toBe(401)
    expect((await signInAs(browser, address, predeployed(5, '0x12345678'))).status).toBe(401)
    expect((await signInAs(browser, address, predeployed(5), nextOwner)).status).toBe(401)
    const junk = (): Hex => `0x${'00'.repeat(10)}${'6492'.repeat(16)}`
    expect((await signInAs(browser, address, junk)).status).toBe(401)
    expect((await signInAs(browser, address)).status).toBe(401)
  })

  it.each([
    ['never ends', '0x5b600056'],
    ['gives back more than a node can hold', '0x637fffffff6000f3'],
    ['ends itself', '0x33ff'],
    ['accepts everything', agreedBytecode],
  ] as const)('S12 are refused with a factory that %s, which leaves no trace', async (_, runtime) => {
    const { browser } = visit()
    const hostile = await deployedCode(runtime)
    const address = await addressOf(9)
    const wrap = (signature: Hex) =>
      serializeErc6492Signature({ address: hostile, data: '0x', signature })
    expect((await signInAs(browser, address, wrap)).status).toBe(401)
    expect((await signInAs(browser, hostile, wrap, nextOwner)).status).toBe(401)
    expect(await client().getCode({ address: hostile })).toBe(runtime)
    expect(await client().getCode({ address })).toBeUndefined()
  })

  it('S12 are verified only on the chain of the message', async () => {
    const { browser } = visit()
    const address = await deployed(7)
    expect((await signInAs(browser, address, undefined, owner, 1)).status).toBe(401)
    expect((await signInAs(browser, address)).status).toBe(200)
  })

  it('S20 lose their session at the first check after their owner changed', async () => {
    const { browser, clock } = visit()
    const address = await deployed(8)
    await signInAs(browser, address)
    clock.advance(15 * minute)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    const hash = await wallet().writeContract({
      address,
      abi: smartAccountAbi,
      functionName: 'setOwner',
      args: [nextOwner.address],
    })
    await receiptOf(client(), hash)
    clock.advance(15 * minute - 1)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    clock.advance(1)
    expect((await browser.send('GET', '/session')).status).toBe(401)
    expect((await browser.send('GET', '/session')).status).toBe(401)
  })

  it('S13 an EOA with a wrong signature is refused', async () => {
    const { browser } = visit()
    expect((await signInAs(browser, owner.address, undefined, nextOwner)).status).toBe(401)
    expect((await signInAs(browser, owner.address)).status).toBe(200)
  })
})
