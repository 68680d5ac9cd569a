import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readContract, readContracts } from '@wagmi/core'
import { erc20Abi, pad } from 'viem'
import { base, foundry, mainnet } from 'viem/chains'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { alice } from '../testing/fakeConnector.ts'
import { readThrough } from '../testing/kitConfigForTest.ts'
import { fakeNode, json } from '../testing/nodes/fakeNode.ts'
import { createKitConfig } from './createKitConfig.ts'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

describe('chains of viem', () => {
  test('keep their ids, names and formatters in the wagmi config and its type', () => {
    const { wagmi } = createKitConfig({ appName: 'Test', chains: [mainnet, base] })
    expectTypeOf<(typeof wagmi.chains)[number]['id']>().toEqualTypeOf<1 | 8453>()
    expectTypeOf(wagmi.state.chainId).toEqualTypeOf<1 | 8453>()
    expect(wagmi.chains.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Ethereum'],
      [8453, 'Base'],
    ])
    expect(wagmi.getClient({ chainId: 8453 }).chain.formatters).toBe(base.formatters)
  })

  test('the first example of the guide gives useChainId the ids as its type', async () => {
    const guide = await readFile(join(repository, 'docs/configuration.md'), 'utf8')
    const example = /## Chains.*?```ts\n(.*?)```/s.exec(guide)?.[1]
    // Inside the repository, so that packages resolve; a separate program, because `Register` is
    // global to a program.
    const folder = await mkdtemp(join(repository, 'node_modules', '.chains-'))
    try {
      await writeFile(
        join(folder, 'guide.ts'),
        `${example}
import { useChainId } from 'wagmi'
type Same<a, b> = [a, b] extends [b, a] ? true : false
const chainId = useChainId()
export const isExact: Same<typeof chainId, 1 | 8453> = true
// @ts-expect-error: a configuration has at least one chain.
export const none = createKitConfig({ appName: 'My app', chains: [] })
`,
      )
      await writeFile(
        join(folder, 'tsconfig.json'),
        JSON.stringify({
          extends: join(repository, 'tsconfig.json'),
          include: [],
          files: ['guide.ts'],
        }),
      )
      const check = promisify(execFile)('npx', ['tsc', '--noEmit', '-p', folder], {
        cwd: repository,
      })
      const errors = await check.then(
        () => '',
        (error: unknown) => String(Reflect.get(Object(error), 'stdout')),
      )
      expect(errors).toBe('')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('without a multicall contract, simultaneous reads share one HTTP request', async () => {
    const node = await fakeNode((calls, response, isList) => {
      const answers = calls.map(({ id, method }) => ({
        jsonrpc: '2.0',
        id,
        result: method === 'eth_chainId' ? '0x7a69' : pad('0x7'),
      }))
      json(response, isList ? answers : answers[0])
    })
    const { wagmi } = createKitConfig({
      appName: 'Test',
      chains: [mainnet, readThrough(foundry, [node.url])],
    })
    const balance = {
      chainId: foundry.id,
      address: alice,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [alice],
    } as const
    const read = () => readContract(wagmi, balance)
    expect(await Promise.all([read(), read()])).toEqual([7n, 7n])
    expect(await readContracts(wagmi, { contracts: [balance, balance] })).toMatchObject([
      { status: 'success', result: 7n },
      { status: 'success', result: 7n },
    ])
    const calls = node.requests.map((methods) => methods.filter((each) => each === 'eth_call'))
    expect(calls.filter((methods) => methods.length > 0).map(({ length }) => length)).toEqual([
      2, 2,
    ])
  })
})
