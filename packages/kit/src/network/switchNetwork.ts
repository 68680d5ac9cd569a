import { switchChain } from '@wagmi/core'
import { numberToHex } from 'viem/utils'
import type { Config, Connector } from 'wagmi'
import type { ChainRecord } from '../config/chainRecord.ts'
import { createObservable } from '../connectors/createObservable.ts'
import { classifyWalletError, type WalletErrorKind } from '../errors/classifyWalletError.ts'
import { requestOf } from '../rpc/requestOf.ts'

export type SwitchState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'pending'; readonly chainId: number }
  | { readonly phase: 'failed'; readonly chainId: number; readonly kind: WalletErrorKind }

export interface NetworkSwitcher {
  getState(): SwitchState
  subscribe(listener: () => void): () => void
  /** Asks the wallet to change over. The newest request counts; a wallet that never answers locks nothing. */
  switchTo(record: ChainRecord, connector: Connector): Promise<void>
  reset(): void
}

const idle: SwitchState = { phase: 'idle' }

export function createNetworkSwitcher(config: Config): NetworkSwitcher {
  const state = createObservable<SwitchState>(idle)
  let latest = 0

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async switchTo(record, connector) {
      // The wallet asks already.
      const now = state.get()
      if (now.phase === 'pending' && now.chainId === record.id) return
      latest += 1
      const request = latest
      state.set({ phase: 'pending', chainId: record.id })
      try {
        await switchOrAdd(config, record, connector)
        if (request === latest) state.set(idle)
      } catch (error) {
        if (request !== latest) return
        state.set({ phase: 'failed', chainId: record.id, kind: classifyWalletError(error) })
      }
    },
    reset() {
      latest += 1
      state.set(idle)
    },
  }
}

/**
 * Switches, and adds the chain where the wallet does not know it: on 4902, or 4901 as Taho says. A
 * wallet may add without switching (EIP-3085), or still name the old chain for a moment; wagmi takes
 * both for a rejection, so the switch is asked for again.
 */
async function switchOrAdd(
  config: Config,
  record: ChainRecord,
  connector: Connector,
): Promise<void> {
  const parameter = addChainParameter(record)
  const again = () => switchChain(config, { chainId: record.id, connector })
  try {
    await switchChain(config, {
      chainId: record.id,
      connector,
      addEthereumChainParameter: parameter,
    })
  } catch (error) {
    if (wasAdded(error)) {
      await again()
      return
    }
    // wagmi adds on 4902 only.
    const kind = classifyWalletError(error)
    if (kind !== 'unknownChain' && kind !== 'unsupportedChain') throw error
    const request = requestOf(await connector.getProvider())
    await request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId: numberToHex(record.id), ...parameter }],
    })
    await again()
  }
}

/** What wagmi's injected connector throws when the chain was added and the wallet is not on it yet. */
function wasAdded(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < 8 && cause instanceof Error; depth += 1) {
    if (cause.message.includes('User rejected switch after adding network')) return true
    cause = cause.cause
  }
  return false
}

/** The chain as `wallet_addEthereumChain` wants it (EIP-3085). Wallets insist on 18 decimals. */
export function addChainParameter(record: ChainRecord) {
  const { decimals, name, symbol, walletDecimals } = record.nativeCurrency
  return {
    chainName: record.name,
    nativeCurrency: { name, symbol, decimals: walletDecimals ?? decimals },
    rpcUrls: [record.rpcUrls[0]],
    blockExplorerUrls: [record.explorer.url],
  }
}
