import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rankedTransport } from '@foyer/kit/reads'
import { type LocalChains, startChains } from '@foyer/testkit/chains'
import {
  type Address,
  type BaseError,
  BlockNotFoundError,
  ContractFunctionRevertedError,
  createClient,
  encodeErrorResult,
  InvalidParamsRpcError,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  parseAbi,
  publicActions,
  TransactionReceiptNotFoundError,
  walletActions,
  zeroHash,
} from 'viem'
import { hardhat, mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../apps/shell/server/testing/freePort.ts'
import { npmProgram } from '../scripts/lib/bootstrap.mjs'

/** Development nodes as endpoints of the kit: what each says of a wrong call, in its own words. */
const names = ['anvil', 'hardhat', 'ganache'] as const
const packages = ['hardhat@3.18.0', 'ganache@7.9.2']

const urls = new Map<string, string>()
const programs: ChildProcess[] = []
let chains: LocalChains | undefined
let folder: string

beforeAll(async () => {
  chains = await startChains({ chains: [{ id: hardhat.id }] })
  urls.set('anvil', chains.url(hardhat.id))
  folder = await mkdtemp(join(tmpdir(), 'foyer-nodes-'))
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await writeFile(join(folder, 'hardhat.config.js'), 'export default {}')
  const install = ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync(process.execPath, [npmProgram(), ...install, ...packages], { cwd: folder })
  await start('hardhat', ['hardhat/dist/src/cli.js', 'node', '--port'])
  const chainId = ['--chain.chainId', String(hardhat.id)]
  await start('ganache', ['ganache/dist/node/cli.js', ...chainId, '--server.port'])
}, 300_000)

afterAll(async () => {
  for (const program of programs) {
    program.kill()
    if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
  }
  await chains?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(name: string, [program = '', ...args]: readonly string[]) {
  const port = await freePort()
  const command = [join(folder, 'node_modules', program), ...args, String(port)]
  programs.push(spawn(process.execPath, command, { cwd: folder, stdio: 'ignore' }))
  const url = `http://127.0.0.1:${port}`
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const ask = async () =>
    expect((await fetch(url, { method: 'POST', headers, body })).ok).toBe(true)
  await vi.waitFor(ask, { timeout: 60_000, interval: 250 })
  urls.set(name, url)
}

/** A client on the node, beside an endpoint that is down, and how often the node is asked. */
function clientOn(name: (typeof names)[number]) {
  const url = urls.get(name) ?? ''
  const rpcUrls = { default: { http: [url, 'http://127.0.0.1:1'] } }
  const contracts = { multicall3: mainnet.contracts.multicall3 }
  const chain = { ...hardhat, contracts, rpcUrls }
  const client = createClient({ chain, transport: rankedTransport(chain) })
  const fetched = vi.spyOn(globalThis, 'fetch')
  const times = (method: string) =>
    fetched.mock.calls.filter(
      ([to, init]) =>
        new URL(String(to)).host === new URL(url).host &&
        String(init?.body).includes(`"${method}"`),
    ).length
  return { client: client.extend(publicActions).extend(walletActions), times }
}

/** The first cause of one of these classes. */
async function causeOf(
  work: Promise<unknown>,
  ...kinds: readonly (new (
    ...args: never[]
  ) => Error)[]
): Promise<unknown> {
  const error = await work.then(
    () => Promise.reject(new Error('no error')),
    (reason: BaseError) => reason,
  )
  const isOne = (cause: unknown) => kinds.some((kind) => cause instanceof kind)
  const found = error.walk(isOne)
  expect(found, error.message).not.toBeNull()
  return found
}

const abi = parseAbi(['error Error(string)', 'function refuse() view'])
const reason = encodeErrorResult({ abi, errorName: 'Error', args: ['not today'] }).slice(2)
/** Whatever it is asked, it reverts with a reason. */
const runtime = `606480600b6000396000fd${reason}`
const bytecode = `0x61006f80600c6000396000f3${runtime}` as const

describe.each(names)('%s', (name) => {
  test('an unknown method is asked once, and its error is about the method', async () => {
    const { client, times } = clientOn(name)
    // biome-ignore lint/plugin/casts: viem's types list the known methods.
    const work = client.request({ method: 'foyer_unknown' } as never)
    await causeOf(work, MethodNotFoundRpcError, MethodNotSupportedRpcError)
    expect(times('foyer_unknown')).toBe(1)
  })

  test('a revert is asked once, and its reason can be read', async () => {
    const { client, times } = clientOn(name)
    const [account] = await client.getAddresses()
    const hash = await client.deployContract({ abi, account: account as Address, bytecode })
    const { contractAddress } = await client.waitForTransactionReceipt({ hash })
    const address = contractAddress as Address
    const work = client.readContract({ abi, address, functionName: 'refuse' })
    const error = await causeOf(work, ContractFunctionRevertedError)
    expect(error).toMatchObject({ reason: 'not today' })
    expect(times('eth_call')).toBe(1)
  })

  test('wrong parameters are asked once', async () => {
    const { client, times } = clientOn(name)
    // biome-ignore lint/plugin/casts: viem's types demand two.
    const work = client.request({ method: 'eth_getBalance', params: [] } as never)
    const error = await causeOf(work, InvalidParamsRpcError, Error)
    expect(String(error)).toMatch(/length 0|number of arguments/)
    expect(times('eth_getBalance')).toBe(1)
  })

  test('reads of nothing are an empty list, and no batch is empty', async () => {
    const { client } = clientOn(name)
    const fetched = vi.spyOn(globalThis, 'fetch')
    await expect(client.multicall({ contracts: [] })).resolves.toEqual([])
    expect(fetched.mock.calls.map(([, init]) => init?.body)).not.toContain('[]')
  })

  test('a block of the future is not found, and has no balances', async () => {
    const { client, times } = clientOn(name)
    const blockNumber = 0xffffffn
    await causeOf(client.getBlock({ blockNumber }), BlockNotFoundError)
    const [address] = await client.getAddresses()
    const work = client.getBalance({ address: address as Address, blockNumber })
    const error = await causeOf(work, Error)
    expect(String(error)).toMatch(/BlockOutOfRange|invalid block tag|header not found/)
    expect(times('eth_getBalance')).toBe(1)
    await causeOf(client.getTransactionReceipt({ hash: zeroHash }), TransactionReceiptNotFoundError)
  })

  test('a transaction that cannot be paid for is refused once, with the reason', async () => {
    const { client, times } = clientOn(name)
    const [address] = await client.getAddresses()
    const account = address as Address
    const to = account
    const value = 10n ** 30n
    const dear = client.sendTransaction({ account, gas: 21_000n, to, value })
    expect(String(await causeOf(dear, Error))).toMatch(/insufficient funds|enough funds/i)
    expect(times('eth_sendTransaction')).toBe(1)
    const scanty = client.sendTransaction({ account, gas: 20_999n, to })
    const error = await causeOf(scanty, Error)
    expect(String(error)).toMatch(/intrinsic gas too low|at least 21000 gas|too low/i)
    expect(times('eth_sendTransaction')).toBe(2)
  })
})
