import { join, resolve, sep } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filePath } from './createFileServer.ts'

const root = resolve('served')

describe('filePath', () => {
  it.each([
    ['/favicon.svg', 'favicon.svg'],
    ['/assets/main-abc.js', 'assets/main-abc.js'],
    ['/a%20b.txt', 'a b.txt'],
    ['/%C3%A9.txt', 'é.txt'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/.well-known/a/b', '.well-known/a/b'],
  ])('finds %s', (pathname, file) => {
    expect(filePath(root, pathname)).toBe(join(root, file))
  })

  it.each([
    '/',
    '/../secret',
    '/a/../../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/%252e%252e/secret/..',
    '/..\\secret',
    '/a%5c..%5csecret',
    '/.env',
    '/a/.git/config',
    '/.well-known/',
    '/.well-known/.env',
    '/.well-known/../.env',
    '/.well-knownx',
    '/.WELL-KNOWN/a',
    '/a/.well-known/b',
    '/a//b',
    '/a%00.txt',
    '/a%0a.txt',
    '/%',
    '/%ff',
    '/c:/windows',
    'relative',
  ])('refuses %s', (pathname) => {
    expect(filePath(root, pathname)).toBeUndefined()
  })

  it('never leaves the root, for any path', () => {
    const piece = fc.constantFrom('.', '..', '/', '%2e', '%2f', '%5c', '\\', 'a', '%', '%00', ':')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const found = filePath(root, `/${pieces.join('')}`)
        if (found === undefined) return
        expect(resolve(found).startsWith(root + sep)).toBe(true)
        expect(resolve(found)).toBe(found.replace(/[/\\]$/, ''))
      }),
    )
  })
})
