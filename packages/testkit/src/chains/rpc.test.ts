import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { rpc, rpcBatch } from './rpc.ts'

async function node(answer: string) {
  const server = createServer((_, response) => response.end(answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

it('returns results in the order of the calls, whatever the order of the responses', async () => {
  const url = await node('[{"id":1,"result":"second"},{"id":0,"result":"first"}]')
  expect(await rpcBatch(url, [['a'], ['b']])).toEqual(['first', 'second'])
})

it('names the failed method, with the node’s message', async () => {
  const url = await node('[{"id":0,"result":1},{"id":1,"error":{"message":"not today"}}]')
  await expect(rpcBatch(url, [['a'], ['b']])).rejects.toThrow(/^b at .* failed: .*not today/)
})

it('names a method without a response', async () => {
  for (const text of ['[]', '{}', 'null', '[{"id":"0"}]']) {
    await expect(rpc(await node(text), 'a')).rejects.toThrow(/^a at .* got no answer\.$/)
  }
})

it('sends nothing without calls', async () => {
  expect(await rpcBatch('http://127.0.0.1:1', [])).toEqual([])
})
