import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from './logger.ts'

function recorder() {
  const lines: string[] = []
  return { lines, write: (text: string) => lines.push(text) }
}

describe('createLogger', () => {
  it('writes progress to stdout and problems to stderr, one line each', () => {
    const out = recorder()
    const trouble = recorder()
    const logger = createLogger(out, trouble)
    logger.info('Ready')
    logger.error('GET / failed', new Error('no file'))
    expect(out.lines).toEqual(['Ready\n'])
    expect(trouble.lines).toEqual(['GET / failed: no file\n'])
  })

  it('strips control characters and truncates long lines', () => {
    const out = recorder()
    createLogger(out).info(`a\r\nFoyer is ready: http://evil\u001b[2J${'x'.repeat(5000)}`)
    expect(out.lines).toHaveLength(1)
    expect(out.lines[0]).toMatch(/^a Foyer is ready: http:\/\/evil \[2Jx+\n$/)
    expect(out.lines[0]?.length).toBe(1001)
  })
})

describe('during an outage', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    'text',
    'json',
  ] as const)('writes the first failure, then how often it repeats, as %s', (format) => {
    const trouble = recorder()
    const logger = createLogger(recorder(), trouble, format)
    const fail = (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const fields = { route: 'nonce', status: 503, ms: index, request: `id-${index}` }
        logger.event?.({ level: 'error', event: 'auth answered', fields })
        logger.error(`GET /${index} failed (request id-${index})`, new Error('no database'))
      }
    }
    fail(600)
    expect(trouble.lines).toHaveLength(2)
    expect(trouble.lines[0]).toContain('id-0')
    vi.advanceTimersByTime(10_000)
    expect(trouble.lines).toHaveLength(4)
    expect(trouble.lines[2]).toMatch(/repeated\W+599/)
    expect(trouble.lines[2]).toContain('id-599')
    expect(trouble.lines[3]).toContain('599 more')
    fail(1)
    expect(trouble.lines).toHaveLength(6)
    vi.advanceTimersByTime(10_000)
    expect(trouble.lines).toHaveLength(6)
  })

  it('writes different failures, and few of countless ones', () => {
    const trouble = recorder()
    const logger = createLogger(recorder(), trouble)
    for (const status of [500, 503]) {
      logger.event?.({ level: 'error', event: 'auth answered', fields: { status } })
    }
    expect(trouble.lines).toHaveLength(2)
    for (let index = 0; index < 5000; index += 1) logger.error('Failed', new Error(`path ${index}`))
    expect(trouble.lines.length).toBeLessThan(150)
  })

  it('writes every event that is no failure', () => {
    const out = recorder()
    const logger = createLogger(out, recorder(), 'json')
    const answered = { level: 'info', event: 'auth answered', fields: { status: 200 } } as const
    for (let count = 0; count < 3; count += 1) logger.event?.(answered)
    expect(out.lines).toHaveLength(3)
  })
})
