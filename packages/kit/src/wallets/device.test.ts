import { describe, expect, test } from 'vitest'
import { browserOf, deviceOf, platformOf } from './device.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

describe('platformOf', () => {
  test.each([
    [iPhone, 5, 'ios'],
    [mac, 5, 'ios'],
    [mac, 0, 'desktop'],
    ['Mozilla/5.0 (Linux; Android 15)', 5, 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'desktop'],
  ])('%s with %d touch points', (userAgent, maxTouchPoints, expected) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(expected)
  })
})

const engine = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${engine} Chrome/140.0.0.0 Safari/537.36`, 'chrome'],
  [`${engine} HeadlessChrome/140.0.0.0 Safari/537.36`, 'chrome'],
  [`${engine} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'edge'],
  [`${engine} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'opera'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'firefox'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'safari'],
  ['Lynx/2.8.9', 'other'],
  ['', 'other'],
])('the browser with the user agent %s', (userAgent, expected) => {
  expect(browserOf(userAgent)).toBe(expected)
})

test('a page framed by another detects it', () => {
  const navigator = { userAgent: mac, maxTouchPoints: 0 }
  const top = { navigator, parent: undefined as unknown }
  top.parent = top
  expect(deviceOf(top).framed).toBe(false)
  expect(deviceOf({ navigator, parent: top }).framed).toBe(true)
})
