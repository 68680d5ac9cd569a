import type { Connector } from 'wagmi'
import { sanitizeText } from '../format/sanitizeText.ts'
import { iconLimit } from '../ui/icon/safeIcon.ts'

/** Name and picture that a wallet gives itself, fit to be shown. */
export interface ProviderInfo {
  readonly name: string
  /** A data URI and nothing else; `Icon`, which draws it, lets only safe pictures through. */
  readonly iconUrl: string | undefined
  readonly idText: string
}

// Enough for every name; a thousand wallets with endless ones would be slow to clean.
const textLimit = 128

/** How a wallet introduces itself, cleaned. Its texts may be anything. */
export function providerInfo({
  icon,
  id,
  name,
}: Pick<Connector, 'icon' | 'id' | 'name'>): ProviderInfo {
  const idText = sanitizeText(start(id), 40)
  const shown = sanitizeText(start(name)) || sanitizeText(start(id)) || '?'
  return { name: shown, iconUrl: dataUri(icon), idText }
}

/** `providerInfo`, reading each announcement once: a thousand of them are listed again at every change. */
export function createProviderInfoCache(): (connector: Connector) => ProviderInfo {
  const infos = new WeakMap<Connector, ProviderInfo>()
  return (connector) => {
    const known = infos.get(connector)
    if (known) return known
    const info = providerInfo(connector)
    infos.set(connector, info)
    return info
  }
}

function dataUri(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > iconLimit) return undefined
  const address = value.trim()
  return /^data:image\//i.test(address) ? `data:${address.slice('data:'.length)}` : undefined
}

function start(text: unknown): unknown {
  return typeof text === 'string' ? text.slice(0, textLimit) : text
}
