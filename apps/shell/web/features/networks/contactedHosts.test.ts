import { expect, it } from 'vitest'
import { countHosts, withEndpoints } from './contactedHosts.ts'

it('counts the requests to each host, but none that stayed on the machine', () => {
  const counts = countHosts([
    { name: 'https://a.example/x' },
    { name: 'https://a.example/y' },
    { name: 'wss://b.example:8443/' },
    { name: 'data:text/plain,x' },
    { name: 'blob:https://a.example/1' },
    { name: 'not a url' },
  ])
  expect([...counts]).toEqual([
    ['a.example', 2],
    ['b.example:8443', 1],
  ])
})

it("includes WebSockets, and requests beyond the browser's buffer", () => {
  const counts = new Map([
    ['app.example', 5],
    ['node.example', 2],
  ])
  const of = (kind: 'http' | 'webSocket', url: string, requests: number) => ({
    kind,
    url,
    requests,
  })
  const all = withEndpoints(counts, [
    of('http', 'https://node.example/1', 3),
    of('http', 'https://node.example/2', 4),
    of('http', 'https://app.example/rpc', 1),
    of('http', 'https://late.example', 9),
    of('http', 'https://never.example', 0),
    of('webSocket', 'wss://app.example/ws', 10),
  ])
  expect(Object.fromEntries(all)).toEqual({
    'app.example': 15,
    'node.example': 7,
    'late.example': 9,
  })
})

it('adds the WebSockets that no endpoint counts, such as those of the WalletConnect relay', () => {
  const sockets = countHosts([
    { name: 'wss://relay.example', count: 2 },
    { name: 'wss://node.example:8443', count: 1 },
  ])
  const endpoint = { kind: 'webSocket', url: 'wss://node.example:8443/ws', requests: 10 } as const
  const all = withEndpoints(new Map([['app.example', 5]]), [endpoint], sockets)
  expect(Object.fromEntries(all)).toEqual({
    'app.example': 5,
    'relay.example': 2,
    'node.example:8443': 10,
  })
})
