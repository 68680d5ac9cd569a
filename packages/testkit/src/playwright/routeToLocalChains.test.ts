import { expect, test } from 'vitest'
import { isAt, isHandled } from './routeToLocalChains.ts'

test('a request that Playwright ends while the context closes is no error; any other failure is', () => {
  expect(isHandled(new Error('route.fulfill: Route is already handled!'))).toBe(true)
  expect(isHandled(new Error('route.fetch: connect ECONNREFUSED'))).toBe(false)
})

test('a network whose endpoint begins like that of another one keeps its own node', () => {
  expect(isAt('https://rpc.test/1', 'https://rpc.test/1')).toBe(true)
  expect(isAt('https://rpc.test/1', 'https://rpc.test/1/?key=1')).toBe(true)
  expect(isAt('https://rpc.test/1', 'https://rpc.test/10')).toBe(false)
  expect(isAt('https://rpc.test', 'https://rpc.test.example/')).toBe(false)
})

test('an endpoint is found however it is written', () => {
  expect(isAt('https://RPC.test', 'https://rpc.test/')).toBe(true)
  expect(isAt('https://rpc.test', 'https://rpc.test/v2?key=1')).toBe(true)
  expect(isAt('https://rpc.test/', 'https://rpc.test/')).toBe(true)
})
