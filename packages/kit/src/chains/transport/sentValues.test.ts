import {
  type BaseError,
  BytesSizeMismatchError,
  createWalletClient,
  FeeCapTooHighError,
  InvalidAddressError,
  InvalidSerializableTransactionError,
  InvalidStorageKeySizeError,
  type SendTransactionParameters,
  TipAboveFeeCapError,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, expectTypeOf, test } from 'vitest'
import { alice } from '../../testing/fakeConnector.ts'
import { ethereum, readThrough } from '../../testing/kitConfigForTest.ts'
import { fakeNode } from '../../testing/nodes/fakeNode.ts'
import { rankedTransport } from './rankedTransport.ts'

// viem's own checks hold for what an app sends with a key of its own.

async function sender() {
  const node = await fakeNode()
  const chain = readThrough(ethereum, [node.url])
  const account = privateKeyToAccount(generatePrivateKey())
  const client = createWalletClient({ account, chain, transport: rankedTransport(chain) })
  return { client, node }
}

const complete = { gas: 21_000n, nonce: 0, to: alice, type: 'eip1559' } as const
const fees = { maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }

test.each([
  ['a fee cap above 2^256-1', { ...fees, maxFeePerGas: 2n ** 256n }, FeeCapTooHighError],
  ['a tip above the fee cap', { ...fees, maxPriorityFeePerGas: 2n }, TipAboveFeeCapError],
  ['an invalid address', { ...fees, to: '0x1' }, InvalidAddressError],
  [
    'a storage key that is not 32 bytes',
    { ...fees, accessList: [{ address: alice, storageKeys: [zeroHash.slice(0, -2)] }] },
    InvalidStorageKeySizeError,
  ],
])('%s is refused before it is sent', async (_, change, kind) => {
  const { client, node } = await sender()
  const transaction = { ...complete, ...change } as SendTransactionParameters<typeof ethereum>
  const error: BaseError = await client.sendTransaction(transaction).then(
    () => Promise.reject(new Error('sent')),
    (reason: BaseError) => reason,
  )
  expect(error.walk((cause) => cause instanceof kind)).toBeInstanceOf(kind)
  expect(node.requests.flat()).not.toContain('eth_sendRawTransaction')
})

test('a transaction whose type cannot be told is refused before it is signed', async () => {
  const { client } = await sender()
  // biome-ignore lint/plugin/casts: viem's types demand what tells the type.
  const signed = client.signTransaction({ to: alice } as never)
  await expect(signed).rejects.toThrow(InvalidSerializableTransactionError)
})

test('a gas price beside fees of EIP-1559 is an error of types', () => {
  type Parameters = SendTransactionParameters<typeof ethereum>
  expectTypeOf<Parameters & { gasPrice: bigint; maxFeePerGas: bigint }>().toBeNever()
})

test.each([
  ['bytes4', '0x010203'],
  ['bytes32', '0x01'],
] as const)('typed data with a %s of %s does not match the declared size', async (type, value) => {
  const { client } = await sender()
  const signed = client.signTypedData({
    domain: {},
    types: { Thing: [{ name: 'value', type }] },
    primaryType: 'Thing',
    message: { value },
  })
  await expect(signed).rejects.toThrow(BytesSizeMismatchError)
})
