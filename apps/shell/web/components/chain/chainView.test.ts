import type { ChainHealth, EndpointState } from '@foyer/kit'
import { describe, expect, it } from 'vitest'
import { answeredShare, hostOf, isDetour, medianOf, toneOf } from './chainView.ts'

function endpoint(url: string, samples: readonly (number | 'failed')[]): EndpointState {
  return {
    url,
    kind: 'http',
    requests: samples.length,
    samples: samples.map((one, at) => ({
      at,
      ms: one === 'failed' ? 10_000 : one,
      ok: one !== 'failed',
    })),
  }
}

const health = (
  endpoints: readonly EndpointState[],
  more: Partial<ChainHealth> = {},
): ChainHealth => ({
  chainId: 1,
  endpoints,
  inUse: endpoints[0]?.url,
  pinned: undefined,
  answeredAt: undefined,
  silent: false,
  ...more,
})

describe('the view of a network', () => {
  it('is unknown, fine, slow or unresponsive', () => {
    expect(toneOf(undefined)).toBe('unknown')
    expect(toneOf(health([endpoint('a', [])]))).toBe('unknown')
    expect(toneOf(health([endpoint('a', [40, 60])]))).toBe('ok')
    expect(toneOf(health([endpoint('a', [900, 1_000])]))).toBe('slow')
    expect(
      toneOf(health([endpoint('a', [40, 'failed']), endpoint('b', [50])], { inUse: 'b' })),
    ).toBe('ok')
    expect(toneOf(health([endpoint('a', ['failed']), endpoint('b', ['failed'])]))).toBe('silent')
    expect(toneOf(health([endpoint('a', [40])], { silent: true }))).toBe('silent')
  })

  it('shows the median latency of the last ten responses and the success rate', () => {
    expect(medianOf(endpoint('a', []))).toBeUndefined()
    expect(medianOf(endpoint('a', ['failed']))).toBeUndefined()
    expect(medianOf(endpoint('a', [10, 'failed', 30, 20]))).toBe(20)
    expect(medianOf(endpoint('a', [10, 20]))).toBe(15)
    expect(answeredShare(endpoint('a', []))).toBeUndefined()
    expect(answeredShare(endpoint('a', ['failed', ...Array.from({ length: 10 }, () => 5)]))).toBe(1)
    expect(answeredShare(endpoint('a', ['failed', 1, 1, 1]))).toBe(0.75)
  })

  it('is a fallback only while the preferred endpoint fails', () => {
    const failing = [endpoint('b', [5]), endpoint('a', ['failed'])]
    expect(isDetour(health(failing), 'a')).toBe(true)
    expect(isDetour(health([endpoint('b', [5]), endpoint('a', [9])]), 'a')).toBe(false)
    expect(isDetour(health([endpoint('a', [5])]), 'a')).toBe(false)
    expect(isDetour(health(failing, { pinned: 'b' }), 'a')).toBe(false)
  })

  it('never contains the path of an endpoint, which may be an API key', () => {
    expect(hostOf('https://node.example/v2/secret')).toBe('node.example')
    expect(hostOf('http://localhost:4700/rpc/1/a')).toBe('localhost:4700/rpc/1/a')
  })
})
