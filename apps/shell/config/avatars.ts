import type { NamesOptions } from '@foyer/kit'
import type { Deployment } from './deployment.ts'
import { parseUrl } from './parseUrl.ts'
import type { DeploymentSources } from './policy.ts'
import { type Environment, SettingsError } from './settings.ts'

/** Production: ENS's own avatar service, and an IPFS gateway that serves from a single host. */
export const publicAvatarSources: readonly string[] = [
  'https://metadata.ens.domains/mainnet/avatar/',
  'https://ipfs.io/ipfs/',
]

const maxSources = 8

// The form that the content policy supports: no wildcard, path or IPv6 address.
const plainOrigin = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/

/**
 * Reads AVATAR_ORIGINS, a list separated by commas; `none` is an empty one. Undefined means the
 * default of the mode. Throws `SettingsError` for an invalid entry.
 */
export function readAvatarSources(environment: Environment): readonly string[] | undefined {
  const value = environment.AVATAR_ORIGINS?.trim()
  if (!value) return undefined
  if (value === 'none') return []
  const sources = value.split(',').map((source) => source.trim())
  if (sources.length <= maxSources && sources.every(isAvatarSource)) return sources
  throw new SettingsError(
    `AVATAR_ORIGINS is "${value}", but must be none, or at most ${maxSources} origins (https, or http on this machine) separated by commas; one that ends with /ipfs/ serves ipfs:// pictures, one that ends with /avatar/ the picture of a name. Example: AVATAR_ORIGINS=${publicAvatarSources.join(',')}`,
  )
}

/** An origin, alone or with a path that ends with `/ipfs/` or `/avatar/`. */
function isAvatarSource(source: string): boolean {
  const parsed = parseUrl(source)
  if (!parsed) return false
  const { hash, hostname, origin, password, protocol, search, username } = parsed
  if (username || password || search || hash || source.includes('?')) return false
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return false
  if (!plainOrigin.test(origin)) return false
  return (
    source === origin || (source.startsWith(`${origin}/`) && /\/(?:ipfs|avatar)\/$/.test(source))
  )
}

/** The avatar options that the kit gets for a deployment. */
export function namesOptions({ avatarSources = [] }: Deployment): NamesOptions {
  return {
    avatarOrigins: avatarSources.map((source) => new URL(source).origin),
    ipfsGateway: avatarSources.find((source) => source.endsWith('/ipfs/')),
    avatarService: avatarSources.find((source) => source.endsWith('/avatar/')),
  }
}

/** The picture hosts as sources of the content policy: a HEAD request first, then the picture. */
export function avatarPolicy({ avatarSources = [] }: Deployment): readonly DeploymentSources[] {
  const origins = [...new Set(avatarSources.map((source) => new URL(source).origin))]
  if (origins.length === 0) return []
  return [{ connect: origins, img: origins, purpose: 'avatars' }]
}
