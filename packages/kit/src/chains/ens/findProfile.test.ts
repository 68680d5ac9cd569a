import { createClient, custom, encodeAbiParameters } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { alice } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { namesClient } from './createNamesClient.ts'
import { findProfile } from './findProfile.ts'

/** How many calls a lookup sends for an account that claims a name. */
async function callsFor(name: string): Promise<number> {
  let calls = 0
  const types = [{ type: 'string' }, { type: 'address' }, { type: 'address' }] as const
  const request = async () => {
    calls += 1
    return encodeAbiParameters(types, [name, alice, alice])
  }
  const client = createClient({ chain: mainnet, transport: custom({ request }, { retryCount: 0 }) })
  const kit = kitConfigForTest([])
  const get: typeof kit.get = (slot) =>
    // The kit's own client would send both lookups of a name in one request.
    Object.is(slot, namesClient) ? (client as ReturnType<typeof slot.make>) : kit.get(slot)
  const policy = { origins: [], ipfsGateway: undefined }
  await findProfile({ ...kit, get }, { address: alice, policy, scope: 1 }).catch(() => undefined)
  return calls
}

test('a name longer than the page stores is not looked up', async () => {
  expect(await callsFor(`${'a'.repeat(251)}.eth`)).toBeGreaterThan(1)
  expect(await callsFor(`${'a'.repeat(252)}.eth`)).toBe(1)
})
