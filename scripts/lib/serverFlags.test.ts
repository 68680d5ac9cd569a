import { describe, expect, it } from 'vitest'
import { serverFlags } from './serverFlags.mjs'

describe('the Node that runs production', () => {
  it.each([
    '22.18.0',
    '22.20.1',
    '24.0.0',
    '25.1.0',
  ])('%s needs no flag to strip types', (version) => {
    expect(serverFlags(version)).toEqual([expect.stringContaining('--max-semi-space-size')])
  })

  it.each(['22.13.0', '22.17.1'])('%s gets the flag to strip types', (version) => {
    expect(serverFlags(version)).toContain('--experimental-strip-types')
  })

  it.each([
    '18.20.0',
    '20.20.2',
    '22.12.0',
    '23.11.0',
  ])('%s is refused by version number', (version) => {
    expect(() => serverFlags(version)).toThrow(`this is ${version}`)
  })
})
