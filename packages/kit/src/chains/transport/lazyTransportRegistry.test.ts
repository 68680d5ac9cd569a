import { expect, test } from 'vitest'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { hostedReads } from './lazyTransportRegistry.ts'

test('every use shares one poller, which listens to the whole page', async () => {
  const { queryClient, wagmi } = kitConfigForTest([])
  const reads = hostedReads(wagmi, queryClient)
  const [first, second] = [await reads.load(), await reads.load()]
  expect(second.poller).toBe(first.poller)
})
