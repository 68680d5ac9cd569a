import { expect, test } from 'vitest'
import { isInAppBrowser } from './isInAppBrowser.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari'

test.each([
  ['Telegram on Android', `${android}; wv) ${chrome}/537.36 Telegram-Android/11.4`, {}, true],
  ['Telegram, by its object', `${android}) ${chrome}/537.36`, { TelegramWebviewProxy: {} }, true],
  ['Telegram on an iPhone', `${iphone} Mobile/15E148`, {}, true],
  ['Instagram', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 Instagram 380.0`, {}, true],
  ['Safari', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, {}, false],
  ['Chrome on an iPhone', `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`, {}, false],
  ['Chrome on Android', `${android}) ${chrome}/537.36`, {}, false],
  ['a desktop', `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko)`, {}, false],
])('is a page within another app: %s', (_, userAgent, view, expected) => {
  const navigator = { userAgent, maxTouchPoints: 0 }
  expect(isInAppBrowser({ navigator, ...view })).toBe(expected)
})

test('a page on the home screen is not within another app', () => {
  const navigator = { userAgent: `${iphone} Mobile/15E148`, maxTouchPoints: 5, standalone: true }
  expect(isInAppBrowser({ navigator })).toBe(false)
})
