import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * A PNG file (8 bits a channel, RGB) of `width` x `height` pixels; `pixels` holds three bytes a pixel, row by row.
 * Throws `RangeError` when the number of bytes does not fit. Format: RFC 2083.
 */
export function encodePng(
  width: number,
  height: number,
  pixels: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const stride = width * 3
  if (pixels.byteLength !== stride * height) throw new RangeError('pixels do not fit the size')
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8) // 8 bits, RGB, and the only compression, filter and interlace methods in use
  const rows = Buffer.alloc((stride + 1) * height) // each row begins with its filter type, here 0
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  }
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.byteLength + 8)
  framed.writeUInt32BE(data.byteLength, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.byteLength + 4)
  return framed
}
