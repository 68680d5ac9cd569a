import { expect, it } from 'vitest'
import { describeDevice } from './describeDevice.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/156.0.0.0 Safari/537.36', 'Chrome · Windows'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Safari/604', 'Safari · iPhone'],
  ['Firefox/150.0', 'Firefox'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
])('names the browser and the system of %s, without words of a language', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})

it.each([
  null,
  '',
  'curl/8.0',
])('leaves it to the page to say that it does not know %j', (agent) => {
  expect(describeDevice(agent)).toBe('')
})
