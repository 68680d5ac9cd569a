import type { EIP1193Provider } from 'viem'
import type { Listener } from '../wallet/emitter.ts'
import { walletErrors } from '../wallet/errors.ts'

/** A provider that stays in the page while the wallets behind it come and go. */
export interface SharedProvider {
  /** Announced with it (EIP-6963). */
  readonly uuid: string
  /** For pages. Without a wallet, its requests reject with 4900. */
  readonly provider: EIP1193Provider
  /** Passes requests on to this wallet, and its events to the page. */
  use(wallet: EIP1193Provider): void
  /** Removes the wallet. */
  release(): void
}

/**
 * Creates the provider that the tests of a file share. EIP-6963 has no way to withdraw a wallet, so
 * a page that outlives a test, such as a config of wagmi, keeps the first provider that it found.
 */
export function createSharedProvider(): SharedProvider {
  let wallet: EIP1193Provider | undefined
  let listeners: readonly (readonly [event: string, listener: Listener])[] = []
  const call = (name: 'on' | 'removeListener', event: string, listener: Listener) => {
    // viem types the payload of each event, which is only known at run time.
    if (wallet) Reflect.apply(wallet[name], wallet, [event, listener])
  }
  const methods = {
    async request(args: Parameters<EIP1193Provider['request']>[0]): Promise<unknown> {
      if (!wallet) throw walletErrors.disconnected()
      return wallet.request(args)
    },
    on(event: string, listener: Listener): unknown {
      listeners = [...listeners, [event, listener]]
      call('on', event, listener)
      return provider
    },
    removeListener(event: string, listener: Listener): unknown {
      const last = listeners.findLastIndex((each) => each[0] === event && each[1] === listener)
      listeners = listeners.filter((_, index) => index !== last)
      call('removeListener', event, listener)
      return provider
    },
  }
  // viem types each method's result and each event's payload, which are only known at run time.
  const provider = { ...methods } as EIP1193Provider

  function release(): void {
    for (const [event, listener] of listeners) call('removeListener', event, listener)
    for (const key of Object.keys(provider)) {
      if (!(key in methods)) Reflect.deleteProperty(provider, key)
    }
    wallet = undefined
  }

  return {
    uuid: crypto.randomUUID(),
    provider,
    use(next) {
      release()
      wallet = next
      for (const [event, listener] of listeners) call('on', event, listener)
      // Properties by which pages know a wallet, such as `isMetaMask`.
      Object.assign(provider, { ...next, ...methods })
    },
    release,
  }
}
