import type { Connector } from 'wagmi'
import { NoAccountError } from '../../errors/connection.ts'

/** Delay between two checks for the answer to a pending request, in ms. */
const askEvery = 1_000

type Answer = Awaited<ReturnType<Connector['connect']>>

/**
 * Waits for the answer to an earlier request that is still pending (-32002): through the wallet's
 * event or, since some emit none, by polling its accounts, which opens no prompt. Does not poll a
 * wallet that already exposes accounts. Returns a function that stops waiting.
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
