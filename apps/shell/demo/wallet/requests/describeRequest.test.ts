import type { PreparedTransaction } from '@foyer/testkit/wallet/preparedTransaction.ts'
import { alice, bob } from '@foyer/testkit/wallet/testing/setup.ts'
import { parseTypedData } from '@foyer/testkit/wallet/typedData.ts'
import type { RequestDetails } from '@foyer/testkit/wallet/types.ts'
import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeRequest } from './describeRequest.ts'
import type { DescribeContext } from './requestView.ts'
import { readToken } from './tokenCalls.ts'

const token = '0x00000000000000000000000000000000000000aa'
const context: DescribeContext = {
  site: 'Foyer',
  host: 'foyer.localhost',
  currentChain: 'Ethereum, local copy',
  nameOf: (address) => [alice, bob].find((one) => one.address === address)?.name ?? 'stranger',
  readToken: async (_, address) =>
    address === token ? { symbol: 'FOYER', decimals: 18 } : undefined,
}
const chain = { id: 1, name: 'Ethereum', rpcUrl: 'http://localhost/rpc/1' }
const describeIt = (details: RequestDetails) =>
  describeRequest(
    { ...details, id: 'request-1', method: 'any', origin: 'http://foyer.localhost', chain },
    context,
  )

const transaction: PreparedTransaction = {
  chainId: 1,
  to: bob.address,
  value: parseEther('0.4'),
  data: '0x',
  gas: 21_000n,
  fees: { type: 'legacy', gasPrice: 1n },
  nonce: undefined,
  accessList: undefined,
  estimatedFee: 80_000_000_000_000n,
  likelyToFail: false,
}
const send = (changes: Partial<PreparedTransaction>) =>
  describeIt({
    kind: 'sendTransaction',
    account: alice,
    transaction: { ...transaction, ...changes },
  })
const approve = (amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bob.address, amount] })

describe('a transaction in words', () => {
  it('is a payment with its total cost', async () => {
    expect(await send({})).toMatchObject({
      title: 'Send 0.4 ETH?',
      warnings: [],
      facts: [
        { label: 'From', value: 'alice.foyer.eth' },
        { label: 'To', value: 'bob.foyer.eth' },
        { label: 'Amount', value: '0.4 ETH' },
        { label: 'Network', value: 'Ethereum, local copy' },
        { label: 'Fee', value: '0.00008 ETH' },
      ],
    })
  })

  it('is a limited, unlimited or revoked allowance', async () => {
    const to = { to: token, value: 0n } as const
    expect(await send({ ...to, data: approve(parseEther('250')) })).toMatchObject({
      title: 'Let a contract take 250 FOYER from you?',
      facts: [
        { label: 'From' },
        { label: 'Spender', value: 'bob.foyer.eth' },
        { label: 'Amount', value: '250 FOYER' },
        { label: 'Network' },
        { label: 'Fee' },
      ],
    })
    const everything = await send({ ...to, data: approve(2n ** 256n - 1n) })
    expect(everything.title).toBe('Let a contract take all your FOYER?')
    const nothing = await send({ ...to, data: approve(0n) })
    expect(nothing.title).toBe('Stop a contract from taking your FOYER?')
  })

  it('is a token payment', async () => {
    const args = [bob.address, parseEther('1000')] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
    expect((await send({ to: token, value: 0n, data })).title).toBe('Send 1,000 FOYER?')
  })

  it('makes no claim about a contract that is not a token', async () => {
    const unknown = await send({ value: 0n, data: approve(1n) })
    expect(unknown.title).toBe('Run a contract?')
    const paid = await send({ to: token, data: approve(1n) })
    expect(paid).toMatchObject({ title: 'Run a contract?' })
    expect(paid.facts).toContainEqual({ label: 'Amount', value: '0.4 ETH' })
  })

  it('is a contract deployment', async () => {
    const made = await send({ to: undefined, value: 0n, data: '0x6000' })
    expect(made.title).toBe('Deploy a new contract on Ethereum, local copy?')
  })

  it('warns when it will probably fail', async () => {
    const failing = await send({ likelyToFail: true })
    expect(failing.warnings).toEqual(['This will probably fail. You’ll pay the fee anyway.'])
  })

  it('shows the full calldata on demand', async () => {
    const { details } = await send({ data: '0xabcdef' })
    expect(details).toContain(`to: ${bob.address}`)
    expect(details).toContain('data: 0xabcdef')
    expect(details).toContain('value: 400000000000000000')
  })
})

