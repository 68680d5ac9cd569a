import { injected } from '@wagmi/core'
import { isAddress } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { parseChainId } from '../format/parseChainId.ts'

export interface InjectedTarget {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  /** Asked at every use: an extension may put another one into its place. */
  readonly provider: () => object | undefined
}

/**
 * wagmi's connector for a provider in this page, whose events may say anything. No address among the accounts means
 * disconnected, as an empty list does; what is no chain says nothing about the chain.
 */
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
      onAccountsChanged(accounts: unknown) {
        connector.onAccountsChanged.call(this, addressesOf(accounts))
      },
      onChainChanged(chainId: unknown) {
        const known = parseChainId(chainId)
        if (known !== undefined) connector.onChainChanged.call(this, String(known))
      },
    }
  }
}

function addressesOf(accounts: unknown): string[] {
  if (!Array.isArray(accounts)) return []
  return accounts.filter((account: unknown): account is string => {
    return typeof account === 'string' && isAddress(account, { strict: false })
  })
}
