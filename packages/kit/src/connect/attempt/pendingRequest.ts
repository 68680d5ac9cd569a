import type { Connector } from 'wagmi'
import { NoAccountError } from '../../errors/attempt.ts'

/** How often a wallet without events is asked whether the waiting request was answered, ms. */
const askEvery = 1_000

type Answer = Awaited<ReturnType<Connector['connect']>>

/**
 * After -32002 a request of before still waits in the wallet. Tells the answer once it is given: by the
 * wallet's event, or, since some have none, by asking for the accounts, which bothers nobody. A wallet
 * that shows accounts already tells nothing that way. Returns the function that ends it.
 */
export function waitForPendingRequest(
  connector: Connector,
  onAnswer: (answer: Answer) => void,
): () => void {
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const { emitter } = connector

  const listener: Parameters<typeof emitter.on<'connect'>>[1] = (data) => finish(data)

  function end() {
    ended = true
    clearTimeout(timer)
    emitter.off('connect', listener)
  }

  function finish({ accounts, chainId }: { accounts: Answer['accounts']; chainId: number }) {
    if (ended || accounts.length === 0) return
    end()
    onAnswer({ accounts, chainId })
  }

  async function ask() {
    const accounts = await connector.getAccounts()
    if (accounts.length === 0) throw new NoAccountError({ wallet: connector.name })
    finish({ accounts, chainId: await connector.getChainId() })
  }

  function askAgain() {
    if (ended) return
    timer = setTimeout(() => ask().catch(askAgain), askEvery)
  }

  emitter.on('connect', listener)
  connector.getAccounts().then(
    (accounts) => accounts.length === 0 && askAgain(),
    () => askAgain(),
  )
  return end
}
