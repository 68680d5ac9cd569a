import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { createLocalChains } from '../chains/localChains.ts'
import { routeToLocalChains } from './routeToLocalChains.ts'

/** Routes networks with these endpoints in a page that only notes the routes. */
async function routesOf(...endpoints: readonly string[]) {
  const routes: ((url: URL) => boolean)[] = []
  const page = { route: async (matches: (url: URL) => boolean) => routes.push(matches) }
  const networks = endpoints.map((endpoint, index) => ({
    id: index + 1,
    name: endpoint,
    rpcUrls: { default: { http: [endpoint] } },
  }))
  const group = { ready: Promise.resolve([]), stop: () => Promise.resolve() }
  // A Page has a hundred methods, and only `route` is called.
  const stub = page as unknown as Page
  await routeToLocalChains(stub, networks, createLocalChains([], group, undefined))
  return (href: string) => routes.map((matches) => matches(new URL(href)))
}

test('a network whose endpoint begins like that of another one keeps its own node', async () => {
  const match = await routesOf('https://rpc.test/1', 'https://rpc.test/10')
  expect(match('https://rpc.test/1')).toEqual([true, false])
  expect(match('https://rpc.test/10')).toEqual([false, true])
  expect(match('https://rpc.test/10/?key=1')).toEqual([false, true])
})

test('an endpoint is found however it is written', async () => {
  const match = await routesOf('https://RPC.test', 'https://node.test/')
  expect(match('https://rpc.test/')).toEqual([true, false])
  expect(match('https://rpc.test/v2?key=1')).toEqual([true, false])
  expect(match('https://rpc.test.example/')).toEqual([false, false])
  expect(match('https://node.test/')).toEqual([false, true])
})
