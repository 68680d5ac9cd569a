// @vitest-environment node
import {
  ContractFunctionExecutionError,
  decodeAbiParameters,
  decodeFunctionData,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  parseAbi,
  toCoinType,
  toFunctionSelector,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NameNotFoundError, OffchainNameError } from '../../errors/name.ts'
import { alice } from '../../testing/fakeConnector.ts'
import { kitConfigForTest, readThrough } from '../../testing/kitConfigForTest.ts'
import { findAccount } from './findAccount.ts'
import { findProfile } from './findProfile.ts'

/** The functions and the error of ENS's universal resolver that these lookups use. */
const resolverAbi = parseAbi([
  'function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)',
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
  'error OffchainLookup(address, string[], bytes, bytes4, bytes)',
])
const recordsAbi = parseAbi([
  'function addr(bytes32) view returns (address)',
  'function addr(bytes32, uint256) view returns (bytes)',
  'function text(bytes32, string) view returns (string)',
])
/** A batch gateway (ENSIP-21). */
const gatewayAbi = parseAbi([
  'function query((address,string[],bytes)[]) view returns (bool[], bytes[])',
  'error HttpError(uint16 status, string message)',
])
const callback = '0x12345678'
const ethereumCoinType = 60n
const base = 8453
const rpcUrl = 'https://node.example/rpc'
const gateway = 'https://gateway.example/'
const silentGateway = 'https://silent.example/'
const policy = { origins: [], ipfsGateway: undefined }

/** What the accounts' reverse records on chain 1 say, by coin type. All others are off-chain. */
let primaryNames: ReadonlyMap<bigint, string>
let avatarRecord: string
let asked: string[]
let gatewayAnswer: () => Response

beforeEach(() => {
  asked = []
  avatarRecord = ''
  gatewayAnswer = () => new Response(null, { status: 500 })
  vi.stubGlobal('fetch', async (input: unknown, init: RequestInit) => {
    asked.push(String(input))
    if (String(input) === silentGateway) return new Promise(() => {})
    if (String(input) !== rpcUrl) return gatewayAnswer()
    const requests: RpcRequest | RpcRequest[] = JSON.parse(String(init.body))
    return Response.json(Array.isArray(requests) ? requests.map(rpcAnswer) : rpcAnswer(requests))
  })
})
afterEach(() => void vi.unstubAllGlobals())

interface RpcRequest {
  readonly id: number
  readonly params?: readonly [{ readonly data: Hex }]
}

function rpcAnswer({ id, params }: RpcRequest) {
  if (!params) return { jsonrpc: '2.0', id, result: '0x1' } // eth_chainId
  const { args } = decodeFunctionData({ abi: multicall3Abi, data: params[0].data })
  const [calls] = args as readonly [readonly { callData: Hex }[]]
  const result = encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: calls.map(({ callData }) => resolverAnswer(callData)),
  })
  return { jsonrpc: '2.0', id, result }
}

function resolverAnswer(data: Hex): { success: boolean; returnData: Hex } {
  if (data.startsWith(callback)) return callbackAnswer(data)
  const { args, functionName } = decodeFunctionData({ abi: resolverAbi, data })
  if (functionName === 'reverseWithGateways') {
    const name = primaryNames.get(args[1])
    if (name === undefined) return offchainLookup(args[2])
    const result = [name, alice, alice] as const
    return succeeded(encodeFunctionResult({ abi: resolverAbi, functionName, result }))
  }
  if (Buffer.from(args[0].slice(2), 'hex').includes('offchain')) return offchainLookup(args[2])
  const result = [recordOf(args[1]), alice] as const
  return succeeded(encodeFunctionResult({ abi: resolverAbi, functionName, result }))
}

function recordOf(query: Hex): Hex {
  const { functionName } = decodeFunctionData({ abi: recordsAbi, data: query })
  if (functionName === 'text') return encodeAbiParameters([{ type: 'string' }], [avatarRecord])
  const isOldest = query.startsWith(toFunctionSelector('addr(bytes32)'))
  return encodeAbiParameters([{ type: isOldest ? 'address' : 'bytes' }], [alice])
}

/** Reverts with the failure that the gateway reports, or asks for another round without one. */
function callbackAnswer(data: Hex) {
  const [answer] = decodeAbiParameters([{ type: 'bytes' }], `0x${data.slice(callback.length)}`)
  const query = { abi: gatewayAbi, functionName: 'query', data: answer } as const
  const [, [failure]] = decodeFunctionResult(query)
  return failure ? { success: false, returnData: failure } : offchainLookup([gateway])
}

/** The answer of a batch gateway to one query. */
function batchAnswer(failures: readonly Hex[]): Response {
  const result = [failures.map(() => true), failures] as const
  return Response.json({
    data: encodeFunctionResult({ abi: gatewayAbi, functionName: 'query', result }),
  })
}

/** A batch gateway works, but the name's own gateway answers it with an HTTP error. */
function relayed(status: number): Response {
  const args = [status, 'no luck'] as const
  return batchAnswer([encodeErrorResult({ abi: gatewayAbi, errorName: 'HttpError', args })])
}

const succeeded = (returnData: Hex) => ({ success: true, returnData })

function offchainLookup(gateways: readonly string[]) {
  const { address } = mainnet.contracts.ensUniversalResolver
  const returnData = encodeErrorResult({
    abi: resolverAbi,
    errorName: 'OffchainLookup',
    args: [address, gateways, '0x', callback, '0x'],
  })
  return { success: false, returnData }
}

