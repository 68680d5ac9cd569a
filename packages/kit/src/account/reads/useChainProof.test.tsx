// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConnectButton } from '../../kit/ConnectButton.tsx'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { connectTo } from '../../testing/connectTo.ts'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'

const root = testRoot()
const genesis = (digit: string) => ({ hash: `0x${digit.repeat(64)}` })

const away = Object.assign(new Error('The node is away.'), { code: -32603 })

interface Question {
  readonly id: number
  readonly method: string
}

/** The header, with a wallet and an app's node that answer so when asked for the first block. */
async function open(answers: { wallet: unknown; node: unknown }) {
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const results: Readonly<Record<string, unknown>> = {
      eth_chainId: '0x1',
      eth_getBalance: '0x1bc16d674ec80000',
      eth_getBlockByNumber: answers.node,
    }
    const answer = ({ id, method }: Question) => ({ jsonrpc: '2.0', id, result: results[method] })
    const asked: Question | readonly Question[] = JSON.parse(body)
    return Response.json('id' in asked ? answer(asked) : asked.map(answer))
  })
  const request = async ({ method }: { readonly method: string }) => {
    if (method === 'eth_chainId') return '0x1'
    if (method !== 'eth_getBlockByNumber') throw away
    if (answers.wallet instanceof Error) throw answers.wallet
    return answers.wallet
  }
  const connector = fakeConnector({ id: 'a', getProvider: async () => ({ request }) })
  const kit = kitConfigForTest([connector], { requireChainProof: true })
  root.render(
    <KitProvider config={kit}>
      <ConnectButton />
    </KitProvider>,
  )
  await connectTo(kit.wagmi, kit.wagmi.connectors[0])
  return {
    says: (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text)),
  }
}

test.each([
  ['the wallet’s node fails', away, genesis('1')],
  ['the wallet’s answer cannot be read', null, genesis('1')],
  ['the app’s node has no first block', genesis('1'), null],
])('while %s, the network is not verified, and is looked at again', async (_, wallet, node) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const answers = { wallet, node }
  const { says } = await open(answers)
  await says('network not verified')
  expect(document.body.textContent).not.toContain('another copy')
  Object.assign(answers, { wallet: genesis('1'), node: genesis('1') })
  await vi.advanceTimersByTimeAsync(4_000)
  await says('2 ETH')
})

test('another first block is another copy of the network', async () => {
  const { says } = await open({ wallet: genesis('2'), node: genesis('1') })
  await says('another copy of this network')
})
