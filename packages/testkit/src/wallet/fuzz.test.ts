import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAsking } from './methods/table.ts'
import { personalities } from './personalities.ts'
import { alice, setup } from './testing/setup.ts'

const methods = fc.oneof(
  fc.constantFrom(
    'eth_accounts',
    'eth_call',
    'eth_chainId',
    'eth_requestAccounts',
    'eth_sendTransaction',
    'eth_signTypedData_v4',
    'net_version',
    'personal_sign',
    'wallet_addEthereumChain',
    'wallet_getCallsStatus',
    'wallet_getCapabilities',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_revokePermissions',
    'wallet_sendCalls',
    'wallet_switchEthereumChain',
    'wallet_watchAsset',
    '__proto__',
    'constructor',
  ),
  fc.string(),
)

const likely = fc.oneof(
  fc.constantFrom(alice.address, '0x1', '0x2105', '0x', '0xzz', 'ERC20', null, 18),
  fc.anything({ withBigInt: true, withNullPrototype: true, withTypedArray: true, withDate: true }),
)

const names = [
  'from',
  'to',
  'value',
  'data',
  'gas',
  'gasPrice',
  'nonce',
  'chainId',
  'accessList',
  'chainName',
  'nativeCurrency',
  'rpcUrls',
  'calls',
  'capabilities',
  'types',
  'primaryType',
  'domain',
  'message',
  'options',
  'type',
  'eth_accounts',
]

const fields = fc.dictionary(fc.constantFrom(...names), likely)
const params = fc.oneof(
  likely,
  fc.array(fc.oneof(likely, fields, fc.array(fields, { maxLength: 3 })), { maxLength: 3 }),
  fields,
)

/** Those that fail in their own ways are left out. */
const regular = Object.values(personalities).filter(
  (one) => one.errorCodes && Object.keys(one.faults).length === 0,
)

/** Number of runs; `npm run test:long` uses the higher one. */
const runs = process.env.FOYER_LONG === '1' ? 20_000 : 300

it('answers or refuses any request with an integer code, and never hangs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...regular),
      fc.boolean(),
      fc.array(fc.tuple(methods, params), { minLength: 1, maxLength: 4 }),
      async (personality, connected, requests) => {
        const { engine, request } = setup({ personality })
        if (connected) await request('eth_requestAccounts')
        for (const [method, given] of requests) {
          const args = { method, params: given }
          const outcome = await Promise.resolve(
            Reflect.apply(engine.provider.request, undefined, [args]),
          ).catch((error: unknown) => error)
          if (!(outcome instanceof Error)) continue
          expect(outcome).toHaveProperty('code')
          expect(Number.isInteger(Reflect.get(outcome, 'code'))).toBe(true)
          expect(outcome.message).not.toBe('')
        }
      },
    ),
    { numRuns: runs },
  )
})

it('answers or refuses invalid requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (args) => {
      const { engine } = setup()
      const outcome = await Promise.resolve(
        Reflect.apply(engine.provider.request, undefined, [args]),
      ).catch((error: unknown) => error)
      if (outcome instanceof Error)
        expect(Number.isInteger(Reflect.get(outcome, 'code'))).toBe(true)
    }),
    { numRuns: runs },
  )
})

it('knows which methods prompt, excluding inherited property names', () => {
  for (const name of ['toString', '__proto__', 'constructor']) expect(isAsking(name)).toBe(false)
})