function kitOn(gateways: readonly string[] = []) {
  return kitConfigForTest([], { chains: [readThrough(mainnet, [rpcUrl])], names: { gateways } })
}

test("without gateways, an account on a chain that keeps its names elsewhere has Ethereum's", async () => {
  primaryNames = new Map([[ethereumCoinType, 'alice.eth']])
  expect((await findProfile(kitOn(), { address: alice, policy, scope: base })).name).toBe(
    'alice.eth',
  )
})

test("a chain's own name takes precedence if chain 1 knows it", async () => {
  primaryNames = new Map([
    [ethereumCoinType, 'alice.eth'],
    [toCoinType(base), 'alice.base.eth'],
  ])
  expect((await findProfile(kitOn(), { address: alice, policy, scope: base })).name).toBe(
    'alice.base.eth',
  )
})

test('without gateways, an account whose only name is kept elsewhere has none', async () => {
  primaryNames = new Map()
  const none = { name: undefined, avatar: undefined }
  expect(await findProfile(kitOn(), { address: alice, policy, scope: base })).toEqual(none)
  primaryNames = new Map([[ethereumCoinType, 'alice.offchain.eth']])
  expect(await findProfile(kitOn(), { address: alice, policy, scope: 1 })).toEqual(none)
})

test('looking up a name that is kept elsewhere says so and asks no gateway', async () => {
  await expect(findAccount(kitOn(), 'alice.offchain.eth')).rejects.toThrow(OffchainNameError)
  expect(new Set(asked)).toEqual(new Set([rpcUrl]))
})

test('a gateway that does not answer does not mean that there is no name', async () => {
  const lookup = findAccount(kitOn([gateway]), 'alice.offchain.eth')
  await expect(lookup).rejects.toThrow(ContractFunctionExecutionError)
  expect(asked).toContain(gateway)
})

test("Ethereum's name is shown for now while a gateway does not answer", async () => {
  primaryNames = new Map([[ethereumCoinType, 'alice.eth']])
  expect(await findProfile(kitOn([gateway]), { address: alice, policy, scope: base })).toEqual({
    name: 'alice.eth',
    avatar: undefined,
    isPartial: true,
  })
  primaryNames = new Map([[ethereumCoinType, '']])
  await expect(
    findProfile(kitOn([gateway]), { address: alice, policy, scope: base }),
  ).rejects.toThrow()
})

test.each([429, 503])('a name whose own gateway answers %i may still exist', async (status) => {
  gatewayAnswer = () => relayed(status)
  const lookup = findAccount(kitOn([gateway]), 'alice.offchain.eth')
  await expect(lookup).rejects.toThrow(ContractFunctionExecutionError)
  primaryNames = new Map([[ethereumCoinType, 'alice.eth']])
  expect(
    await findProfile(kitOn([gateway]), { address: alice, policy, scope: base }),
  ).toMatchObject({
    name: 'alice.eth',
    isPartial: true,
  })
  primaryNames = new Map([[ethereumCoinType, '']])
  await expect(
    findProfile(kitOn([gateway]), { address: alice, policy, scope: base }),
  ).rejects.toThrow()
})

test("a name that its own gateway does not know (404) doesn't exist", async () => {
  gatewayAnswer = () => relayed(404)
  const lookup = findAccount(kitOn([gateway]), 'alice.offchain.eth')
  await expect(lookup).rejects.toThrow(NameNotFoundError)
  primaryNames = new Map([[ethereumCoinType, 'alice.eth']])
  expect(await findProfile(kitOn([gateway]), { address: alice, policy, scope: base })).toEqual({
    name: 'alice.eth',
    avatar: undefined,
  })
})

describe('a gateway that never answers', () => {
  let limits: number[]
  beforeEach(() => {
    limits = []
    const real = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      limits.push(limit)
      return real(20)
    })
  })

  test("has 10 s, then Ethereum's name is shown for now", async () => {
    primaryNames = new Map([[ethereumCoinType, 'alice.eth']])
    expect(
      await findProfile(kitOn([silentGateway]), { address: alice, policy, scope: base }),
    ).toMatchObject({
      name: 'alice.eth',
      isPartial: true,
    })
    expect(asked).toContain(silentGateway)
    expect(new Set(limits)).toEqual(new Set([10_000]))
  })

  test('is followed by the next one', async () => {
    gatewayAnswer = () => relayed(404)
    const lookup = findAccount(kitOn([silentGateway, gateway]), 'alice.offchain.eth')
    await expect(lookup).rejects.toThrow(NameNotFoundError)
  })
})

test('a name whose gateways refer to further ones without end fails after four rounds', async () => {
  const answered = () => asked.filter((url) => url === gateway).length
  gatewayAnswer = () => (answered() > 50 ? relayed(404) : batchAnswer([]))
  const lookup = findAccount(kitOn([gateway]), 'alice.offchain.eth')
  await expect(lookup).rejects.toThrow(ContractFunctionExecutionError)
  expect(answered()).toBe(4)
})

test('a name is shown while the server of its avatar does not answer', async () => {
  primaryNames = new Map([[ethereumCoinType, 'alice.eth']])
  avatarRecord = 'https://pictures.example/alice.png'
  const withPictures = { ...policy, origins: ['https://pictures.example'] }
  expect(await findProfile(kitOn(), { address: alice, policy: withPictures, scope: 1 })).toEqual({
    name: 'alice.eth',
    avatar: undefined,
    isPartial: true,
  })
})
