import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { connectTo } from './connectTo.ts'

export interface FakeWallet {
  /** A provider for `fakeConnector({ getProvider })`. */
  readonly provider: { request(args: { readonly method: string }): Promise<unknown> }
  /** The methods that were asked for, in order. */
  readonly asked: string[]
  /** Answers the signature that is waited for; refuses it with an error. */
  answer(signature: unknown): void
  refuse(error: unknown): void
}

/** A wallet that signs when a test says so. */
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

/** What a wallet does when its person chooses another account, or network. */
export function changeIn(
  wagmi: Config,
  change: { readonly accounts?: readonly Address[]; readonly chainId?: number },
): void {
  wagmi.connectors[0]?.emitter.emit('change', change)
}

export async function connectFirst(wagmi: Config): Promise<void> {
  await connectTo(wagmi, wagmi.connectors[0])
}
