import type { BrowserContext } from '@playwright/test'
import type { LocalChains } from '../chains/localChains.ts'

/** A network of the app under test, such as any chain of `viem/chains`. */
export interface PublicChain {
  /** The chain id. A local chain must have it. */
  readonly id: number
  /** Not used; part of viem's `Chain`. */
  readonly name: string
  /** The endpoints that the app may use. */
  readonly rpcUrls: {
    readonly default: {
      /** The requests to these go to the local node instead. */
      readonly http: readonly string[]
      /** Connections to these are closed. Default: none. */
      readonly webSocket?: readonly string[] | undefined
    }
  }
}

/**
 * Routes the requests to the networks' endpoints (`rpcUrls.default.http`) to local nodes, so that
 * the app under test stays unchanged: those of all pages of the browser context, since the windows
 * that a page opens are among them. The nodes refuse pages of other origins (CORS), so a wallet in
 * a page reaches them the same way. Connections to `rpcUrls.default.webSocket` are closed, so that
 * the page reads over HTTP. Lasts until the context is closed or unrouted.
 *
 * @throws Error, naming the id, if a network has no local chain; Playwright's own errors.
 */
export async function routeToLocalChains(
  context: BrowserContext,
  networks: readonly PublicChain[],
  chains: LocalChains,
): Promise<void> {
  const isClosed = watchClosing(context)
  for (const { id, rpcUrls } of networks) {
    for (const endpoint of [...rpcUrls.default.http, chains.url(id)]) {
      await context.route(
        ({ href }) => isAt(endpoint, href),
        async (route) => {
          try {
            const response = await route.fetch({ url: chains.url(id) })
            await route.fulfill({ response })
          } catch (error) {
            // A page that is closed, or about to be, needs no answer.
            if (!isClosed() && !isHandled(error)) throw error
          }
        },
      )
    }
    for (const endpoint of rpcUrls.default.webSocket ?? []) {
      await context.routeWebSocket(
        ({ href }) => isAt(endpoint, href),
        (socket) => socket.close(),
      )
    }
  }
}

/** Returns a function that says whether a browser context has been closed since. */
export function watchClosing(context: BrowserContext): () => boolean {
  let isClosed = false
  context.once('close', () => {
    isClosed = true
  })
  return () => isClosed
}

/**
 * Whether Playwright has handled the route itself, as it does with open requests before the context
 * reports that it is closed.
 */
export function isHandled(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Route is already handled')
}

/** Whether an address is an endpoint's, and not of one that begins alike: `/1` and `/10`. */
export function isAt(endpoint: string, address: string): boolean {
  const { href } = new URL(endpoint)
  if (!address.startsWith(href)) return false
  return href.endsWith('/') || /^(?:$|[/?#])/.test(address.slice(href.length))
}
