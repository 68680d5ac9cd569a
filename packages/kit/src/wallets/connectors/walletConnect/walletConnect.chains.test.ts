import { anvilAccounts, type Decision, type WalletRequest } from '@foyer/testkit/wallet'
import { getConnection, signMessage, switchChain } from '@wagmi/core'
import { SwitchChainError } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { classifyWalletError } from '../../../errors/classifyWalletError.ts'
import { ethereum } from '../../../testing/kitConfigForTest.ts'
import { fetchFromNodes } from '../../../testing/nodes/fetchFromNodes.ts'
import {
  startWalletConnectHarness,
  type WalletConnectHarness,
} from '../../../testing/walletConnectHarness.ts'
import { sendAndRecord } from '../../../transactions/send/sendAndRecord.ts'

const [alice, bob] = anvilAccounts
const appNode = 'http://localhost:1/rpc'

let harness: WalletConnectHarness
beforeAll(async () => {
  harness = await startWalletConnectHarness()
})
afterAll(() => harness.close())

const connected: WalletConnectHarness['connected'] = (...given) => harness.connected(...given)

describe('switching chains', () => {
  test('an approved chain is used without a request', async () => {
    const asked: string[] = []
    const decide = async ({ kind }: WalletRequest): Promise<Decision> => {
      asked.push(kind)
      return { kind: 'approve' }
    }
    const { wagmi } = await connected({ decide })
    await switchChain(wagmi, { chainId: 185 })
    expect(getConnection(wagmi).chainId).toBe(185)
    expect(asked).toEqual(['connect'])
  })

  test('another chain is requested from the wallet, which extends its session', async () => {
    const { wagmi } = await connected({ approvedChainIds: [1] })
    await switchChain(wagmi, { chainId: 185 })
    expect(getConnection(wagmi).chainId).toBe(185)
    expect(await signMessage(wagmi, { message: 'on Mint' })).toMatch(/^0x/)
  })

  test('a chain that the wallet lacks is added with the 18 decimals that wallets require', async () => {
    stubNodes({ [appNode]: { eth_chainId: '0xb9' } })
    const asked: string[] = []
    const decide = async ({ kind }: WalletRequest): Promise<Decision> => {
      asked.push(kind)
      return { kind: 'approve' }
    }
    const { wagmi } = await connected({ chains: [{ id: 1, name: 'Ethereum' }], decide })
    await switchChain(wagmi, { chainId: 185 })
    expect(asked).toContain('addChain')
    expect(getConnection(wagmi).chainId).toBe(185)
  })

  test('a wallet that fails to add the chain has failed to switch', async () => {
    stubNodes({ [appNode]: { eth_chainId: '0xb9' } })
    const decide = async ({ kind }: WalletRequest): Promise<Decision> =>
      kind === 'addChain'
        ? { kind: 'error', error: { code: -32_603, message: 'No room' } }
        : { kind: 'approve' }
    const { wagmi } = await connected({ chains: [{ id: 1, name: 'Ethereum' }], decide })
    const error = await switchChain(wagmi, { chainId: 185 }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SwitchChainError)
    expect(getConnection(wagmi).chainId).toBe(1)
  })

  test('a rejection changes nothing', async () => {
    const decide = async ({ kind }: WalletRequest): Promise<Decision> => ({
      kind: kind === 'switchChain' ? 'reject' : 'approve',
    })
    const { wagmi } = await connected({ approvedChainIds: [1], decide })
    await expect(switchChain(wagmi, { chainId: 185 })).rejects.toMatchObject({ code: 4001 })
    expect(getConnection(wagmi).chainId).toBe(1)
  })
})

describe('proving the chain by its genesis block', () => {
  const proofMethod = 'eth_getBlockByNumber'
  const walletNode = 'http://wallet.example/rpc'
  const ours = `0x${'1'.repeat(64)}`
  const others = `0x${'2'.repeat(64)}`

  /** A page that needs the proof, and a phone with its own node. */
  async function pageWithProof(options: { genesis: string; methods?: readonly string[] }) {
    stubNodes({
      [appNode]: { [proofMethod]: { hash: ours } },
      [walletNode]: { [proofMethod]: { hash: options.genesis } },
    })
    const asked: string[] = []
    const decide = async ({ kind }: WalletRequest): Promise<Decision> => {
      asked.push(kind)
      return kind === 'connect' ? { kind: 'approve' } : { kind: 'result', result: ours }
    }
    const chains = [{ id: 1, name: 'Ethereum', rpcUrl: walletNode }]
    const page = await connected({ chains, decide }, { methods: options.methods })
    const { connector, kit } = page
    const send = () =>
      sendAndRecord(
        { ...kit, requireChainProof: true },
        {
          address: alice?.address ?? '0x',
          chain: ethereum,
          connector,
          to: bob?.address ?? '0x',
          description: 'Pay',
        },
      )
    return { asked, page, send }
  }

  test("the app's node is no proof: without the wallet's answer, nothing is sent", async () => {
    const { asked, page, send } = await pageWithProof({ genesis: ours })
    const error: unknown = await send().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'ChainProofError', reason: 'noAnswer' })
    expect(error).toHaveProperty('message', expect.stringContaining('`methods` of walletConnect()'))
    expect(classifyWalletError(error), 'not as a wallet without the method to send').toBe('other')
    expect(asked).toEqual(['connect'])

    const { request } = Object(await page.connector.getProvider())
    const block = await request({ method: proofMethod, params: ['0x0', false] })
    expect(block, 'other reads are still answered').toEqual({ hash: ours })
  })

  test.each([
    ['the same block is sent to', ours, ['connect', 'sendTransaction']],
    ['another block is not', others, ['connect']],
  ])('a wallet that approves the method and returns %s', async (_, genesis, expected) => {
    const { asked, send } = await pageWithProof({ genesis, methods: [proofMethod] })
    const outcome: unknown = await send().catch((reason: unknown) => reason)
    expect(outcome).toMatchObject(genesis === ours ? { hash: ours } : { reason: 'otherGenesis' })
    expect(asked).toEqual(expected)
  })
})

/** Replaces `fetch` until the test ends. */
function stubNodes(nodes: Parameters<typeof fetchFromNodes>[0]): void {
  vi.stubGlobal('fetch', fetchFromNodes(nodes))
  onTestFinished(() => void vi.unstubAllGlobals())
}
