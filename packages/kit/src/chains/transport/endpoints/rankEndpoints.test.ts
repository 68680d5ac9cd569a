import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EndpointState } from './endpointState.ts'
import { rankEndpoints, scoreEndpoints } from './rankEndpoints.ts'

function endpoint(url: string, samples: readonly (number | 'failed')[], more = {}): EndpointState {
  return {
    url,
    kind: 'http',
    requests: samples.length,
    samples: samples.map((sample, at) =>
      sample === 'failed' ? { at, ms: 10_000, ok: false } : { at, ms: sample, ok: true },
    ),
    ...more,
  }
}

const order = (...args: Parameters<typeof rankEndpoints>) =>
  rankEndpoints(...args).map(({ url }) => url)

describe('rankEndpoints', () => {
  test('stability weighs 0.7 and latency 0.3 over the last ten samples', () => {
    const scores = scoreEndpoints([
      endpoint(
        'a',
        Array.from({ length: 10 }, () => 1000),
      ),
      endpoint('b', ['failed', 'failed', ...Array.from({ length: 10 }, () => 250)]),
      endpoint('c', [...Array.from({ length: 5 }, () => 'failed' as const), 0, 0, 0, 0, 0]),
      endpoint('d', ['failed']),
      endpoint('e', []),
    ])
    // The slowest mean is 10 s (d); that of c is 5 s.
    expect(scores.get('a')).toBeCloseTo(0.7 + 0.3 * 0.9)
    expect(scores.get('b')).toBeCloseTo(0.7 + 0.3 * 0.975)
    expect(scores.get('c')).toBeCloseTo(0.7 * 0.5 + 0.3 * 0.5)
    expect(scores.get('d')).toBe(0)
    expect(scores.get('e')).toBe(0.7)
  })

  test('without samples keeps the configured order, WebSockets last', () => {
    const all = [endpoint('ws', [], { kind: 'webSocket' }), endpoint('a', []), endpoint('b', [])]
    expect(order(all)).toEqual(['a', 'b', 'ws'])
  })

  test('an endpoint whose last request failed ranks last until it responds again', () => {
    const failed = endpoint('a', [10, 10, 10, 'failed'])
    expect(order([failed, endpoint('b', [900])])).toEqual(['b', 'a'])
    const recovered = endpoint('a', ['failed', ...Array.from({ length: 9 }, () => 10)])
    expect(order([recovered, endpoint('b', [1500])])).toEqual(['a', 'b'])
  })

  test('a small difference does not replace the one in use', () => {
    const both = [endpoint('a', [52]), endpoint('b', [40])]
    expect(order(both)).toEqual(['b', 'a'])
    expect(order(both, { inUse: 'a' })).toEqual(['a', 'b'])
    expect(order([endpoint('a', [900]), endpoint('b', [40])], { inUse: 'a' })).toEqual(['b', 'a'])
  })

  test('an endpoint that is stuck at an old block ranks after all but those that fail', () => {
    const all = [
      endpoint('stuck', [10], { stuck: true }),
      endpoint('failing', [10, 'failed']),
      endpoint('slow', [5_000]),
      endpoint('ws', [10], { kind: 'webSocket' }),
    ]
    expect(order(all, { inUse: 'stuck' })).toEqual(['slow', 'ws', 'stuck', 'failing'])
  })

  test('the pinned one ranks first, even while it fails', () => {
    const all = [endpoint('a', [10]), endpoint('b', ['failed'])]
    expect(order(all, { pinned: 'b' })).toEqual(['b', 'a'])
  })

  test('property: ranking is a permutation, and scores are between 0 and 1', () => {
    const sample = fc.oneof(fc.nat(20_000), fc.constant('failed' as const))
    fc.assert(
      fc.property(fc.array(fc.array(sample, { maxLength: 24 }), { maxLength: 6 }), (lists) => {
        const all = lists.map((samples, index) => endpoint(`${index}`, samples))
        expect(order(all).toSorted()).toEqual(all.map(({ url }) => url).toSorted())
        for (const score of scoreEndpoints(all).values()) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
