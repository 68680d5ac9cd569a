/** Shortens an address as the rest of the product does: 4 characters, an ellipsis, 4 characters. */
export function shortenAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}
