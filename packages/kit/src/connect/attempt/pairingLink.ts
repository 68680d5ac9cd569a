import type { Connector } from 'wagmi'

/** The link that a phone's wallet scans or is handed (WalletConnect pairing URI, EIP-1328). */
export interface PairingLink {
  readonly uri: string
  /** Milliseconds since the epoch; undefined when the connector does not say. */
  readonly expiresAt: number | undefined
}

/** No pairing link is longer than this; a code with more could not be scanned. */
const longest = 2_000

/** Tells the pairing links of a connector as they come. Returns the function that ends it. */
export function watchPairingLink(
  connector: Connector,
  onLink: (link: PairingLink) => void,
): () => void {
  let uri: string | undefined
  let expiresAt: number | undefined
  const { emitter } = connector
  const listener: Parameters<typeof emitter.on<'message'>>[1] = ({ data, type }) => {
    if (type === 'display_uri') {
      if (!isPairingUri(data)) return
      if (data !== uri) expiresAt = undefined
      uri = data
    } else if (type === 'display_uri_expiry') {
      if (typeof data !== 'number' || !Number.isFinite(data)) return
      expiresAt = data
    } else return
    if (uri !== undefined) onLink({ uri, expiresAt })
  }
  emitter.on('message', listener)
  return () => emitter.off('message', listener)
}

export function isPairingUri(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('wc:') && value.length <= longest
}

/**
 * Makes a connector's pairing link ready before a wallet is picked, where the connector can: on a phone
 * the wallet's app has to be opened inside the tap. Undefined where it cannot, or when it failed.
 */
export async function preparePairing(connector: Connector): Promise<string | undefined> {
  const prepare: unknown = Reflect.get(connector, 'prepare')
  if (typeof prepare !== 'function') return undefined
  try {
    const uri: unknown = await Reflect.apply(prepare, connector, [])
    return isPairingUri(uri) ? uri : undefined
  } catch {
    return undefined // Picking a wallet tries again, and says what is wrong.
  }
}
