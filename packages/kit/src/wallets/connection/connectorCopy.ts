import { fieldOf, isAddressText } from '@foyer/ui/utils/guards.ts'
import { replaceRequest } from '@foyer/ui/utils/replaceRequest.ts'
import { type Address, UserRejectedRequestError } from 'viem'
import type { Config, Connector } from 'wagmi'
import { requestOf } from '../../chains/transport/requestOf.ts'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import {
  AttemptAbandonedError,
  MissingWalletError,
  NoAccountError,
  ProviderRequiredError,
} from '../../errors/connection.ts'
import type { ConnectOffer } from './authentication.ts'
import { withLatestAccounts } from './withLatestAccounts.ts'

// wagmi's `connect` cannot be cancelled and calls the connector in a fixed way. The only place to
// change that is the connector itself. So wagmi is given a copy with the same uid and emitter and
// some methods replaced:
//
// - `connectorForAttempt` revokes an approval that arrives after the visitor cancelled;
// - `connectOnce` wraps the provider, so that a refused permission does not cause a second prompt.
//
// wagmi stores the connector that it was given in the connection. `replaceConnectorCopies` puts the
// configured one back, so that no copy outlives its attempt.

export interface ConnectorForAttemptOptions {
  /** Whether the visitor still waits for this connection when the wallet answers. */
  isWanted(): boolean
  /** A late approval was revoked in the wallet. */
  onRevoked(): void
  /** Signs in with the same prompt if the wallet supports it. */
  readonly offer: ConnectOffer | undefined
}

/**
 * A copy of the connector for one attempt to connect.
 *
 * Its `connect` throws AttemptAbandonedError after a cancelled attempt, NoAccountError if the
 * wallet shares no account, and what `connectOnce` throws.
 */
export function connectorForAttempt(
  config: Config,
  connector: Connector,
  { isWanted, offer, onRevoked }: ConnectorForAttemptOptions,
): Connector {
  return {
    ...connector,
    connect: async (parameters) => {
      // Once its SDK has loaded, the wallet would open a window even after a cancelled attempt.
      const loadSdk: unknown = Reflect.get(connector, 'loadSdk')
      if (typeof loadSdk === 'function') {
        await Reflect.apply(loadSdk, connector, [])
        if (!isWanted()) throw new AttemptAbandonedError({ wallet: connector.name })
      }
      const ask = (copy: Connector) => withOptionalSwitch(config, copy).connect(parameters)
      const result = await withLatestAccounts(connector, () => connectOnce(connector, ask, offer))
      if (!isWanted()) {
        await revokeApproval(config, connector, onRevoked)
        throw new AttemptAbandonedError({ wallet: connector.name })
      }
      // An empty list of accounts counts as a rejection.
      if (result.accounts.length === 0) throw new NoAccountError({ wallet: connector.name })
      return result
    },
  }
}

/**
 * Revokes an approval that arrived after the visitor cancelled. An earlier request to the same
 * wallet may have connected in the meantime; it is kept.
 */
export async function revokeApproval(
  config: Config,
  connector: Connector,
  onRevoked: () => void,
): Promise<void> {
  if (config.state.connections.has(connector.uid)) return
  await connector.disconnect()
  onRevoked()
}

/**
 * Runs `ask` with a copy of the connector that prompts at most once. After a failed
 * `wallet_requestPermissions` (EIP-2255), wagmi only recognizes the codes 4001 and -32002 as a
 * refusal and otherwise prompts again with `eth_requestAccounts`. The copy turns every failure
 * into a refusal, unless the wallet does not support the method. With an `offer`, a wallet that
 * supports it connects and signs in with one prompt (ERC-7846).
 *
 * @throws the wallet's own error; MissingWalletError without a provider; ProviderRequiredError if
 * the provider has no `request`.
 */
export async function connectOnce<T>(
  connector: Connector,
  ask: (copy: Connector) => Promise<T>,
  offer?: ConnectOffer | undefined,
): Promise<T> {
  let refusal: { readonly error: unknown } | undefined
  let isAsking = true
  const copy: Connector = {
    ...connector,
    async getProvider(options) {
      const provider: unknown = await connector.getProvider(options)
      // wagmi's listeners keep the copy, and must also hear the end of a wallet that is gone.
      if (!isAsking) return provider
      if (provider === undefined || provider === null) {
        throw new MissingWalletError({ wallet: connector.name })
      }
      if (!isProvider(provider)) throw new ProviderRequiredError({ connector: connector.name })
      return wrapProvider(provider, offer, (error) => {
        refusal = { error }
      })
    },
  }
  try {
    return await ask(copy)
  } catch (error) {
    throw refusal ? refusal.error : error
  } finally {
    isAsking = false
  }
}

/**
 * If the wallet refuses the chain it is asked for while connecting, connects on the wallet's own
 * chain. wagmi would treat the refusal as a refused connection. The code that asks is loaded only
 * if the wallet is on another chain.
 */
function withOptionalSwitch(config: Config, connector: Connector): Connector {
  if (!connector.switchChain) return connector
  return {
    ...connector,
    async switchChain({ chainId }) {
      try {
        const { switchWhileConnecting } = await import('./chain/requestSwitch.ts')
        return await switchWhileConnecting(config, connector, chainId)
      } catch (cause) {
        throw new Error('The wallet stayed on its chain.', { cause })
      }
    },
  }
}

function isProvider(value: unknown): value is object {
  return typeof fieldOf(value, 'request') === 'function'
}

function wrapProvider(
  provider: object,
  offer: ConnectOffer | undefined,
  onRefusal: (error: unknown) => void,
): object {
  const request = requestOf(provider)
  return replaceRequest(provider, async (args: Parameters<typeof request>[0]) => {
    const method = fieldOf(args, 'method')
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') {
      return askAccounts(() => request(args))
    }
    if (method !== 'wallet_requestPermissions') return request(args)
    try {
      const signed = await offer?.connect(request)
      return signed ?? (await request(args))
    } catch (error) {
      if (classifyWalletError(error) === 'unsupportedMethod') throw error
      onRefusal(error)
      throw new UserRejectedRequestError(new Error('The wallet refused.'))
    }
  })
}

/**
 * The valid addresses of the answer. wagmi would fail to read any other, and a rejection without a
 * reason, and its error would be shown as the wallet's words.
 */
async function askAccounts(ask: () => Promise<unknown>): Promise<readonly Address[]> {
  try {
    const answer = await ask()
    return Array.isArray(answer) ? answer.filter(isAddressText) : []
  } catch (error) {
    throw error ?? new Error('')
  }
}
