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
import { addChainParameter } from '../../config/addChainParameter.ts'
import { chainById } from '../../config/chain.ts'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import { NoAccountError } from '../../errors/connection.ts'
import { parseChainId } from '../../format/parseChainId.ts'
import { isObject } from '../../utils/guards.ts'
import { nodeOf } from '../nodeOf.ts'
import { type CoinbaseOptions, coinbaseId as id, coinbaseName as name } from './coinbaseWallet.ts'
import { openCoinbase } from './openCoinbase.ts'

type ConnectorConfig = Parameters<CreateConnectorFn>[0]

/** The connector that `coinbase` loads, with its SDK. */
export function coinbaseConnector(
  options: CoinbaseOptions,
): (config: ConnectorConfig) => Promise<ReturnType<CreateConnectorFn>> {
  return async (config) => {
    const { chains, emitter } = config
    const chainIds = chains.map((chain) => chain.id)
    const { disconnect, on, provider, request } = await openCoinbase({
      ...options,
      chainIds,
      nodeOf: (chainId) => nodeOf(config, chainId),
    })
    on('accountsChanged', (accounts) => onAccounts(accountsOf(accounts)))
    on('chainChanged', (chainId) => {
      const parsed = parseChainId(chainId)
      if (parsed !== undefined) emitter.emit('change', { chainId: parsed })
    })
    on('disconnect', () => emitter.emit('disconnect'))

    function onAccounts(accounts: readonly Address[]) {
      if (accounts.length === 0) emitter.emit('disconnect')
      else emitter.emit('change', { accounts })
    }

    const ask = (method: string) => request({ method })
    const accounts = async () => accountsOf(await ask('eth_accounts'))
    const chainId = async () => parseChainId(await ask('eth_chainId')) ?? chains[0].id

    const connector: ReturnType<CreateConnectorFn> = {
      id,
      name,
      type: id,
      async connect({ chainId: wanted, isReconnecting } = {}) {
        const connected = isReconnecting
          ? await accounts()
          : accountsOf(await ask('eth_requestAccounts').catch(rethrow))
        if (connected.length === 0) throw new NoAccountError({ wallet: name })
        let current = await chainId()
        if (wanted !== undefined && wanted !== current) {
          current =
            (await this.switchChain?.({ chainId: wanted }).then(
              (chain) => chain.id,
              () => current,
            )) ?? current
        }
        // biome-ignore lint/plugin/casts: wagmi's type has capabilities if a flag is set.
        return { accounts: connected as never, chainId: current }
      },
      disconnect,
      getAccounts: accounts,
      getChainId: chainId,
      getProvider: async () => provider,
      async isAuthorized() {
        return accounts().then(
          (found) => found.length > 0,
          () => false, // The SDK throws without a session.
        )
      },
      async switchChain({ addEthereumChainParameter, chainId: wanted }) {
        const chain = chainById(chains, wanted)
        if (!chain) throw new SwitchChainError(new ChainNotConfiguredError())
        const id = numberToHex(wanted)
        const move = () =>
          request({ method: 'wallet_switchEthereumChain', params: [{ chainId: id }] })
        const refuse = (reason: unknown) => {
          throw switchError(reason)
        }
        try {
          await move()
        } catch (error) {
          if (classifyWalletError(error) !== 'unknownChain') throw switchError(error)
          const add = {
            ...addChainParameter(chain),
            ...addEthereumChainParameter,
            chainId: id,
          }
          await request({ method: 'wallet_addEthereumChain', params: [add] }).catch(refuse)
          // The SDK does not move to what the wallet has added.
          if ((await chainId()) !== wanted) await move().catch(refuse)
        }
        emitter.emit('change', { chainId: wanted })
        return chain
      },
      // `openCoinbase` handles the SDK's events.
      onAccountsChanged() {},
      onChainChanged(changed) {
        const parsed = parseChainId(changed)
        if (parsed !== undefined) emitter.emit('change', { chainId: parsed })
      },
      onDisconnect() {
        emitter.emit('disconnect')
      },
    }
    return connector
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
