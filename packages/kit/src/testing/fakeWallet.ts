import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { connectTo } from './connectTo.ts'

/** A wallet whose signatures a test controls. */
export interface FakeWallet {
  /** A provider for `fakeConnector({ getProvider })`. */
  readonly provider: { request(args: { readonly method: string }): Promise<unknown> }
  /** The requested methods, in order. */
  readonly asked: string[]
  /** Answers the pending signature request; rejects it if given an error. */
  answer(signature: unknown): void
  refuse(error: unknown): void
}

/** Creates a wallet that signs when a test calls `answer`. */
export function fakeWallet(): FakeWallet {
  const asked: string[] = []
  let pending: { resolve(value: unknown): void; reject(error: unknown): void } | undefined
  return {
    asked,
    provider: {
      request: ({ method }) => {
        asked.push(method)
        return new Promise((resolve, reject) => {
          pending = { resolve, reject }
        })
      },
    },
    answer: (signature) => pending?.resolve(signature),
    refuse: (error) => pending?.reject(error),
  }
}

/** Changes the account or the network, as a user does in the wallet. */
export function changeIn(
  wagmi: Config,
  change: { readonly accounts?: readonly Address[]; readonly chainId?: number },
): void {
  wagmi.connectors[0]?.emitter.emit('change', change)
}

export async function connectFirst(wagmi: Config): Promise<void> {
  await connectTo(wagmi, wagmi.connectors[0])
}
