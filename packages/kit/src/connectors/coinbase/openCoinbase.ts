import type { EIP1193RequestFn } from 'viem'
import type { RpcRequest } from '../../transport/requestOf.ts'
import { coinbaseName } from './coinbaseWallet.ts'
import { watchBlockedWindow } from './watchBlockedWindow.ts'

export interface CoinbaseProvider {
  readonly request: EIP1193RequestFn
}

export interface OpenCoinbase {
  readonly provider: CoinbaseProvider
  readonly request: RpcRequest
  on(
    event: 'accountsChanged' | 'chainChanged' | 'disconnect',
    listener: (value: unknown) => void,
  ): void
  disconnect(): Promise<void>
}

export interface OpenCoinbaseOptions {
  readonly appName: string
  readonly appLogoUrl?: string | undefined
  readonly chainIds: readonly number[]
  /** The app's endpoint of the wallet's chain; undefined for a chain that the app does not know. */
  readonly nodeOf: (chainId: number) => RpcRequest | undefined
}

/** What goes to the wallet itself. Everything else is a read, which the SDK would send to hosts of its own. */
const walletMethods =
  /^(?:eth_(?:requestAccounts|accounts|coinbase|chainId|signTransaction|sendTransaction|signTypedData\w*)|personal_\w+|wallet_(?!getCallsStatus)\w+)$/

/**
 * Loads Coinbase's SDK. Its wallet is a window of keys.coinbase.com: that way it needs nothing of our content policy.
 * Its other way (an app on a phone, through www.walletlink.org) would need inline styles and another host, and is off.
 */
export async function openCoinbase(options: OpenCoinbaseOptions): Promise<OpenCoinbase> {
  const { createCoinbaseWalletSDK } = await import('@coinbase/wallet-sdk')
  const { appLogoUrl, appName, chainIds, nodeOf } = options
  const sdk = createCoinbaseWalletSDK({
    appName,
    appLogoUrl: appLogoUrl ?? null,
    appChainIds: [...chainIds],
    // This version of the SDK has no telemetry any more; earlier ones in its range are told.
    preference: { options: 'smartWalletOnly', telemetry: false },
  })
  const inner = sdk.getProvider()
  const ask: RpcRequest = async ({ method, params }) => {
    const { blocked, stop } = watchBlockedWindow(coinbaseName)
    const asked = inner.request(Array.isArray(params) ? { method, params } : { method })
    return Promise.race([asked, blocked]).finally(stop)
  }

  async function request(args: { method: string; params?: unknown }): Promise<unknown> {
    if (walletMethods.test(args.method)) return ask(args)
    const node = nodeOf(Number(await ask({ method: 'eth_chainId' })))
    if (node && /^(?:eth|net|web3)_/.test(args.method)) return node(args)
    throw Object.assign(new Error(`The wallet does not support the method "${args.method}".`), {
      code: 4200,
    })
  }

  return {
    // viem's type maps each method to its answer; here every answer comes from outside.
    provider: { request: request as EIP1193RequestFn },
    request,
    on: (event, listener) => void inner.on(event, listener),
    disconnect: () => inner.disconnect(),
  }
}
