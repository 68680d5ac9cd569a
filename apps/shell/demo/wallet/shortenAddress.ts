/** Shortens an address as the rest of the product does: 4 characters, an ellipsis, 4 characters. */
export function shortenAddress(address: string): string {
  // biome-ignore lint/plugin: the same form; the test kit does not import the kit.
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}
