import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import { isObject } from '@foyer/ui/utils/guards.ts'
import { injected } from '@wagmi/core'
import { isAddress } from 'viem'
import type { Connector, CreateConnectorFn } from 'wagmi'

/** Prefix of the ids of connectors whose provider was found in the window, unannounced. */
const windowPrefix = 'window:'

export interface InjectedConnectorOptions {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  /** Called on every use, because an extension may replace its provider. */
  readonly provider: () => object | undefined
}

/**
 * wagmi's injected connector, hardened against events with arbitrary payloads. Accounts without a
 * valid address count as an empty list, so the wallet disconnects; invalid chain ids are ignored,
 * and asked for when the wallet connects.
 */
export function injectedConnector({
  icon,
  id,
  name,
  provider,
}: InjectedConnectorOptions): CreateConnectorFn {
  const create = injected({
    // biome-ignore lint/plugin/casts: wagmi's type has flags; we only know `request`.
    target: { id, name, provider: () => provider() as never, ...(icon ? { icon } : {}) },
  })
  return (parameters) => {
    const connector = create(parameters)
    return {
      ...connector,
      async setup() {
        // wagmi does not await `setup`: a throwing provider would cause an unhandled rejection.
        await connector.setup?.call(this).catch(() => {})
      },
      async onConnect(connectInfo: unknown) {
        const told = isObject(connectInfo) ? Reflect.get(connectInfo, 'chainId') : undefined
        try {
          const chainId = parseChainId(told) ?? (await this.getChainId())
          await connector.onConnect?.call(this, { chainId: String(chainId) })
        } catch {
          // A wallet that reports a connection but then does not respond is not connected.
        }
      },
      onAccountsChanged(accounts: unknown) {
        connector.onAccountsChanged.call(this, addressesOf(accounts))
      },
      onChainChanged(chainId: unknown) {
        const known = parseChainId(chainId)
        if (known !== undefined) connector.onChainChanged.call(this, String(known))
      },
    }
  }
}

/** Connector id of a wallet definition whose provider was found in the window. */
export function windowConnectorId(definitionId: string): string {
  return windowPrefix + definitionId
}

/** Whether the connector was made for a provider found in the window. */
export function isWindowConnector({ id }: Pick<Connector, 'id'>): boolean {
  return id.startsWith(windowPrefix)
}

function addressesOf(accounts: unknown): string[] {
  if (!Array.isArray(accounts)) return []
  return accounts.filter((account: unknown): account is string => {
    return typeof account === 'string' && isAddress(account, { strict: false })
  })
}
