import { describe, expect, it } from 'vitest'
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
