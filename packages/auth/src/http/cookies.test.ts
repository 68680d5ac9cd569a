import { describe, expect, it } from 'vitest'
import { createCookieStyles, readCookie } from './cookies.ts'

const origin = 'https://app.example.org'
const styleOf = createCookieStyles(origin)

function read(cookie: string): string | undefined {
  const request = new Request(origin, { headers: { cookie } })
  return readCookie(request, 'session', styleOf(request))
}

describe('readCookie', () => {
  it('finds a cookie among arbitrary others', () => {
    expect(read('a=b;__Host-foyer-session=mine;c')).toBe('mine')
    expect(read('=; ;;=x; __proto__=y; __Host-foyer-session=mine; ')).toBe('mine')
    expect(read('foyer-session=other; __host-foyer-session=other')).toBeUndefined()
    expect(read('constructor')).toBeUndefined()
  })

  // A sibling subdomain can set such a name for the whole domain, with a longer path that is sent
  // first: browsers protect only names that start with exactly `__Host-`.
  it.each([
    ['\u00a0', 'a space that does not break'],
    ['\u000b', 'a vertical tab'],
    ['\u000c', 'a form feed'],
    ['\u0085', 'a next line'],
    ['\u00a0 ', 'several'],
  ])('S15 treats a `__Host-` name preceded by %j (%s) as another name', (before) => {
    expect(read(`${before}__Host-foyer-session=thrown; __Host-foyer-session=mine`)).toBe('mine')
    expect(read(`__Host-foyer-session${before}=thrown`)).toBeUndefined()
  })
})
