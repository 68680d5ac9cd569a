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

it('gives results in the order of the calls, whatever the order of the answers', async () => {
  const url = await node('[{"id":1,"result":"second"},{"id":0,"result":"first"}]')
  expect(await rpcBatch(url, [['a'], ['b']])).toEqual(['first', 'second'])
})

it('names the method that failed, with the node’s words', async () => {
  const url = await node('[{"id":0,"result":1},{"id":1,"error":{"message":"not today"}}]')
  await expect(rpcBatch(url, [['a'], ['b']])).rejects.toThrow(/^b at .* failed: .*not today/)
})

it('names a method without an answer', async () => {
  for (const text of ['[]', '{}', 'null', '[{"id":"0"}]']) {
    await expect(rpc(await node(text), 'a')).rejects.toThrow(/^a at .* got no answer\.$/)
  }
})

it('asks nothing where there is nothing to ask', async () => {
  expect(await rpcBatch('http://127.0.0.1:1', [])).toEqual([])
})
