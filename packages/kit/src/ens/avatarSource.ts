/** Raster types only: a hostile SVG can hang the page even inside `<img>`. */
const rasterTypes = /^image\/(png|jpe?g|webp|gif|avif)\b/i
const rasterData = /^data:image\/(png|jpe?g|webp|gif|avif);base64,[a-z0-9+/=]+$/i
const maxDataLength = 64 * 1024
/** A picture server that has not answered by then is left alone, ms. */
const timeLimit = 5_000

/**
 * The avatar's address when it is a picture the page may load: raster data, or a file of the page's
 * own origin whose content type says so in a HEAD request (Spec §7). No other host is asked, since
 * that would tell it who is looking at whom.
 */
export async function avatarSource(
  record: string | undefined,
  origin: string,
): Promise<string | undefined> {
  if (!record) return undefined
  if (record.length <= maxDataLength && rasterData.test(record)) return record
  if (!URL.canParse(record)) return undefined
  const url = new URL(record)
  if (url.origin !== origin) return undefined
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeLimit) })
    const type = response.headers.get('content-type') ?? ''
    return response.ok && rasterTypes.test(type) ? url.href : undefined
  } catch {
    return undefined // Unreachable pictures are replaced by the generated one.
  }
}
