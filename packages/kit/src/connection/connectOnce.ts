import { UserRejectedRequestError } from 'viem'
import type { Connector } from 'wagmi'
import { classifyWalletError } from '../errors/classifyWalletError.ts'
import { MissingWalletError, ProviderRequiredError } from '../errors/connection.ts'
import { fieldOf } from '../utils/guards.ts'
import type { ConnectOffer } from './authentication.ts'
import { connectAndSign } from './connectAndSign.ts'

/**
 * Connects; a refused `wallet_requestPermissions` (EIP-2255) ends the attempt whatever its error looks
 * like. wagmi knows the codes 4001 and -32002 only and asks a second time after everything else, which
 * is a second prompt after a no. `eth_requestAccounts` follows only where the method is unknown. With an
 * `offer`, a wallet that can do both connects and signs in with one prompt (ERC-7846).
 *
 * @throws the wallet's own error; MissingWalletError or ProviderRequiredError when there is nobody to ask.
 */
export async function connectOnce<T>(
  connector: Connector,
  ask: (guarded: Connector) => Promise<T>,
  offer?: ConnectOffer | undefined,
): Promise<T> {
  let refusal: { readonly error: unknown } | undefined
  const guarded: Connector = {
    ...connector,
    async getProvider(options) {
      const provider: unknown = await connector.getProvider(options)
      // Gone since the list was drawn, or never there.
      if (provider === undefined || provider === null) {
        throw new MissingWalletError({ wallet: connector.name })
      }
      if (!isProvider(provider)) throw new ProviderRequiredError({ connector: connector.name })
      return guardedProvider(provider, offer, (error) => {
        refusal = { error }
      })
    },
  }
  try {
    return await ask(guarded)
  } catch (error) {
    throw refusal ? refusal.error : error
  }
}

function isProvider(value: unknown): value is object {
  return typeof fieldOf(value, 'request') === 'function'
}

function guardedProvider(
  provider: object,
  offer: ConnectOffer | undefined,
  onRefusal: (error: unknown) => void,
): object {
  return new Proxy(provider, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      // Providers keep private state, so they are called as themselves.
      if (key !== 'request') return value.bind(target)
      return async (args: unknown) => {
        try {
          const request = (call: unknown) => Reflect.apply(value, target, [call])
          if (!offer || fieldOf(args, 'method') !== 'wallet_requestPermissions') {
            return await request(args)
          }
          return (await connectAndSign(request, offer)) ?? (await request(args))
        } catch (error) {
          if (fieldOf(args, 'method') !== 'wallet_requestPermissions') throw error
          if (classifyWalletError(error) === 'unsupportedMethod') throw error
          onRefusal(error)
          throw new UserRejectedRequestError(
            error instanceof Error ? error : new Error(String(error)),
          )
        }
      }
    },
  })
}
