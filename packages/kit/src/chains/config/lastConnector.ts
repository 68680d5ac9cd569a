/** wagmi's storage item with the id of the last used connector. A disconnect removes it. */
export const lastConnectorKey = 'recentConnectorId'

interface WagmiStorage {
  getItem(key: typeof lastConnectorKey): unknown
}

/** Whether a key of the browser's storage, with any prefix, is that of the item. */
export function isLastConnectorKey(key: string): boolean {
  return key.endsWith(`.${lastConnectorKey}`)
}

/** The id of the last used connector. Undefined if none is stored, or no text. */
export async function lastConnectorId(
  storage: WagmiStorage | null | undefined,
): Promise<string | undefined> {
  const id = await storage?.getItem(lastConnectorKey)
  return typeof id === 'string' ? id : undefined
}
