import { injected } from '@wagmi/core'
import type { CreateConnectorFn } from 'wagmi'

export interface InjectedTarget {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  /** Asked at every use: an extension may put another one into its place. */
  readonly provider: () => object | undefined
}

/** wagmi's connector for a provider in this page. */
export function injectedWallet({ icon, id, name, provider }: InjectedTarget): CreateConnectorFn {
  const create = injected({
    // wagmi's own type of a provider names flags of its own; this one was seen to have `request`.
    target: { id, name, provider: () => provider() as never, ...(icon ? { icon } : {}) },
  })
  return (parameters) => {
    const connector = create(parameters)
    return {
      ...connector,
      async setup() {
        // wagmi waits for nobody here: what a provider throws would be an error of the page.
        await connector.setup?.call(this).catch(() => {})
      },
    }
  }
}
