/** Where the server's own explorer is. */
export const explorerRoot = '/explorer'

/**
 * The path of a chain's explorer, or of its page about an address or a transaction. Wallets and the
 * app append the page to a chain's path themselves (EIP-3091).
 */
export function explorerPath(
  chainId: number,
  ...page: readonly [kind: 'address' | 'tx', id: string] | readonly []
): string {
  return [explorerRoot, chainId, ...page].join('/')
}
