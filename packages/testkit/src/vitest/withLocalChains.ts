import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { LocalChains, Snapshot } from '../chains/localChains.ts'
import type { StartChainsOptions } from '../chains/startChains.ts'

/**
 * Starts local chains before the tests of a file or a `describe`, and stops them afterwards. Each
 * test starts with the same state. The URLs are available only while tests run. In happy-dom, turns
 * off its same-origin policy for the file: the nodes refuse pages of other origins.
 *
 * @example
 *   const chains = withLocalChains([mainnet])
 *   test('…', () => createPublicClient({ transport: http(chains.url(mainnet.id)) }))
 */
export function withLocalChains(
  networks: StartChainsOptions['chains'],
  options: Omit<StartChainsOptions, 'chains'> = {},
): LocalChains {
  let running: LocalChains | undefined
  let start: Snapshot | undefined
  const chains = () => {
    if (!running) throw new Error('The local chains run while the tests do.')
    return running
  }

  beforeAll(async () => {
    allowNodesInHappyDom()
    const { startChains } = await import('../chains/startChains.ts')
    running = await startChains({ ...options, chains: networks })
  }, 60_000)
  beforeEach(async () => {
    start = await chains().snapshot()
  })
  afterEach(async () => {
    if (start) await chains().revert(start)
  })
  afterAll(async () => {
    await running?.stop()
    running = undefined
  })

  return {
    get chains() {
      return chains().chains
    },
    url: (chainId) => chains().url(chainId),
    snapshot: () => chains().snapshot(),
    revert: (snapshot) => chains().revert(snapshot),
    stop: () => chains().stop(),
  }
}

function allowNodesInHappyDom(): void {
  const settings: unknown = Reflect.get(globalThis, 'happyDOM')?.settings?.fetch
  if (typeof settings === 'object' && settings !== null) {
    Reflect.set(settings, 'disableSameOriginPolicy', true)
  }
}
