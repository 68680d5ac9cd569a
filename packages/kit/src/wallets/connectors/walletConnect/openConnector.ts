import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import { ChainNotConfiguredError } from '@wagmi/core'
import type { AddEthereumChainParameter, Chain, ExactPartial } from 'viem'
import { SwitchChainError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { addChainParameter } from '../../../chains/config/addChainParameter.ts'
import { chainById } from '../../../chains/config/chain.ts'
import { lastConnectorId, lastConnectorKey } from '../../../chains/config/lastConnector.ts'
import { NoConnectorChainsError } from '../../../errors/connection.ts'
import { forgetDeepLink } from '../deepLinkChoice.ts'
import { nodeOf } from '../nodeOf.ts'
import { accountsOf, type LiveSession } from './liveSession.ts'
import { openClient } from './openClient.ts'
import { switchWalletConnect } from './switchWalletConnect.ts'
import {
  type WalletConnectOptions,
  walletConnectId,
  walletConnectName,
} from './walletConnectOptions.ts'
import { createWalletConnectProvider } from './walletConnectProvider.ts'
import { createWalletConnectSession } from './walletConnectSession.ts'

type ConnectorConfig = Parameters<CreateConnectorFn>[0]

/** EIP-3085 fields that override those of the configured chain. */
type AddChainFields = ExactPartial<Omit<AddEthereumChainParameter, 'chainId'>>

/** What the connector has beyond wagmi's own interface. */
export interface WalletConnectProperties {
  /** Prepares a link without connecting. */
  prepare(): Promise<string>
}

/** wagmi storage key for the session's last chain, which the session itself does not store. */
const lastChainKey = 'walletConnect.chainId'

/** Starts the client. Returns the connector that `walletConnect` loads on demand. */
export async function openConnector(
  options: WalletConnectOptions & { readonly storage: StorageLike },
  config: ConnectorConfig,
): Promise<ReturnType<CreateConnectorFn> & WalletConnectProperties> {
  const { chains, emitter, storage } = config
  const chainIds = chains.map(({ id }) => id)
  if (chainIds.length === 0) throw new NoConnectorChainsError({ connector: walletConnectName })
  const { client, storedTopics, watchStored } = await openClient(options)
  const session = createWalletConnectSession({
    client,
    chainIds,
    extraMethods: options.methods,
    onChange(accounts, chainId) {
      void storage?.setItem(lastChainKey, chainId)
      emitter.emit('change', { accounts, chainId })
    },
    onEnd(topic) {
      forgetDeepLink(options.storage)
      emitter.emit('disconnect')
      void forgetEnded(topic)
    },
    onPairing({ timeLeft, uri }) {
      emitter.emit('message', { type: 'display_uri', data: uri })
      emitter.emit('message', { type: 'display_uri_expiry', data: Date.now() + timeLeft() })
    },
  })

  watchStored((topics) => session.dropUnless((topic) => topics.includes(topic)))

  /**
   * Forgets that this connector was used last, unless a tab has another session. Each later page
   * load would otherwise load the client, only to find none.
   */
  async function forgetEnded(ended?: string): Promise<void> {
    if (storedTopics().some((topic) => topic !== ended)) return
    if ((await lastConnectorId(storage)) !== walletConnectId) return
    await storage?.removeItem(lastConnectorKey)
  }

  async function switchChain(chainId: number, addChain: AddChainFields = {}): Promise<Chain> {
    const chain = chainById(chains, chainId)
    if (!chain) throw new SwitchChainError(new ChainNotConfiguredError())
    await switchWalletConnect(session, {
      chainId,
      addChain: { ...addChainParameter(chain), ...given(addChain) },
    })
    return chain
  }

  /** The stored session, which there may be none of. */
  async function restore(chainId: number | undefined): Promise<LiveSession | undefined> {
    const last = await storage?.getItem(lastChainKey)
    return session.restore(chainId ?? (typeof last === 'number' ? last : undefined))
  }

  const provider = createWalletConnectProvider({
    session,
    nodeOf: (chainId) => nodeOf(config, chainId),
    switchChain: (chainId) => switchChain(chainId),
  })

  return {
    id: walletConnectId,
    name: walletConnectName,
    type: walletConnectId,
    async connect({ chainId, isReconnecting } = {}) {
      const view = viewOf(await (isReconnecting ? restore(chainId) : session.connect(chainId)))
      if (!isReconnecting) await storage?.setItem(lastChainKey, view.chainId)
      // biome-ignore lint/plugin/casts: wagmi's type has capabilities if a flag is set.
      return { accounts: view.accounts as never, chainId: view.chainId }
    },
    async disconnect() {
      await storage?.removeItem(lastChainKey)
      await session.end()
    },
    getAccounts: async () => viewOf(session.current()).accounts,
    getChainId: async () => viewOf(session.current()).chainId,
    getProvider: async () => provider,
    async isAuthorized() {
      const has = session.hasSession()
      if (!has) await forgetEnded()
      return has
    },
    switchChain: ({ addEthereumChainParameter, chainId }) =>
      switchChain(chainId, addEthereumChainParameter),
    prepare: async () => (await session.prepare()).uri,
    // The session's own events are handled above.
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {
      forgetDeepLink(options.storage)
      emitter.emit('disconnect')
    },
  }
}

/** The accounts and the chain of a session. Throws without one. */
function viewOf(session: LiveSession | undefined) {
  if (!session) throw Object.assign(new Error('No wallet is connected.'), { code: 4900 })
  return { accounts: accountsOf(session), chainId: session.chainId }
}

/** Drops undefined fields, which would otherwise override the chain's own. */
function given(fields: AddChainFields): Partial<Omit<AddEthereumChainParameter, 'chainId'>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
