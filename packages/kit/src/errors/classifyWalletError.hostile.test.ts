import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyWalletError, type WalletErrorKind } from './classifyWalletError.ts'
import { readErrorChain } from './readErrorChain.ts'

const kinds: readonly WalletErrorKind[] = [
  'rejected',
  'pending',
  'unsupportedChain',
  'unknownChain',
  'missingWallet',
  'unsupportedMethod',
  'disconnected',
  'timeout',
  'other',
]

const fields = ['name', 'message', 'code', 'cause', 'data', 'error', 'errors', 'info'] as const

describe('classifyWalletError with hostile errors', () => {
  it('returns a kind for any value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        expect(kinds).toContain(classifyWalletError(value))
      }),
    )
  })

  it('returns a kind for anything error-like, at any depth', () => {
    const small = fc.anything({ maxDepth: 1, maxKeys: 2 })
    // Deeper than the read limit, but small enough to build thousands of times.
    const depth = { maxDepth: 9, depthIdentifier: fc.createDepthIdentifier() }
    const { error } = fc.letrec((tie) => ({
      error: fc.record(
        {
          name: fc.oneof(fc.string(), fc.constantFrom('SwitchChainError', 'TimeoutError')),
          message: fc.oneof(fc.string(), small),
          code: fc.oneof(fc.integer(), fc.string(), fc.constantFrom(4001, 4902, '-32002')),
          cause: fc.oneof(depth, small, tie('error')),
          data: fc.oneof(depth, small, tie('error')),
          errors: fc.oneof(depth, small, fc.array(tie('error'), { maxLength: 2 })),
        },
        { requiredKeys: [] },
      ),
    }))
    fc.assert(
      fc.property(error, (value) => {
        expect(kinds).toContain(classifyWalletError(value))
      }),
    )
  })

  it('finds a rejection up to seven levels deep, in any wrapping', () => {
    const wrapping = fc.array(fc.constantFrom('cause', 'data', 'error', 'originalError'), {
      maxLength: 7,
    })
    fc.assert(
      fc.property(wrapping, (names) => {
        const error = names.reduce<unknown>((inner, name) => ({ [name]: inner }), { code: 4001 })
        expect(classifyWalletError(error)).toBe('rejected')
      }),
    )
  })

  it.each(fields)('survives a getter that throws at %s', (field) => {
    const error = Object.defineProperty({ code: field === 'code' ? undefined : 4001 }, field, {
      get() {
        throw new Error('hostile')
      },
    })
    expect(classifyWalletError(error)).toBe(field === 'code' ? 'other' : 'rejected')
  })

  it('survives a proxy that throws on every access', () => {
    const refuse = () => {
      throw new Error('hostile')
    }
    const error = new Proxy(
      {},
      { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse },
    )
    expect(classifyWalletError(error)).toBe('other')
  })

  it('survives a revoked proxy, as error and as list of errors', () => {
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    expect(classifyWalletError(proxy)).toBe('other')
    expect(classifyWalletError({ errors: proxy, code: 4001 })).toBe('rejected')
  })

  it('reads the rest of a list whose entries throw', () => {
    const errors: unknown[] = [{ code: 4001 }]
    Object.defineProperty(errors, 1, {
      get() {
        throw new Error('hostile')
      },
    })
    expect(classifyWalletError({ errors })).toBe('rejected')
  })

  it('terminates on a cycle', () => {
    const error: Record<string, unknown> = { message: 'x' }
    error.cause = { data: error, cause: error }
    expect(classifyWalletError(error)).toBe('other')
    expect(readErrorChain(error)).toHaveLength(2)
  })

  it('terminates if every access returns a new object', () => {
    let made = 0
    const endless = (): object =>
      new Proxy(
        {},
        {
          get(_target, name) {
            if (name === 'message' || name === 'code') return undefined
            made += 1
            return endless()
          },
        },
      )
    expect(classifyWalletError(endless())).toBe('other')
    expect(made).toBeLessThan(1_000)
  })

  it('terminates on nested lists', () => {
    const list = (depth: number): unknown =>
      depth === 0 ? {} : { errors: Array.from({ length: 50 }, () => list(depth - 1)) }
    expect(classifyWalletError(list(3))).toBe('other')
  })

  it('reads only the start of a text', () => {
    const filler = 'method '.repeat(200_000)
    const error = { message: `${filler}user rejected`, code: 'x'.repeat(1_000_000) }
    const [link] = readErrorChain(error)
    expect(link?.texts[0]?.length).toBe(1_000)
    expect(link?.code).toBeUndefined()
    expect(classifyWalletError(error)).toBe('other')
  })

  it('resists text crafted for its patterns', () => {
    const bait = ['user ', 'chain ', 'method ', 'request was ', 'already ', 'socket has been ']
    const started = process.threadCpuUsage()
    for (const text of bait) {
      for (let turn = 0; turn < 50; turn += 1) classifyWalletError(new Error(text.repeat(10_000)))
    }
    // 300 errors; a backtracking pattern would take seconds for each. Measures this
    // thread's CPU time, in microseconds, so that a busy machine does not matter.
    expect(process.threadCpuUsage(started).user).toBeLessThan(3_000_000)
  })
})
