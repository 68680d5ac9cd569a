import { type EIP1193Provider, numberToHex } from 'viem'
import type { WalletContext } from './context.ts'
import { createEmitter, type Emitter, type Listener } from './emitter.ts'
import { walletErrors } from './errors.ts'
import { createEvents } from './events.ts'
import { personalities } from './personalities.ts'
import type { Personality } from './personality.ts'
import { createRequest } from './requests.ts'
import { createRpcClient } from './rpc.ts'
import { createWalletStore, type WalletStore } from './store.ts'
import type { WalletChain, WalletEngine, WalletEngineOptions, WalletState } from './types.ts'

/**
 * Creates a wallet: an EIP-1193 provider that signs with local accounts and calls `decide` where a
 * wallet asks its user.
 *
 * @throws RangeError without accounts or without chains.
 */
export function createWalletEngine(options: WalletEngineOptions): WalletEngine {
  const { accounts, decide, intercept, onDuplicate } = options
  const personality = options.personality ?? personalities.plain
  const emitter = createEmitter()
  const store = createWalletStore({
    accounts,
    initial: initialState(options),
    storage: options.storage,
    onChange: createEvents(emitter, personality),
  })
  const wallet = createContext(options, personality, store)
  let online = true
  const isOnline = () => online
  const request = createRequest(wallet, { decide, intercept, onDuplicate, isOnline })

  return {
    provider: createProvider(request, emitter, personality),
    state: store.get,
    subscribe: store.subscribe,
    chains: wallet.chains,
    read: async (chainId, method, params) => wallet.rpc(chainId).request(method, params),
    lock: () => store.update({ locked: true }),
    unlock: () => store.update({ locked: false }),
    switchAccount(index) {
      const account = accounts[index]
      if (!account) throw new RangeError(`The wallet has no account ${index}.`)
      const connected = store.get().permitted.length > 0
      store.update({
        selected: account.address,
        permitted: connected ? [account.address] : [],
      })
    },
    switchChain: (chainId) => store.update({ chainId }),
    dropConnection() {
      online = false
      emitter.emit('disconnect', walletErrors.disconnected())
    },
    restoreConnection() {
      online = true
      emitter.emit('connect', { chainId: numberToHex(store.get().chainId) })
    },
    revoke: () => store.update({ permitted: [] }),
    emit: emitter.emit,
    stop: store.stop,
  }
}

function initialState(options: WalletEngineOptions): WalletState {
  const [account] = options.accounts
  const [chain] = options.chains
  if (!account || !chain) throw new RangeError('A wallet needs an account and a chain.')
  const permitted = options.connectedAccounts ?? []
  return {
    selected: permitted[0] ?? account.address,
    permitted,
    chainId: options.initialChainId ?? chain.id,
    locked: false,
    added: [],
    batches: [],
  }
}

function createContext(
  options: WalletEngineOptions,
  personality: Personality,
  store: WalletStore,
): WalletContext {
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis)
  let lastTurn: Promise<unknown> = Promise.resolve()

  function chains(): readonly WalletChain[] {
    const { added, chainId } = store.get()
    const given = options.chains.filter(({ id }) => !added.some((chain) => chain.id === id))
    const known = [...given, ...added]
    if (known.some((chain) => chain.id === chainId)) return known
    return [...known, { id: chainId, name: `Chain ${chainId}` }]
  }

  return {
    accounts: options.accounts,
    personality,
    origin: options.origin ?? globalThis.location?.origin ?? 'https://localhost',
    store,
    chains,
    rpc(chainId) {
      const url = chains().find((chain) => chain.id === chainId)?.rpcUrl
      if (url === undefined) throw walletErrors.chainDisconnected(chainId)
      return createRpcClient(url, fetch)
    },
    connectTo: (rpcUrl) => createRpcClient(rpcUrl, fetch),
    inTurn(work) {
      const turn = lastTurn.then(work, work)
      lastTurn = turn
      return turn
    },
  }
}

function createProvider(
  request: (args: unknown) => Promise<unknown>,
  emitter: Emitter,
  personality: Personality,
): EIP1193Provider {
  // They return the provider, as in Node's EventEmitter, which EIP-1193 refers to.
  const provider = {
    request,
    on(event: string, listener: Listener): unknown {
      if (personality.events) emitter.on(event, listener)
      return provider
    },
    removeListener(event: string, listener: Listener): unknown {
      emitter.removeListener(event, listener)
      return provider
    },
    ...Object.fromEntries(personality.flags.map((flag) => [flag, true])),
  }
  // viem types each method's result and each event's payload, which are only known at run time.
  return provider as EIP1193Provider
}
