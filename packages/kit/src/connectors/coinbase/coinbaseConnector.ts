import { ChainNotConfiguredError } from '@wagmi/core'
import type { Address } from 'viem'
import {
  getAddress,
  isAddress,
  numberToHex,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem'
import { type CreateConnectorFn, createConnector } from 'wagmi'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import { NoAccountError } from '../../errors/connection.ts'
import { parseChainId } from '../../format/parseChainId.ts'
import type { RpcRequest } from '../../transport/requestOf.ts'
import { isObject } from '../../utils/guards.ts'
import { lazyImport } from '../../utils/lazyImport.ts'
import { type CoinbaseOptions, coinbaseId as id, coinbaseName as name } from './coinbaseWallet.ts'
import type { OpenCoinbase } from './openCoinbase.ts'

/** The connector that `coinbase` loads. Loads the SDK on the first request. */
export function coinbaseConnector(options: CoinbaseOptions): CreateConnectorFn {
  return createConnector((config) => {
    const { chains, emitter, transports } = config
    const { current, load: open } = lazyImport(async (): Promise<OpenCoinbase> => {
      const { openCoinbase } = await import('./openCoinbase.ts')
      const opened = await openCoinbase({
        ...options,
        chainIds: chains.map((chain) => chain.id),
        nodeOf,
      })
      opened.on('accountsChanged', (accounts) => onAccounts(accountsOf(accounts)))
      opened.on('chainChanged', (chainId) => {
        const parsed = parseChainId(chainId)
        if (parsed !== undefined) emitter.emit('change', { chainId: parsed })
      })
      opened.on('disconnect', () => emitter.emit('disconnect'))
      return opened
    })

    function nodeOf(chainId: number): RpcRequest | undefined {
      const chain = chains.find((known) => known.id === chainId)
      const transport = transports?.[chainId]
      // viem types each method's result; here it is untrusted.
      return chain && transport && (transport({ chain }).request as RpcRequest)
    }

    function onAccounts(accounts: readonly Address[]) {
      if (accounts.length === 0) emitter.emit('disconnect')
      else emitter.emit('change', { accounts })
    }

    async function ask(method: string): Promise<unknown> {
      const { request } = await open()
      return request({ method })
    }

    const accounts = async () => accountsOf(await ask('eth_accounts'))
    const chainId = async () => parseChainId(await ask('eth_chainId')) ?? chains[0].id

    return {
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
        // wagmi's return type depends on a flag of the caller; accounts here have no capabilities.
        return { accounts: connected as never, chainId: current }
      },
      async disconnect() {
        await (await current())?.disconnect()
      },
      getAccounts: accounts,
      getChainId: chainId,
      async getProvider() {
        return (await open()).provider
      },
      async isAuthorized() {
        return accounts().then(
          (found) => found.length > 0,
          () => false, // The SDK throws without a session.
        )
      },
      async switchChain({ addEthereumChainParameter, chainId: wanted }) {
        const chain = chains.find((known) => known.id === wanted)
        if (!chain) throw new SwitchChainError(new ChainNotConfiguredError())
        const { request } = await open()
        const id = numberToHex(wanted)
        try {
          await request({ method: 'wallet_switchEthereumChain', params: [{ chainId: id }] })
        } catch (error) {
          if (classifyWalletError(error) !== 'unknownChain') throw switchError(error)
          const add = {
            chainName: chain.name,
            nativeCurrency: chain.nativeCurrency,
            rpcUrls: chain.rpcUrls.default.http.slice(0, 1),
            ...addEthereumChainParameter,
            chainId: id,
          }
          await request({ method: 'wallet_addEthereumChain', params: [add] }).catch(
            (reason: unknown) => {
              throw switchError(reason)
            },
          )
        }
        emitter.emit('change', { chainId: wanted })
        return chain
      },
      // `openCoinbase` handles the SDK's events.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {
        emitter.emit('disconnect')
      },
    }
  })
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
