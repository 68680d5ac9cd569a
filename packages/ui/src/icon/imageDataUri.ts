/** Maximum length of a picture's data URI, in characters. */
export const imageLimit = 64 * 1024

/**
 * Returns the data URI of a picture from outside (EIP-6963 `info.icon`), without the white space at
 * its ends, or undefined for anything else. For `<img>`, in which no SVG runs scripts or loads
 * other files.
 */
export function imageDataUri(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > imageLimit) return undefined
  const uri = value.trim()
  return /^data:image\//i.test(uri) ? uri : undefined
}

/** Returns true for the data URI of a raster image within `imageLimit`. */
export function isRasterImage(uri: string): boolean {
  return /^data:image\/(?:png|webp|jpeg|gif|avif)[;,]/i.test(imageDataUri(uri) ?? '')
}
