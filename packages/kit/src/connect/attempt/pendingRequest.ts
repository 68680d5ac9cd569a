import type { Connector } from 'wagmi'
import { NoAccountError } from '../../errors/connection.ts'

/** Delay between two checks for the answer to a pending request, in ms. */
const askEvery = 1_000

/**
 * Waits for the answer to an earlier request that is still pending (-32002): through the wallet's
 * event or, since some emit none, by polling its accounts, which opens no prompt. Does not poll a
 * wallet that already exposes accounts. Returns a function that stops waiting.
 */
export function waitForPendingRequest(connector: Connector, onAnswer: () => void): () => void {
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const { emitter } = connector

  function end() {
    ended = true
    clearTimeout(timer)
    emitter.off('connect', finish)
  }

  function finish({ accounts }: { readonly accounts: readonly unknown[] }) {
    if (ended || accounts.length === 0) return
    end()
    onAnswer()
  }

  async function ask() {
    const accounts = await connector.getAccounts()
    if (accounts.length === 0) throw new NoAccountError({ wallet: connector.name })
    finish({ accounts })
  }

  function askAgain() {
    if (ended) return
    timer = setTimeout(() => ask().catch(askAgain), askEvery)
  }

  emitter.on('connect', finish)
  connector.getAccounts().then(
    (accounts) => accounts.length === 0 && askAgain(),
    () => askAgain(),
  )
  return end
}
