import { describe, expect, it } from 'vitest'
import { fromFetch, pathOf } from './http/AuthRequest.ts'
import { cookieName, createCookieStyles, readCookies } from './http/cookies.ts'
import { readJson } from './http/readJson.ts'
import { clientOf, parseNetwork } from './limits/clientOf.ts'
import { parseSiweMessage } from './message/parseSiweMessage.ts'
import { routeNameOf } from './routes/createRouter.ts'
import { describeDevice } from './session/describeDevice.ts'
import { origin } from './testing/browser.ts'
import { processorTime } from './testing/processorTime.ts'

/** Node's limit for all headers of a request together, in characters. */
const headerSize = 15_000
const filled = (unit: string, size = headerSize) => unit.repeat(Math.floor(size / unit.length))

const styleOf = createCookieStyles(origin)
function readsCookie(cookie: string) {
  const request = new Request(origin, { headers: { cookie } })
  return () => readCookies(request, 'session', styleOf(request))
}
const proxies = [parseNetwork('10.0.0.0/8')].filter((network) => network !== undefined)
const readsForwarded = (header: string) => () => clientOf('10.0.0.1', header, proxies)
const readsAgent = (agent: string) => () => {
  describeDevice(agent)
  styleOf(new Request(origin, { headers: { 'user-agent': agent } }))
}
const readsMessage = (text: string) => () => parseSiweMessage(text)
const readsPath = (path: string) => () => routeNameOf(pathOf(`${origin}/auth/${path}`), '/auth')

const head = 'app.example.org wants you to sign in with your Ethereum account:\n'
const address = `${head}0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf\n\n`
const body =
  'URI: https://app.example.org\nVersion: 1\nChain ID: 1\nNonce: abcdefgh\nIssued At: 2026-11-22T10:00:00Z'

describe('S9 a request costs little CPU time with any input:', () => {
  // Node refuses such headers itself; other runtimes may not.
  it('cookies beyond 16 KiB are not read', () => {
    const cookie = `${cookieName('session', styleOf(new Request(origin)))}=a`
    expect(readsCookie(cookie)()).toEqual(['a'])
    expect(readsCookie(`${cookie};b=${filled('c', 16 * 1024)}`)()).toEqual([])
  })

  it.each([
    ['blanks inside a cookie', readsCookie(`a=b${filled(' ')}x`)],
    ['blanks inside a name of a cookie', readsCookie(`a${filled(' ')}x=b`)],
    ['tabs around a cookie', readsCookie(`a=b;${filled('\t')}=${filled('\t', 100)}c`)],
    ['cookies without a name', readsCookie(filled(';='))],
    ['cookies of our name', readsCookie(filled('__Host-foyer-session=a;'))],
    ['proxies in X-Forwarded-For', readsForwarded(filled('10.0.0.1,'))],
    ['blanks in X-Forwarded-For', readsForwarded(`1${filled(' ')}1`)],
    ['zones in X-Forwarded-For', readsForwarded(`fe80::1${filled('%a')}`)],
    ['brackets in X-Forwarded-For', readsForwarded(filled('['))],
    ['colons in X-Forwarded-For', readsForwarded(filled('::'))],
    ['versions in the browser name', readsAgent(filled('Version/1'))],
    ['blanks in the browser name', readsAgent(filled('Version/1 '))],
    ['a long path', readsPath(filled('session'))],
    ['a scheme without end', readsMessage(filled('a', 8192))],
    ['a domain of escapes', readsMessage(filled('%41', 8192))],
    ['a domain of many ports', readsMessage(filled('a:', 8192))],
    ['a domain of many users', readsMessage(filled('a@', 8192))],
    ['an IPv6 domain', readsMessage(`[${filled('a:', 8000)}]`)],
    ['a statement of blanks', readsMessage(`${address}${filled(' ', 8000)}\n\n${body}x`)],
    ['a URI of slashes', readsMessage(`${address}\nURI: a:${filled('/', 7900)}\u0000`)],
    ['a URI of escapes', readsMessage(`${address}\nURI: a:${filled('%41', 7900)}\u0000`)],
    ['a URI of questions', readsMessage(`${address}\nURI: a:${filled('?', 7900)}\u0000`)],
    [
      'resources without end',
      readsMessage(`${address}\n${body}\nResources:${filled('\n- a:', 7800)}x`),
    ],
    [
      'resources of slashes',
      readsMessage(`${address}\n${body}\nResources:${filled('\n- a:/a/', 7800)}\u0000`),
    ],
    [
      'a request id of escapes',
      readsMessage(`${address}\n${body}\nRequest ID: ${filled('%41', 7800)}%`),
    ],
    ['digits of a second', readsMessage(`${address}\n${body}.${filled('1', 7800)}`)],
  ])('%s', (_, work) => {
    // Linear time is about 50 ms; quadratic time is ten seconds or more.
    expect(processorTime(100, work)).toBeLessThan(1000)
  })

  it.each([
    ['lists in lists', filled('[', 16_000)],
    ['objects in objects', filled('{"a":', 16_000)],
    ['names without end', `{${filled('"a":1,', 16_000)}"b":1}`],
    ['digits without end', filled('9', 16_000)],
    ['escapes', `"${filled('\\u0000', 16_000)}"`],
  ])('a body of %s', async (_, text) => {
    const before = process.threadCpuUsage()
    for (let count = 0; count < 20; count += 1) {
      const request = new Request(origin, { method: 'POST', body: text })
      await readJson(fromFetch(request)).catch(() => undefined)
    }
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})
