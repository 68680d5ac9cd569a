import { isRasterIcon } from '../ui/icon/safeIcon.ts'

/** Raster types only: a hostile SVG can hang the page even inside `<img>`. */
const rasterTypes = /^image\/(png|jpe?g|webp|gif|avif)\s*(;|$)/i
/** Maximum size in bytes; shown at 72 px. */
const largest = 4_000_000
/** A picture server that has not answered by then is left alone, ms. */
const timeLimit = 5_000

/** Whose pictures may be loaded: another host would learn who is looking at whom. */
export interface AvatarPolicy {
  /** The page's own origin, and those that the configuration adds. */
  readonly origins: readonly string[]
  /** Base for `ipfs://` addresses. */
  readonly ipfsGateway: string | undefined
  /** Base for the pictures of names whose record cannot be loaded itself. */
  readonly service?: string | undefined
}

/**
 * The avatar's address when it is a picture that the page may load: raster data, or a file of an allowed
 * origin whose content type says so in a HEAD request with a time limit (Spec §7). A record of another host or an NFT
 * is asked of the configured service, by name.
 */
export async function avatarSource(
  record: string | undefined,
  policy: AvatarPolicy,
  name?: string,
): Promise<string | undefined> {
  const url = allowedAvatar(record, policy) ?? servedAvatar(record, policy, name)
  if (url === undefined || url.startsWith('data:')) return url
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      // The name's owner chose the address: it gets no cookie, and leads to no other host.
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeLimit),
    })
    const type = response.headers.get('content-type') ?? ''
    const size = Number(response.headers.get('content-length') ?? 0)
    return response.ok && rasterTypes.test(type) && size <= largest ? url : undefined
  } catch {
    return undefined // Unreachable pictures are replaced by the generated one.
  }
}

// What the service may be asked for: records that ENS allows (ENSIP-12) and that lead elsewhere.
const servedRecord = /^(?:https:\/\/|ipfs:\/\/|ipns:\/\/|eip155:)/i

function servedAvatar(
  record: string | undefined,
  policy: AvatarPolicy,
  name: string | undefined,
): string | undefined {
  if (!policy.service || !name || !servedRecord.test(record ?? '')) return undefined
  return allowedAvatar(`${policy.service}${encodeURIComponent(name)}`, policy)
}

/** The address that a record would be loaded from, if that is allowed at all. Asks nobody. */
export function allowedAvatar(
  record: unknown,
  { ipfsGateway, origins }: AvatarPolicy,
): string | undefined {
  if (typeof record !== 'string' || record === '') return undefined
  if (record.startsWith('data:')) return isRasterIcon(record) ? record : undefined
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?(.+)/i.exec(record) ?? []
  const address = path !== undefined && ipfsGateway ? `${ipfsGateway}${path}` : record
  if (!URL.canParse(address)) return undefined
  const { href, origin, protocol } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && origins.includes(origin) ? href : undefined
}
