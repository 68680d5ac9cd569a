import { randomBytes } from 'node:crypto'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect, test } from './fixtures.ts'

function pairingLink(): string {
  const [topic, key] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  return `wc:${topic}@2?relay-protocol=irn&symKey=${key}&expiryTimestamp=1800000000`
}

/** The content of the code in a PNG; undefined if none can be read. */
function read(picture: Buffer): string | undefined {
  const { data, height, width } = PNG.sync.read(picture)
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}

/** For each scale and theme: 102 codes in the long run. */
const count = process.env.FOYER_LONG === '1' ? 17 : 1

for (const deviceScaleFactor of [1, 2, 3]) {
  test.describe(`at a device scale factor of ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor, viewport: { width: 360, height: 420 } })

    const tag = deviceScaleFactor === 2 ? [] : '@long'
    test('codes can be read from the screen in both themes', { tag }, async ({ open, page }) => {
      for (const theme of ['dark', 'light']) {
        const links = Array.from({ length: count }, pairingLink)
        for (const link of [...links, 'https://rainbow.me/download']) {
          await open(new URLSearchParams({ code: link, theme }).toString())
          const code = page.getByRole('img', { name: 'A code' })
          // The picture may be of a frame before the code is drawn.
          await expect.poll(async () => read(await code.screenshot())).toBe(link)
        }
      }
    })
  })
}
