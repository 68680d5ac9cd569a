import { createAuth } from '@foyer/auth'
import { memoryStore } from '@foyer/auth/memory'
import { processorTime } from '@foyer/auth/testing/processorTime'
import { describe, expect, it } from 'vitest'
import { plainPath } from '../../config/prerendered.ts'
import { navigation, publicUrl, testApp } from '../testing/testApp.ts'
import { isTrustedOrigin } from './isTrustedOrigin.ts'

const filled = (unit: string) => unit.repeat(Math.floor(14_000 / unit.length))

const names = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-mode',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-request-id',
]
const units = [
  ',',
  ', ',
  ';',
  ';=',
  '"',
  'W/"a",',
  'a;q=0,',
  'de-DE,',
  'a/b,',
  'br',
  '%41',
  '1.1.1.1,',
]
const paths = ['/', '/networks', '/assets/main-Ab12_-Cd.js', '/auth/session', '/none.js']

describe('S9 a request costs little CPU time with any headers:', () => {
  it.each(paths)('%s', async (path) => {
    const auth = createAuth({ origin: publicUrl, chainIds: [1], store: memoryStore() })
    const app = await testApp({ mode: 'production', auth })
    /** In ms. */
    const timeOf = async (headers: Record<string, string>) => {
      const request = navigation(path, headers)
      for (let count = 0; count < 10; count += 1) await app.fetch(request)
      const before = process.threadCpuUsage()
      for (let count = 0; count < 20; count += 1) await app.fetch(request)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 20_000
    }
    const usual = await timeOf({})
    const slow: string[] = []
    for (const name of names) {
      for (const unit of units) {
        const header = { [name]: filled(unit) }
        let more = (await timeOf(header)) - usual
        // The collector may run during one measurement, not during each of three.
        for (let again = 0; again < 2 && more > 0.5; again += 1) {
          more = Math.min(more, (await timeOf(header)) - usual)
        }
        if (more > 0.5) slow.push(`${name} of ${unit}: ${more.toFixed(1)} ms`)
      }
    }
    expect(slow).toEqual([])
  })

  it.each([
    ['a page at slashes inside a path', () => plainPath(`${filled('/')}x`)],
    ['an origin without end', () => isTrustedOrigin(`http://${filled('127.')}`, publicUrl)],
  ])('%s', (_, work) => {
    // Linear time is about 100 ms; quadratic time is ten seconds or more.
    expect(processorTime(100, work)).toBeLessThan(1000)
  })

  it.each([
    ['slashes', filled('/')],
    ['escapes', `/${filled('%41')}%`],
    ['hyphens', `/assets/${filled('-')}`],
    ['hashes', `/assets/${filled('-aaaaaaaa.')}`],
    ['dots', `/${filled('a/.a')}`],
  ])('a path of %s', async (_, path) => {
    const app = await testApp({ mode: 'production' })
    const request = new Request(publicUrl + path)
    const before = process.threadCpuUsage()
    for (let count = 0; count < 100; count += 1) await app.fetch(request)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})
