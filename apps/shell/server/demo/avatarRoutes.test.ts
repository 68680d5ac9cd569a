import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { subresource, testApp } from '../testing/testApp.ts'

const avatarSize = 128

/** Width, height and the pixel rows (each with its leading filter byte) of a PNG. */
function decode(png: Buffer) {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const types: string[] = []
  let data = Buffer.alloc(0)
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    types.push(type)
    if (type === 'IDAT') data = Buffer.concat([data, png.subarray(at + 8, at + 8 + length)])
    at += length + 12
  }
  expect(types).toEqual(['IHDR', 'IDAT', 'IEND'])
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), rows: inflateSync(data) }
}

describe('demo avatars', () => {
  it('are square images with four quadrants around a dot', async () => {
    const response = await (await testApp()).fetch(subresource('/demo/avatars/alice.png'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    const { width, height, rows } = decode(Buffer.from(await response.arrayBuffer()))
    expect([width, height]).toEqual([avatarSize, avatarSize])
    const at = (x: number, y: number) => {
      const start = y * (avatarSize * 3 + 1) + 1 + x * 3
      return [...rows.subarray(start, start + 3)]
    }
    const far = avatarSize - 6
    expect(at(5, 5)).toEqual([201, 167, 255])
    expect(at(far, 5)).toEqual([91, 52, 168])
    expect(at(far, far)).toEqual([240, 231, 255])
    expect(at(5, far)).toEqual([91, 52, 168])
    expect(at(avatarSize / 2, avatarSize / 2)).toEqual([30, 14, 54])
  })

  it('differ between names and are stable for a name', async () => {
    const app = await testApp()
    const picture = async (name: string) =>
      Buffer.from(
        await (await app.fetch(subresource(`/demo/avatars/${name}.png`))).arrayBuffer(),
      ).toString('base64')
    expect(await picture('alice')).toBe(await picture('alice'))
    expect(await picture('bob')).not.toBe(await picture('alice'))
    expect(await picture('carol')).not.toBe(await picture('alice'))
  })

  it('answer HEAD with type and size', async () => {
    const app = await testApp()
    const url = 'http://localhost:4700/demo/avatars/alice.png'
    const response = await app.fetch(new Request(url, { method: 'HEAD' }))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100)
    expect(await response.text()).toBe('')
  })

  it.each([
    'alice.svg',
    'alice',
    '%2e%2e.png',
    'ALICE.png',
    `${'a'.repeat(33)}.png`,
    'dave.png',
    '.png',
  ])('do not exist as %s', async (file) => {
    const response = await (await testApp()).fetch(subresource(`/demo/avatars/${file}`))
    expect(response.status).toBe(404)
  })
})
