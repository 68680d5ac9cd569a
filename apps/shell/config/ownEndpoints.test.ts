import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownOriginOf, ownOriginsIn } from './ownEndpoints.ts'
import { contentPolicy, noFrameAncestors } from './policy.ts'

describe('ownOriginOf', () => {
  it.each([
    ['https://node.example/v1/key', 'https://node.example'],
    ['https://NODE.example:8443', 'https://node.example:8443'],
    ['http://localhost:8545', 'http://localhost:8545'],
    ['http://127.0.0.1:8545/x?y=1', 'http://127.0.0.1:8545'],
  ])('%s has the origin %s', (url, origin) => {
    expect(ownOriginOf(url)).toBe(origin)
  })

  it.each([
    'http://node.example',
    'http://localhost.evil.example',
    'http://127.0.0.2:8545',
    'wss://node.example',
    'ftp://node.example',
    'javascript:alert(1)',
    'data:text/plain,x',
    'https://*',
    'https://*.example',
    'https://user:secret@node.example',
    'https://node.example#x',
    'https://[::1]:8545',
    "https://node.example; script-src 'unsafe-inline'",
    'https://node.example,https://evil.example',
    'node.example',
    '',
    null,
    7,
    `https://${'a.'.repeat(200)}example`,
  ])('%j is none', (url) => {
    expect(ownOriginOf(url)).toBeUndefined()
  })

  it('property: an accepted origin is valid in a policy and adds only itself', () => {
    const text = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map((part) => `https://${part}`),
    )
    fc.assert(
      fc.property(text, (url) => {
        const origin = ownOriginOf(url)
        if (origin === undefined) return
        const policy = contentPolicy([{ connect: [origin] }], {
          frameAncestors: noFrameAncestors,
        })
        expect(policy).toContain(`connect-src ${origin};`)
      }),
    )
  })
})

describe('ownOriginsIn', () => {
  it('keeps at most eight well-formed origins, without duplicates', () => {
    const good = Array.from({ length: 12 }, (_, index) => `https://n${index}.example`)
    expect(ownOriginsIn([...good, ...good])).toEqual(good.slice(0, 8))
    expect(ownOriginsIn(['https://a.example/', 'https://A.example', '*', {}, null])).toEqual([])
  })
})
