/** What the page may want of a wallet. All of it is optional: a wallet approves what it has (CAIP-25). */
const methods = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
]

export interface RequestedNamespace {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
}

/** The app's networks as CAIP-2 ids, the wanted one first, since wallets begin with the first. */
export function requestedNamespaces(options: {
  readonly chainIds: readonly number[]
  readonly first?: number | undefined
  readonly extraMethods?: readonly string[] | undefined
}): { readonly eip155: RequestedNamespace } {
  const { chainIds, first, extraMethods = [] } = options
  const ordered = chainIds.toSorted((a, b) => Number(b === first) - Number(a === first))
  return {
    eip155: {
      chains: ordered.map((id) => `eip155:${id}`),
      methods: [...new Set([...methods, ...extraMethods])],
      events: ['accountsChanged', 'chainChanged'],
    },
  }
}
