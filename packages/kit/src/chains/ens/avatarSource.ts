import { isRasterImage } from '@foyer/ui/icon/imageDataUri.ts'
import { parseUrl } from '@foyer/ui/utils/parseUrl.ts'

/** Raster types only: a hostile SVG can hang the page even inside `<img>`. */
const rasterTypes = /^image\/(png|jpe?g|webp|gif|avif)\s*(;|$)/i
/** In bytes. Avatars are shown at 72 px. */
const maxSize = 4_000_000
/** How long an avatar's server may take to answer, in ms. */
const timeLimit = 5_000

/**
 * Which avatars may be loaded. Limited to known hosts, since a host learns which visitor looks up
 * which account.
 */
export interface AvatarPolicy {
  /** The page's own origin and the configured ones. */
  readonly origins: readonly string[]
  /** Base URL for `ipfs://` records. */
  readonly ipfsGateway: string | undefined
  /** Base URL for records that the page cannot load itself; the name is appended. */
  readonly service?: string | undefined
}

/**
 * The avatar's URL when the page may load it: a raster data URI, or a file of an allowed origin
 * whose content type a HEAD request confirms within the time limit. Records
 * on other hosts and NFTs go to the configured service, by name.
 *
 * @throws when the server does not answer: that does not mean that there is no avatar.
 */
export async function avatarSource(
  record: string | undefined,
  policy: AvatarPolicy,
  name?: string,
): Promise<string | undefined> {
  const url = allowedAvatar(record, policy) ?? servedAvatar(record, policy, name)
  if (url === undefined || url.startsWith('data:')) return url
  const response = await fetch(url, {
    method: 'HEAD',
    // The name's owner chose the URL: no cookies, no redirects to other hosts.
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeLimit),
  })
  // Too busy or broken to say anything about the avatar.
  if (response.status === 429 || response.status >= 500) {
    throw new Error(`The avatar's server answered ${response.status}.`)
  }
  const type = response.headers.get('content-type') ?? ''
  const size = Number(response.headers.get('content-length') ?? 0)
  return response.ok && rasterTypes.test(type) && size <= maxSize ? url : undefined
}

// Records that the service may be asked for: what ENSIP-12 allows, on other hosts.
const servedRecord = /^(?:https:\/\/|ipfs:\/\/|ipns:\/\/|eip155:)/i

function servedAvatar(
  record: string | undefined,
  policy: AvatarPolicy,
  name: string | undefined,
): string | undefined {
  if (!policy.service || !name || !servedRecord.test(record ?? '')) return undefined
  return allowedAvatar(`${policy.service}${encodeURIComponent(name)}`, policy)
}

/** The URL that a record would be loaded from, when the policy allows it. Sends no request. */
export function allowedAvatar(
  record: unknown,
  { ipfsGateway, origins }: AvatarPolicy,
): string | undefined {
  if (typeof record !== 'string' || record === '') return undefined
  if (record.startsWith('data:')) return isRasterImage(record) ? record : undefined
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?(.+)/i.exec(record) ?? []
  const uri = path !== undefined && ipfsGateway ? `${ipfsGateway}${path}` : record
  const url = parseUrl(uri)
  if (!url) return undefined
  const { href, origin, protocol } = url
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && origins.includes(origin) ? href : undefined
}
