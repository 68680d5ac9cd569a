import { expect, it } from 'vitest'
import { javaScriptKeccak256, loadKeccak256 } from './loadKeccak256.ts'

it('hashes bytes of any length like viem', async () => {
  const hash = await loadKeccak256()
  expect(hash).not.toBe(javaScriptKeccak256)
  for (let length = 0; length < 600; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * length) % 251)
    expect(hash(bytes)).toEqual(javaScriptKeccak256(bytes))
  }
})
