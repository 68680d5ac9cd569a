import type { EIP1193RequestFn } from 'viem'
import type { NodeBackedProvider, RpcRequest } from '../../../chains/transport/requestOf.ts'
import { WindowBlockedError } from '../../../errors/connection.ts'
import { sdkError } from '../sdkError.ts'
import { type CoinbaseOptions, coinbaseName } from './coinbaseWallet.ts'

/** The EIP-1193 provider of the wallet. */
export interface CoinbaseProvider extends NodeBackedProvider {
  readonly request: EIP1193RequestFn
}

/** The result of `openCoinbase`. */
export interface OpenCoinbase {
  readonly provider: CoinbaseProvider
  readonly request: RpcRequest
  on(
    event: 'accountsChanged' | 'chainChanged' | 'disconnect',
    listener: (value: unknown) => void,
  ): void
  disconnect(): Promise<void>
}

export interface OpenCoinbaseOptions extends CoinbaseOptions {
  readonly chainIds: readonly number[]
  /** The app's endpoint of a chain; undefined if the chain is not configured. */
  readonly nodeOf: (chainId: number) => RpcRequest | undefined
}

/**
 * Methods that go to the wallet. Everything else is a read, which the SDK would send to its own
 * hosts. So is the status of a batch, which could therefore not be followed: batches are refused.
 */
const walletMethods =
  /^(?:eth_(?:requestAccounts|accounts|coinbase|chainId|signTransaction|sendTransaction|signTypedData\w*)|personal_\w+|wallet_(?!getCallsStatus|getCapabilities|sendCalls|showCallsStatus)\w+)$/

/**
 * Loads Coinbase's SDK in its smart wallet mode, which works under our content security policy. Its
 * other mode, a phone app through www.walletlink.org, is off: it would need inline styles and
 * another host.
 */
export async function openCoinbase(options: OpenCoinbaseOptions): Promise<OpenCoinbase> {
  const { createCoinbaseWalletSDK } = await loadSdk()
  const { appLogoUrl, appName, chainIds, nodeOf } = options
  const sdk = createCoinbaseWalletSDK({
    appName,
    appLogoUrl: appLogoUrl ?? null,
    appChainIds: [...chainIds],
    // The current SDK has no telemetry; this turns it off in earlier versions of the range.
    preference: { options: 'smartWalletOnly', telemetry: false },
  })
  const inner = sdk.getProvider()
  const ask: RpcRequest = async ({ method, params }) => {
    const { blocked, stop } = watchBlockedWindow()
    const asked = inner.request(Array.isArray(params) ? { method, params } : { method })
    return Promise.race([asked, blocked]).finally(stop)
  }

  const requestFromWallet: RpcRequest = async (args) => {
    if (walletMethods.test(args.method)) return ask(args)
    throw Object.assign(new Error(`The wallet does not support the method "${args.method}".`), {
      code: 4200,
    })
  }

  const request: RpcRequest = async (args) => {
    if (walletMethods.test(args.method)) return ask(args)
    const node = nodeOf(Number(await ask({ method: 'eth_chainId' })))
    if (node && /^(?:eth|net|web3)_/.test(args.method)) return node(args)
    return requestFromWallet(args)
  }

  return {
    // viem types each method's result; here it is untrusted.
    provider: { request: request as EIP1193RequestFn, requestFromWallet },
    request,
    on: (event, listener) => void inner.on(event, listener),
    disconnect: () => inner.disconnect(),
  }
}

/** Class of the element that the SDK adds to the page when the browser blocks its window. */
const place = '-cbwsdk-css-reset'
const notice = '.-cbwsdk-snackbar-instance'

/**
 * Detects that the browser blocked the SDK's window. Hides the SDK's own message, which waits for a
 * click: it is covered by our dialog, and our content security policy blocks its styles.
 */
function watchBlockedWindow() {
  let reject: (error: Error) => void = () => {}
  /** Rejects if the browser blocks the window; never resolves. */
  const blocked = new Promise<never>((_, fail) => {
    reject = fail
  })
  // `blocked` still rejects for its callers; this only avoids an unhandled rejection.
  blocked.catch(() => {})
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const elements = added.filter((node) => node instanceof Element)
    for (const element of elements) {
      const root = element.closest(`.${place}`)
      if (root instanceof HTMLElement) root.hidden = true
      if (root && (element.matches(notice) || element.querySelector(notice))) {
        reject(new WindowBlockedError({ wallet: coinbaseName }))
      }
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { blocked, stop: () => observer.disconnect() }
}

async function loadSdk() {
  try {
    return await import('@coinbase/wallet-sdk')
  } catch (cause) {
    throw sdkError('@coinbase/wallet-sdk', cause)
  }
}