describe('a batch in words', () => {
  const batch = (count: number, atomic: boolean) =>
    describeIt({
      kind: 'sendCalls',
      account: alice,
      transactions: Array.from({ length: count }, () => transaction),
      atomic,
    })

  it('counts its calls, has all of them in its details, and says whether they are atomic', async () => {
    const said = await batch(2, true)
    expect(said).toMatchObject({
      title: 'Send 2 transactions?',
      lead: 'Either all of them happen, or none.',
    })
    expect(said.details?.match(/^to: /gm)).toHaveLength(2)
    expect((await batch(2, false)).lead).toContain('one after the other')
  })

  it('adds up the fees', async () => {
    expect((await batch(3, true)).facts).toContainEqual({ label: 'Fee', value: '0.00024 ETH' })
  })

  it('of one call is described as that call', async () => {
    expect((await batch(1, true)).title).toBe('Send 0.4 ETH?')
  })
})

describe('a signature in words', () => {
  const sign = (text: string | undefined, raw: Hex = '0x00') =>
    describeIt({ kind: 'signMessage', account: alice, text, raw })
  const signIn = (site: string) =>
    `${site} wants you to sign in with your Ethereum account:\n${alice.address}`

  it('shows the message', async () => {
    expect(await sign('Hello\nthere')).toMatchObject({
      title: 'Sign this message?',
      warnings: [],
      message: { label: 'Message', text: 'Hello\nthere' },
    })
  })

  it('warns of bytes that are not text', async () => {
    expect(await sign(undefined, '0x00ff')).toMatchObject({
      warnings: ['This message isn’t text. Sign it only if you know what it is.'],
      message: { text: '0x00ff' },
    })
  })

  it('warns of a sign-in for another site, and only then', async () => {
    expect((await sign(signIn('evil.test'))).warnings).toEqual([
      'This message is for evil.test, but foyer.localhost is asking for it. Don’t sign it.',
    ])
    expect((await sign(signIn('https://evil.test'))).warnings).toHaveLength(1)
    expect((await sign(signIn('foyer.localhost'))).warnings).toEqual([])
    expect((await sign(signIn('http://foyer.localhost'))).warnings).toEqual([])
  })

  it('warns of data that lets others take tokens', async () => {
    const typed = (primaryType: string) =>
      describeIt({
        kind: 'signTypedData',
        account: alice,
        typedData: parseTypedData(
          {
            types: { [primaryType]: [{ name: 'value', type: 'uint256' }] },
            primaryType,
            message: { value: '1' },
          },
          1,
        ),
      })
    expect((await typed('Permit')).warnings).toHaveLength(1)
    expect(await typed('Mail')).toMatchObject({ title: 'Sign this data?', warnings: [] })
  })
})

describe('other requests in words', () => {
  it('name the site that wants to connect', async () => {
    expect(await describeIt({ kind: 'connect', accounts: [alice, bob] })).toMatchObject({
      title: 'Connect to Foyer?',
      accounts: [alice, bob],
      facts: [{ label: 'Network' }],
    })
    expect((await describeIt({ kind: 'unlock' })).title).toBe('Unlock for Foyer?')
  })

  it('name the network to switch to or to add, without hidden characters', async () => {
    const target = { id: 5, name: 'Base\u202E', rpcUrl: 'https://node.test/x', symbol: 'ETH' }
    expect(await describeIt({ kind: 'switchChain', target })).toMatchObject({
      title: 'Switch to Base?',
      facts: [{ value: 'Ethereum, local copy' }, { value: 'Base, local copy' }],
    })
    expect(await describeIt({ kind: 'addChain', target })).toMatchObject({
      title: 'Add Base?',
      facts: [{ value: '5' }, { value: 'ETH' }, { value: 'node.test' }],
    })
  })

  it('do not call a network a copy if the wallet cannot reach it', async () => {
    const target = { id: 424_242, name: 'Unsupported testnet' }
    expect((await describeIt({ kind: 'switchChain', target })).facts[1]?.value).toBe(
      'Unsupported testnet',
    )
  })

  it('name the token to add', async () => {
    const asset = { address: bob.address, symbol: 'FOYER', decimals: 18 }
    expect((await describeIt({ kind: 'watchAsset', asset })).title).toBe(
      'Show FOYER in the wallet?',
    )
  })
})

describe('token metadata', () => {
  const answers = (symbol: Hex, decimals: Hex) => async (params: readonly unknown[]) =>
    JSON.stringify(params).includes('0x95d89b41') ? symbol : decimals
  const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
  const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])

  it('is accepted only if it can be displayed', async () => {
    expect(await readToken(token, answers(text('FO\u202EYER'), number(6n)))).toEqual({
      symbol: 'FOYER',
      decimals: 6,
    })
    expect(await readToken(token, answers(text('\u200B'), number(6n)))).toBeUndefined()
    expect(await readToken(token, answers(text('X'), number(77n)))).toBeUndefined()
    expect(await readToken(token, answers('0x', '0x'))).toBeUndefined()
    expect(await readToken(token, () => Promise.reject(new Error('reverted')))).toBeUndefined()
  })
})
