import { countdown } from '@foyer/ui/utils/stopwatch.ts'
import type { Connector } from 'wagmi'

/** A link for a wallet on a phone to scan or open (WalletConnect pairing URI, EIP-1328). */
export interface PairingLink {
  readonly uri: string
  /** How long it is valid, in ms; undefined if the connector does not report it. */
  readonly timeLeft: (() => number) | undefined
}

/** Maximum length of a pairing link, in characters; a longer QR code could not be scanned. */
const maxUriLength = 2_000

/** Reports each pairing link of a connector. Returns a function that stops. */
export function watchPairingLink(
  connector: Connector,
  onLink: (link: PairingLink) => void,
): () => void {
  let uri: string | undefined
  let timeLeft: PairingLink['timeLeft']
  const { emitter } = connector
  const listener: Parameters<typeof emitter.on<'message'>>[1] = ({ data, type }) => {
    if (type === 'display_uri') {
      if (!isPairingUri(data)) return
      if (data !== uri) timeLeft = undefined
      uri = data
    } else if (type === 'display_uri_expiry') {
      if (!Number.isFinite(data)) return
      timeLeft = countdown(Number(data) - Date.now())
    } else return
    if (uri !== undefined) onLink({ uri, timeLeft })
  }
  emitter.on('message', listener)
  return () => emitter.off('message', listener)
}

export function isPairingUri(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('wc:') && value.length <= maxUriLength
}

/**
 * Prepares a connector's pairing link before a wallet is picked, since a phone only opens an app
 * within the tap. Undefined if the connector cannot prepare one, or if it failed.
 */
export async function preparePairing(connector: Connector): Promise<string | undefined> {
  const prepare: unknown = Reflect.get(connector, 'prepare')
  if (typeof prepare !== 'function') return undefined
  try {
    const uri: unknown = await Reflect.apply(prepare, connector, [])
    return isPairingUri(uri) ? uri : undefined
  } catch {
    return undefined // Picking a wallet tries again and reports the error.
  }
}
