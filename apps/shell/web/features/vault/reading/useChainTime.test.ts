import { describe, expect, it } from 'vitest'
import { chainTimeNow } from './useChainTime.ts'

/** The visitor's clock, years away from the chain's. */
const readAt = 86_400_000
const block = { chainTime: 2_000_000_000, readAt }

describe('chainTimeNow', () => {
  it('advances from the last block, independent of the visitor’s clock', () => {
    expect(chainTimeNow(block.chainTime, block, readAt + 7_900)).toBe(block.chainTime + 7)
  })

  it('never goes back when a block is late', () => {
    const next = { chainTime: block.chainTime + 2, readAt: readAt + 8_000 }
    expect(chainTimeNow(block.chainTime + 8, next, readAt + 8_000)).toBe(block.chainTime + 8)
  })

  it('recovers after the visitor’s clock was set forward', () => {
    const ahead = chainTimeNow(block.chainTime, block, readAt + 86_400_000)
    const next = { chainTime: block.chainTime + 12, readAt: readAt + 86_404_000 }
    expect(chainTimeNow(ahead, next, readAt + 86_405_000)).toBe(block.chainTime + 13)
  })

  it('pauses while the visitor’s clock is set back', () => {
    expect(chainTimeNow(block.chainTime, block, readAt - 86_400_000)).toBe(block.chainTime)
  })
})
