import type { Page } from '@playwright/test'
import type { LocalChains } from '../chains/localChains.ts'

/** A network of the app under test, such as any chain of `viem/chains`. */
export interface PublicChain {
  readonly id: number
  readonly name: string
  /** The requests to `default.http` go to the local node instead. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/**
 * Routes the requests to the networks' endpoints (`rpcUrls.default.http`) to local nodes, so that
 * the app under test stays unchanged: those of all pages of the page's browser context, since the
 * windows that it opens are among them. Lasts until the context is closed or unrouted.
 */
export async function routeToLocalChains(
  page: Page,
  networks: readonly PublicChain[],
  chains: LocalChains,
): Promise<void> {
  for (const { id, rpcUrls } of networks) {
    for (const endpoint of rpcUrls.default.http) {
      await page.context().route(
        ({ href }) => isAt(endpoint, href),
        async (route) => {
          const response = await route.fetch({ url: chains.url(id) })
          await route.fulfill({ response })
        },
      )
    }
  }
}

/** Whether an address is an endpoint's, and not of one that begins alike: `/1` and `/10`. */
export function isAt(endpoint: string, address: string): boolean {
  const { href } = new URL(endpoint)
  if (!address.startsWith(href)) return false
  return href.endsWith('/') || /^(?:$|[/?#])/.test(address.slice(href.length))
}
