import { anvilAccounts, withLocalChains } from '@foyer/testkit/vitest'
import { createPublicClient, http } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'

const chains = withLocalChains([mainnet])

test('reads a name', async () => {
  const client = createPublicClient({ chain: mainnet, transport: http(chains.url(mainnet.id)) })
  const [alice] = anvilAccounts
  expect(await client.getEnsName({ address: alice.address })).toBe(alice.name)
})
