import { ChainNotConfiguredError } from '@wagmi/core'
import type { AddEthereumChainParameter, Address, Chain } from 'viem'
import { SwitchChainError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { NoConnectorChainsError } from '../../errors/connection.ts'
import type { StorageLike } from '../../storage/storageLike.ts'
import type { RpcRequest } from '../../transport/requestOf.ts'
import { forgetDeepLink } from '../deepLinkChoice.ts'
import { accountsOf, type LiveSession } from './liveSession.ts'
import { openClient } from './openClient.ts'
import { switchWalletConnect } from './switchWalletConnect.ts'
import type { WalletConnectOptions } from './walletConnectOptions.ts'
import { createWalletConnectProvider, type WalletConnectProvider } from './walletConnectProvider.ts'
import { createWalletConnectSession } from './walletConnectSession.ts'

type ConnectorConfig = Parameters<CreateConnectorFn>[0] & { readonly name: string }

/** EIP-3085 fields that override those of the configured chain. */
export type AddChainFields = {
  readonly [Key in keyof Omit<AddEthereumChainParameter, 'chainId'>]?:
    | AddEthereumChainParameter[Key]
    | undefined
}

/** The accounts and the chain of a session. */
export interface SessionView {
  readonly accounts: readonly Address[]
  readonly chainId: number
}

/** The connector with its client, loaded on demand by `walletConnect`. */
export interface OpenedConnector {
  readonly provider: WalletConnectProvider
  hasSession(): boolean
  session(): SessionView
  /** Restores the stored session. Throws if there is none. */
  restore(chainId: number | undefined): Promise<SessionView>
  connect(chainId: number | undefined): Promise<SessionView>
  prepare(): Promise<string>
  switchChain(chainId: number, addChain: AddChainFields | undefined): Promise<Chain>
  end(): Promise<void>
}

/** wagmi storage key for the session's last chain, which the session itself does not store. */
const lastChainKey = 'walletConnect.chainId'

export async function openConnector(
  options: WalletConnectOptions & { readonly storage: StorageLike },
  config: ConnectorConfig,
): Promise<OpenedConnector> {
  const { chains, emitter, name, storage, transports } = config
  const chainIds = chains.map(({ id }) => id)
  if (chainIds.length === 0) throw new NoConnectorChainsError({ connector: name })
  const { client, watchStored } = await openClient(options)
  const link = createWalletConnectSession({
    client,
    wallet: name,
    chainIds,
    extraMethods: options.methods,
    onChange(accounts, chainId) {
      void storage?.setItem(lastChainKey, chainId)
      emitter.emit('change', { accounts, chainId })
    },
    onEnd() {
      forgetDeepLink(options.storage)
      emitter.emit('disconnect')
    },
    onPairing({ expiresAt, uri }) {
      emitter.emit('message', { type: 'display_uri', data: uri })
      emitter.emit('message', { type: 'display_uri_expiry', data: expiresAt })
    },
  })

  watchStored((topics) => link.keepIf((topic) => topics.includes(topic)))

  function nodeOf(chainId: number): RpcRequest | undefined {
    const chain = chains.find(({ id }) => id === chainId)
    const transport = transports?.[chainId]
    if (!chain || !transport) return undefined
    const { request } = transport({ chain })
    // viem types each method's result; here it is untrusted.
    return request as RpcRequest
  }

  async function switchChain(chainId: number, addChain: AddChainFields = {}): Promise<Chain> {
    const chain = chains.find(({ id }) => id === chainId)
    if (!chain) throw new SwitchChainError(new ChainNotConfiguredError())
    await switchWalletConnect(link, {
      connector: { name },
      chainId,
      addChain: { ...addChainOf(chain), ...given(addChain) },
    })
    return chain
  }

  return {
    provider: createWalletConnectProvider({
      link,
      nodeOf,
      switchChain: async (chainId) => {
        await switchChain(chainId)
      },
    }),
    hasSession: link.hasSession,
    session: () => viewOf(link.current()),
    async restore(chainId) {
      const last = await storage?.getItem(lastChainKey)
      return viewOf(link.restore(chainId ?? (typeof last === 'number' ? last : undefined)))
    },
    async connect(chainId) {
      const view = viewOf(await link.connect(chainId))
      await storage?.setItem(lastChainKey, view.chainId)
      return view
    },
    prepare: async () => (await link.prepare()).uri,
    switchChain,
    async end() {
      await storage?.removeItem(lastChainKey)
      await link.end()
    },
  }
}

function viewOf(session: LiveSession | undefined): SessionView {
  if (!session) throw Object.assign(new Error('No wallet is connected.'), { code: 4900 })
  return { accounts: accountsOf(session), chainId: session.chainId }
}

/** Drops undefined fields, which would otherwise override the chain's own. */
function given(fields: AddChainFields): Partial<Omit<AddEthereumChainParameter, 'chainId'>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function addChainOf({ blockExplorers, name, nativeCurrency, rpcUrls }: Chain) {
  return {
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http.slice(0, 1)],
    ...(blockExplorers ? { blockExplorerUrls: [blockExplorers.default.url] } : {}),
  }
}
