import type { Connector } from 'wagmi'
import type { KitConfigOptions } from '../kit/createKitConfig.ts'
import { connectTo } from './connectTo.ts'
import { fakeConnector } from './fakeConnector.ts'
import { kitConfigForTest } from './kitConfigForTest.ts'

/** How a fake wallet answers a request: returns the result or rejects. */
export type FakeAnswer = (method: string, params: unknown) => unknown

/** A kit that is connected to an injected wallet whose answers are set by the test. */
export async function connectedToInjected(
  answer: FakeAnswer,
  options: Partial<KitConfigOptions> = {},
) {
  const asked: { method: string; params?: unknown }[] = []
  const provider = {
    async request(call: { method: string; params?: unknown }) {
      asked.push(call)
      return answer(call.method, call.params)
    },
  }
  const kit = kitConfigForTest(
    [fakeConnector({ id: 'Fake Wallet', getProvider: async () => provider })],
    options,
  )
  const inner = kit.wagmi.connectors[0]
  if (!inner) throw new Error('no connector')
  const connector: Connector = {
    ...inner,
    type: 'injected',
    async switchChain() {
      throw new Error('The kit asks injected wallets itself.')
    },
  }
  await connectTo(kit.wagmi, connector)
  return { kit, connector, asked, methods: () => asked.map(({ method }) => method) }
}

/** An error in the form that wallets throw. */
export function walletError(code: number, message = 'x'): Error {
  return Object.assign(new Error(message), { code })
}
