import type { Page } from '@playwright/test'
import type { LocalChains } from '../chains/localChains.ts'

/** A network of the app under test, such as any chain of `viem/chains`. */
export interface PublicChain {
  readonly id: number
  readonly name: string
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/**
 * Routes the page's requests to the networks' endpoints (`rpcUrls.default.http`) to local nodes, so
 * that the app under test stays unchanged.
 */
export async function routeToLocalChains(
  page: Page,
  networks: readonly PublicChain[],
  chains: LocalChains,
): Promise<void> {
  for (const { id, rpcUrls } of networks) {
    for (const endpoint of rpcUrls.default.http) {
      const { href: own } = new URL(endpoint)
      await page.route(
        ({ href }) =>
          href.startsWith(own) &&
          (own.endsWith('/') || /^(?:$|[/?#])/.test(href.slice(own.length))),
        async (route) => {
          const response = await route.fetch({ url: chains.url(id) })
          await route.fulfill({ response })
        },
      )
    }
  }
}
