import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import { fieldOf, isAddressText } from '@foyer/ui/utils/guards.ts'
import { ChainNotConfiguredError } from '@wagmi/core'
import { type Address, getAddress, SwitchChainError, withRetry } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { chainById } from '../../../chains/config/chain.ts'
import { type RpcRequest, requestOf } from '../../../chains/transport/requestOf.ts'
import { callProvider } from './callProvider.ts'
import type { InjectedConnectParameters, PermissionPrompt } from './connectInjected.ts'

export interface InjectedConnectorOptions {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  /**
   * The wallet's provider (EIP-1193), if it is in the page. Called on every use until the wallet is
   * asked to connect, because an extension may replace its provider. The one that is asked is kept,
   * since some change the flags by which they are found.
   */
  readonly provider: () => object | undefined
}

/**
 * The connector of a wallet in the page. Connects with one prompt, checks each address and chain id
 * that the wallet names, and survives events with arbitrary payloads: accounts without a valid
 * address count as an empty list, so the wallet disconnects; invalid chain ids are ignored.
 */
export function injectedConnector(options: InjectedConnectorOptions): CreateConnectorFn {
  const { icon, id, name } = options
  return ({ chains, emitter, storage }) => {
    /** wagmi's key of the note that keeps a disconnected wallet from being restored. */
    const disconnectedKey = `${id}.disconnected`
    /** The provider since the wallet was asked to connect. */
    let chosen: object | undefined
    let heard: object | undefined
    const permission: PermissionPrompt = { isUnanswered: false }

    const providerNow = () => chosen ?? options.provider()
    const request: RpcRequest = async (args) => requestOf(providerNow())(args)
    const getAccounts = async () => {
      const answer = await request({ method: 'eth_accounts' })
      if (Array.isArray(answer) && answer.every(isAddressText)) return addressesOf(answer)
      throw new TypeError('This is not a list of addresses.')
    }
    // 0, which no chain has, if the wallet names none.
    const getChainId = async () => parseChainId(await request({ method: 'eth_chainId' })) ?? 0

    /** Reports a wallet that connects by itself, for those who wait for it. */
    async function reportConnection(told: unknown, accounts?: readonly Address[]) {
      if (emitter.listenerCount('connect') === 0) return
      const chainId = parseChainId(told) ?? (await getChainId())
      const shared = accounts ?? (await getAccounts())
      if (shared.length > 0) emitter.emit('connect', { accounts: shared, chainId })
    }

    async function onAccountsChanged(value: unknown) {
      const accounts = addressesOf(value)
      if (accounts.length === 0) return emitter.emit('disconnect')
      emitter.emit('change', { accounts })
      await reportConnection(undefined, accounts)
    }

    function onChainChanged(value: unknown) {
      const chainId = parseChainId(value)
      if (chainId !== undefined) emitter.emit('change', { chainId })
    }

    async function onDisconnect(error?: unknown) {
      // MetaMask is out of reach for a moment, and goes on if it still shares its accounts.
      const isTemporary = readField(error, 'code') === 1013
      if (isTemporary && (await getAccounts().catch(() => [])).length > 0) return
      emitter.emit('disconnect')
    }

    const listeners = Object.entries({
      connect: (info: unknown) => reportConnection(readField(info, 'chainId')),
      accountsChanged: onAccountsChanged,
      chainChanged: onChainChanged,
      disconnect: onDisconnect,
    }).map(([event, handle]) => {
      // Neither throws into the wallet's emitter nor leaves a rejection unhandled.
      const listener = (value: unknown) => {
        new Promise((resolve) => resolve(handle(value))).catch(() => {})
      }
      return [event, listener] as const
    })

    function listenTo(provider: object | undefined) {
      if (provider === heard) return
      for (const args of listeners) {
        callProvider(heard, ['removeListener', 'off'], args)
        callProvider(provider, ['on'], args)
      }
      heard = provider
    }

    return {
      ...(icon ? { icon } : {}),
      id,
      name,
      type: 'injected',
      async setup() {
        listenTo(providerNow())
      },
      async connect(parameters: InjectedConnectParameters = {}) {
        chosen = options.provider() ?? chosen
        listenTo(chosen)
        // The dialog brings this code along, so that the wallet is asked at once.
        const ask = parameters.ask ?? (await import('./connectInjected.ts')).connectInjected
        const connection = await ask(
          { emitter, getAccounts, getChainId, name, permission, provider: chosen },
          { ...parameters, switchChain: (wanted) => this.switchChain?.({ chainId: wanted }) },
        )
        await storage?.removeItem(disconnectedKey)
        // biome-ignore lint/plugin/casts: wagmi's type has capabilities if a flag is set.
        return connection as never
      },
      async disconnect() {
        // First, as some wallets never answer. Without the method, the note alone keeps the page
        // disconnected.
        await storage?.setItem(disconnectedKey, true)
        const revoke = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }
        await request(revoke).catch(() => {})
      },
      getAccounts,
      getChainId,
      getProvider: async () => providerNow(),
      async isAuthorized() {
        if (await storage?.getItem(disconnectedKey)) return false
        // Some wallets answer nothing at the very start of a page.
        const accounts = await withRetry(getAccounts).catch(() => [])
        return accounts.length > 0
      },
      async switchChain({ chainId }) {
        const chain = chainById(chains, chainId)
        if (!chain) throw new SwitchChainError(new ChainNotConfiguredError())
        const { switchInjected } = await import('./switchInjected.ts')
        const received = await switchInjected({ name, request }, chain)
        emitter.emit('change', { chainId: received })
        return { ...chain, id: received }
      },
      onAccountsChanged,
      onChainChanged,
      onConnect: ({ chainId }: { readonly chainId: string }) => reportConnection(chainId),
      onDisconnect,
    }
  }
}

/** The valid addresses of an answer or event, with their checksums. Never throws. */
function addressesOf(value: unknown): readonly Address[] {
  try {
    return Array.isArray(value) ? value.filter(isAddressText).map((each) => getAddress(each)) : []
  } catch {
    return []
  }
}

/** A field of an event's payload; undefined if reading it throws. */
function readField(value: unknown, name: string): unknown {
  try {
    return fieldOf(value, name)
  } catch {
    return undefined
  }
}
