import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { imageDataUri } from '@foyer/ui/icon/imageDataUri.ts'
import type { Connector } from 'wagmi'

/** A wallet's own name, icon and rdns (EIP-6963), sanitized for display. */
export interface ProviderInfo {
  readonly name: string
  /** A data URI of a picture. */
  readonly iconUrl: string | undefined
  /** At most 40 characters. */
  readonly rdns: string
}

/** How many characters of a text are sanitized, so that a thousand endless names stay fast. */
const maxTextLength = 128

/** Reads and sanitizes what a connector says about its wallet. */
export function providerInfo({
  icon,
  id,
  name,
}: Pick<Connector, 'icon' | 'id' | 'name'>): ProviderInfo {
  const rdns = sanitizeText(start(id), 40)
  const shown = sanitizeText(start(name)) || sanitizeText(start(id)) || '?'
  return { name: shown, iconUrl: imageDataUri(icon), rdns }
}

/** `providerInfo`, cached per connector: the whole list is rebuilt on every change. */
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

function start(text: unknown): unknown {
  return typeof text === 'string' ? text.slice(0, maxTextLength) : text
}
