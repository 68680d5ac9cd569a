import { expect, test } from 'vitest'
import { never } from '../../../testing/fakeConnector.ts'
import type { SignClient } from './openClient.ts'
import { createPairings } from './pairings.ts'

/** Pairings with a relay that creates links without an answer. */
function setUp() {
  const links: string[] = []
  const client = {
    async connect() {
      const uri = `wc:${links.length}@2`
      links.push(uri)
      return { uri, approval: never }
    },
  }
  const pairings = createPairings({
    // The part of the client that creates links.
    client: client as object as SignClient,
    chainIds: [1],
    onFailed() {},
  })
  return { links, pairings }
}

test('two calls that prepare a link at the same time share it', async () => {
  const { links, pairings } = setUp()
  const [first, second] = await Promise.all([pairings.prepare(), pairings.prepare()])
  expect(second.uri).toBe(first.uri)
  expect(links).toHaveLength(1)
})

test('a link that is taken while it is being created is not prepared again', async () => {
  const { pairings } = setUp()
  const [first, taken, next] = await Promise.all([
    pairings.prepare(),
    pairings.take(),
    pairings.prepare(),
  ])
  expect(taken.uri).toBe(first.uri)
  expect(next.uri).not.toBe(taken.uri)
})
