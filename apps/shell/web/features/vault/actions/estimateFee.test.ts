import { type Chain, createKitConfig } from '@foyer/kit'
import { afterEach, expect, it, vi } from 'vitest'
import { chains } from '../../../../config/chains.ts'
import { estimateFee } from './estimateFee.ts'
import { unlockCall } from './vaultCalls.ts'

/** Without WebSocket and multicall: each read is one HTTP request. */
const chain: Chain = {
  ...chains[0],
  contracts: undefined,
  rpcUrls: { default: { http: ['http://localhost:1/rpc'] } },
}
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const calls = [unlockCall({ timeLock: account, token: account }, 1n)]
const gas = 100_000n
const hex = (value: bigint) => `0x${value.toString(16)}`

afterEach(() => vi.unstubAllGlobals())

interface Question {
  readonly id: number
  readonly method: string
}

/** An account with these funds on a chain with these fees per gas, in wei. */
function estimate({ baseFee, funds }: { readonly baseFee?: bigint; readonly funds: bigint }) {
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x1',
    eth_estimateGas: hex(gas),
    eth_gasPrice: hex(10n ** 9n),
    eth_getBalance: hex(funds),
    eth_getBlockByNumber: { baseFeePerGas: baseFee === undefined ? undefined : hex(baseFee) },
    eth_getCode: '0x',
  }
  const answer = ({ id, method }: Question) => ({ jsonrpc: '2.0', id, result: results[method] })
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const asked: Question | readonly Question[] = JSON.parse(body)
    return Response.json('id' in asked ? answer(asked) : asked.map(answer))
  })
  return estimateFee(
    createKitConfig({ appName: 'Test', chains: [chain] }),
    chain.id,
    account,
    calls,
  )
}

it('shows the usual fee, and lacks funds only for what is surely charged: the base fee', async () => {
  const baseFee = 10n ** 7n
  const fee = gas * (baseFee + baseFee / 5n + 1_500_000_000n)
  expect(await estimate({ baseFee, funds: gas * baseFee })).toEqual({ gas, fee, lacksFunds: false })
  expect(await estimate({ baseFee, funds: gas * baseFee - 1n })).toMatchObject({ lacksFunds: true })
})

it('lacks funds without any, also where the base fee is 0 and only the tip is charged', async () => {
  expect(await estimate({ baseFee: 0n, funds: 0n })).toMatchObject({ lacksFunds: true })
  expect(await estimate({ baseFee: 0n, funds: 1n })).toMatchObject({ lacksFunds: false })
})

it('lacks funds only below the gas price on a chain without a base fee', async () => {
  const price = 10n ** 9n
  const fee = (gas * price * 6n) / 5n
  expect(await estimate({ funds: gas * price })).toEqual({ gas, fee, lacksFunds: false })
  expect(await estimate({ funds: gas * price - 1n })).toMatchObject({ lacksFunds: true })
})
