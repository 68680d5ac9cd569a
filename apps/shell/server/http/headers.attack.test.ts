import { processorTime } from '@foyer/auth/testing/processorTime'
import { describe, expect, it } from 'vitest'
import { plainPath } from '../../config/prerendered.ts'
import { createFileServer, filePath } from '../static/createFileServer.ts'
import { acceptsPage } from './isNavigation.ts'
import { isTrustedOrigin } from './isTrustedOrigin.ts'
import { acceptsEncoding, matchesEtag } from './requestHeaders.ts'

const filled = (unit: string) => unit.repeat(Math.floor(15_000 / unit.length))
const url = 'http://localhost:4700'
const withAccept = (accept: string) => {
  const request = new Request(url, { headers: { accept } })
  return () => acceptsPage(request)
}
const serveFile = createFileServer('/srv')
const withPath = (path: string) => {
  const request = new Request(`${url}${path}`)
  return () => void serveFile(request)
}

describe('S9 a page request costs little CPU time with any headers:', () => {
  it.each([
    ['types without end', withAccept(filled('a/b,'))],
    ['encodings without end', () => acceptsEncoding(filled('a;q=0,'), 'br')],
    ['parameters without end', () => acceptsEncoding(`br${filled(';q=0 ')}`, 'br')],
    ['zeros without end', () => acceptsEncoding(`br;q=0.${filled('0')}1`, 'br')],
    ['tags without end', () => matchesEtag(filled('W/"a",'), '"b"')],
    ['a path of slashes', () => filePath('/srv', filled('/'))],
    ['a page at slashes inside a path', () => plainPath(`${filled('/')}x`)],
    ['a path of escapes', () => filePath('/srv', `/${filled('%41')}%`)],
    ['a file name of hyphens', withPath(`/assets/${filled('-')}`)],
    ['a file name of hashes', withPath(`/assets/${filled('-aaaaaaaa.')}`)],
    ['an origin without end', () => isTrustedOrigin(`http://${filled('127.')}`, url)],
  ])('%s', (_, work) => {
    // Linear time is about 100 ms; quadratic time is ten seconds or more.
    expect(processorTime(100, work)).toBeLessThan(1000)
  })
})
