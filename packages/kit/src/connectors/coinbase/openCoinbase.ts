import type { EIP1193RequestFn } from 'viem'
import { WindowBlockedError } from '../../errors/connection.ts'
import type { RpcRequest } from '../../transport/requestOf.ts'
import { coinbaseName } from './coinbaseWallet.ts'

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

/** What the SDK puts at the end of the page when the browser has blocked its window. */
const place = '-cbwsdk-css-reset'
const notice = '.-cbwsdk-snackbar-instance'

interface BlockedWindow {
  /** Rejects when the browser has blocked the window; never resolves. */
  readonly blocked: Promise<never>
  stop(): void
}

/**
 * Notices that the browser has blocked the SDK's window. The SDK itself says so in the page and waits for a press there: under
 * our dialog, where nothing can be pressed, and without its styles, which our content policy refuses. That is hidden.
 */
function watchBlockedWindow(wallet: string): BlockedWindow {
  let reject: (error: Error) => void = () => {}
  const blocked = new Promise<never>((_, fail) => {
    reject = fail
  })
  // Whoever waits for it hears of it.
  blocked.catch(() => {})
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const elements = added.filter((node) => node instanceof Element)
    for (const element of elements) {
      const root = element.closest(`.${place}`)
      if (root instanceof HTMLElement) root.hidden = true
      if (root && (element.matches(notice) || element.querySelector(notice))) {
        reject(new WindowBlockedError({ wallet }))
      }
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { blocked, stop: () => observer.disconnect() }
}
