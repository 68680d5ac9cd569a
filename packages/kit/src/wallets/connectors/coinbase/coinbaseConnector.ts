import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import { isObject } from '@foyer/ui/utils/guards.ts'
import { ChainNotConfiguredError } from '@wagmi/core'
import type { Address } from 'viem'
import {
  getAddress,
  isAddress,
  numberToHex,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { addChainParameter } from '../../../chains/config/addChainParameter.ts'
import { chainById } from '../../../chains/config/chain.ts'
import { classifyWalletError } from '../../../errors/classifyWalletError.ts'
import { NoAccountError } from '../../../errors/connection.ts'
import { requestAddChain, requestSwitchOrAdd } from '../injected/switchInjected.ts'
import { nodeOf } from '../nodeOf.ts'
import { type CoinbaseOptions, coinbaseId as id, coinbaseName as name } from './coinbaseWallet.ts'
import { openCoinbase } from './openCoinbase.ts'

type ConnectorConfig = Parameters<CreateConnectorFn>[0]
type Connector = ReturnType<CreateConnectorFn>

/** The connector that `coinbase` loads, with its SDK. */
export async function coinbaseConnector(
  options: CoinbaseOptions,
  config: ConnectorConfig,
): Promise<Connector> {
  const { chains, emitter } = config
  const { disconnect, on, provider, request } = await openCoinbase({
    ...options,
    chainIds: chains.map((chain) => chain.id),
    nodeOf: (chainId) => nodeOf(config, chainId),
  })
  on('accountsChanged', (value) => {
    const accounts = accountsOf(value)
    if (accounts.length === 0) onDisconnect()
    else emitter.emit('change', { accounts })
  })
  on('chainChanged', onChainChanged)
  on('disconnect', onDisconnect)

  function onChainChanged(changed: unknown): void {
    const chainId = parseChainId(changed)
    if (chainId !== undefined) emitter.emit('change', { chainId })
  }

  function onDisconnect(): void {
    emitter.emit('disconnect')
  }

  const ask = (method: string) => request({ method })
  const getAccounts = async () => accountsOf(await ask('eth_accounts'))
  const getChainId = async () => parseChainId(await ask('eth_chainId')) ?? chains[0].id

  const switchChain: NonNullable<Connector['switchChain']> = async ({
    addEthereumChainParameter,
    chainId: wanted,
  }) => {
    const chain = chainById(chains, wanted)
    if (!chain) throw new SwitchChainError(new ChainNotConfiguredError())
    const add = { ...addChainParameter(chain), ...addEthereumChainParameter }
    try {
      const done = await requestSwitchOrAdd(request, wanted, () =>
        requestAddChain(request, wanted, add),
      )
      // The SDK does not move to what the wallet has added.
      if (done === 'added' && (await getChainId()) !== wanted) {
        const params = [{ chainId: numberToHex(wanted) }]
        await request({ method: 'wallet_switchEthereumChain', params })
      }
    } catch (error) {
      throw switchError(error)
    }
    emitter.emit('change', { chainId: wanted })
    return chain
  }

  return {
    id,
    name,
    type: id,
    async connect({ chainId: wanted, isReconnecting } = {}) {
      const accounts = isReconnecting
        ? await getAccounts()
        : accountsOf(await ask('eth_requestAccounts').catch(rethrow))
      if (accounts.length === 0) throw new NoAccountError({ wallet: name })
      let chainId = await getChainId()
      if (wanted !== undefined && wanted !== chainId) {
        chainId = await switchChain({ chainId: wanted }).then(
          (chain) => chain.id,
          () => chainId,
        )
      }
      // biome-ignore lint/plugin/casts: wagmi's type has capabilities if a flag is set.
      return { accounts: accounts as never, chainId }
    },
    disconnect,
    getAccounts,
    getChainId,
    getProvider: async () => provider,
    async isAuthorized() {
      return getAccounts().then(
        (found) => found.length > 0,
        () => false, // The SDK throws without a session.
      )
    },
    switchChain,
    // `openCoinbase` handles the SDK's events.
    onAccountsChanged() {},
    onChainChanged,
    onDisconnect,
  }
}

function accountsOf(value: unknown): readonly Address[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item) =>
    typeof item === 'string' && isAddress(item, { strict: false }) ? [getAddress(item)] : [],
  )
}

function rethrow(error: unknown): never {
  // The SDK rejects with 4100 if the wallet approves but shares no account.
  if (Reflect.get(Object(error), 'code') === 4100) throw new NoAccountError({ wallet: name })
  if (classifyWalletError(error) === 'rejected') throw new UserRejectedRequestError(asError(error))
  throw asError(error)
}

function switchError(error: unknown): Error {
  const cause = asError(error)
  return classifyWalletError(error) === 'rejected'
    ? new UserRejectedRequestError(cause)
    : new SwitchChainError(cause)
}

/** Turns a rejection into an error: the SDK rejects with bare objects. */
function asError(error: unknown): Error {
  if (error instanceof Error) return error
  const fields = isObject(error) ? { ...error } : {}
  const message = 'message' in fields ? String(fields.message) : String(error)
  return Object.assign(new Error(message), fields, { message })
}
