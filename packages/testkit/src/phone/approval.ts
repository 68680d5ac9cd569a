import type { Address } from 'viem'

/** The part of a site's requested namespaces that this wallet reads (CAIP-25). */
export interface AskedNamespaces {
  readonly [key: string]:
    | {
        readonly chains?: readonly string[] | undefined
        readonly methods?: readonly string[] | undefined
      }
    | undefined
}

/** An approved namespace (CAIP-25). */
export interface ApprovedNamespace {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
  readonly accounts: string[]
}

/** Methods that the phone supports over WalletConnect. */
const methods: ReadonlySet<string> = new Set([
  'eth_accounts',
  'eth_getBlockByNumber',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
])

/**
 * Approves the requested chains that the wallet knows, with the requested methods that it supports.
 * Undefined if no chain is left.
 */
export function approveNamespaces(
  asked: readonly AskedNamespaces[],
  wallet: { readonly chainIds: readonly number[]; readonly accounts: readonly Address[] },
): { eip155: ApprovedNamespace } | undefined {
  const namespaces = asked.flatMap((each) => Object.values(each))
  const known = new Set(wallet.chainIds.map((id) => `eip155:${id}`))
  const chains = unique(namespaces.flatMap((each) => each?.chains ?? [])).filter((chain) =>
    known.has(chain),
  )
  if (chains.length === 0) return undefined
  return {
    eip155: {
      chains,
      methods: unique(namespaces.flatMap((each) => each?.methods ?? [])).filter((method) =>
        methods.has(method),
      ),
      events: ['accountsChanged', 'chainChanged'],
      accounts: accountsOn(chains, wallet.accounts),
    },
  }
}

/** The accounts on each chain, in CAIP-10 form. */
export function accountsOn(chains: readonly string[], accounts: readonly Address[]): string[] {
  return chains.flatMap((chain) => accounts.map((address) => `${chain}:${address}`))
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
