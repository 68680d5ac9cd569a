import { describe, expect, it } from 'vitest'
import { chains } from '../../config/chains.ts'
import { crossOriginPaths } from '../static/crossOriginPaths.ts'
import { fakeDist } from '../testing/fakeDist.ts'
import { navigation, subresource, testApp } from '../testing/testApp.ts'

const asset = '/assets/main-Ab12_-Cd.js'

describe('headers', () => {
  it.each([
    ['the page', navigation('/')],
    ['a page that the app draws', navigation('/networks')],
    ['an asset', subresource(asset)],
    ['something that is missing', subresource('/nothing.js')],
    ['the health check', subresource('/healthz')],
    ['a chain', subresource('/rpc/1')],
    ['the explorer', navigation('/explorer/1/tx/0x')],
    ['an avatar', subresource('/demo/avatars/alice.png')],
    ['a redirect', navigation('http://127.0.0.1:4700/')],
    ['a refused method', new Request('http://localhost:4700/', { method: 'POST' })],
  ])('%s carries all of them', async (_, request) => {
    const { headers } = await (await testApp()).fetch(request)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain("trusted-types 'none'; require-trusted-types-for 'script'")
    expect(policy).toContain("connect-src 'self' ws://localhost:4700;")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toMatch(
      /^accelerometer=\(\), camera=\(\), .*usb=\(\)$/,
    )
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('let only the site itself and Safe frame its pages, and nothing frame other responses', async () => {
    const app = await testApp()
    const ancestors = async (request: Request) =>
      /frame-ancestors ([^;]+)/.exec(
        (await app.fetch(request)).headers.get('content-security-policy') ?? '',
      )?.[1]
    expect(await ancestors(navigation('/'))).toBe("'self' https://app.safe.global")
    expect(await ancestors(navigation('/activity'))).toBe("'self' https://app.safe.global")
    expect(await ancestors(subresource(asset))).toBe("'none'")
    expect(await ancestors(subresource('/rpc/1'))).toBe("'none'")
    expect(await ancestors(navigation('/explorer/1/tx/0x'))).toBe("'none'")
  })

  it('set HSTS if the site is served over https', async () => {
    const app = await testApp({ mode: 'production', publicUrl: 'https://app.example.org' })
    const { headers } = await app.fetch(navigation('https://app.example.org/'))
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
  })

  it('let a production page reach the configured endpoints and picture hosts, and nothing else', async () => {
    const app = await testApp({ mode: 'production', publicUrl: 'https://app.example.org' })
    const { headers } = await app.fetch(navigation('https://app.example.org/'))
    const sources = /connect-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
    const expected = chains.flatMap(({ rpcUrls: { default: urls } }) =>
      [...urls.http, ...(urls.webSocket ?? [])].map((url) => {
        const { protocol, host } = new URL(url)
        return `${protocol}//${host}`
      }),
    )
    const pictures = ['https://metadata.ens.domains', 'https://ipfs.io']
    expect(new Set(sources?.split(' '))).toEqual(
      new Set(["'self'", 'wss://app.example.org', ...expected, ...pictures]),
    )
  })

  it('include the sources that features declare', async () => {
    const app = await testApp({
      policies: [{ connect: ['wss://relay.example'], reason: 'A test.' }],
    })
    const { headers } = await app.fetch(navigation('/'))
    expect(headers.get('content-security-policy')).toContain(' wss://relay.example; frame-src')
  })

  it('answer a cross-origin preflight without allowing it', async () => {
    const app = await testApp()
    const response = await app.fetch(
      new Request('http://localhost:4700/rpc/1', {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      }),
    )
    expect(response.status).toBe(405)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  // As docs/for-operators.md says.
  it('allow other origins to read the manifest, the icons it names and the pictures only', async () => {
    const distDir = await fakeDist({
      'manifest.json': '{"iconPath":"icon.svg"}',
      'icon.svg': '<svg/>',
      'images/chains/base.svg': '<svg/>',
      'a.json': '{}',
    })
    const app = await testApp({ distDir, crossOriginPaths: await crossOriginPaths(distDir) })
    const headersOf = async (path: string) => {
      const { headers, status } = await app.fetch(
        subresource(path, { origin: 'https://app.safe.global' }),
      )
      return [
        status,
        headers.get('access-control-allow-origin'),
        headers.get('cross-origin-resource-policy'),
      ]
    }
    for (const path of ['/manifest.json', '/icon.svg', '/favicon.svg', '/images/chains/base.svg']) {
      expect(await headersOf(path), path).toEqual([200, '*', 'cross-origin'])
    }
    for (const path of ['/a.json', '/assets/main-Ab12_-Cd.js']) {
      expect(await headersOf(path), path).toEqual([200, null, 'same-origin'])
    }
  })

  it('let a wallet display the icons of the site and its networks', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    const distDir = await fakeDist({
      'images/chains/base.svg': svg,
      'images/wallets/demo.svg': svg,
      'assets/base-Ab12_-Cd.svg': svg,
    })
    const app = await testApp({ distDir })
    const policyOf = async (path: string) => {
      const { headers, status } = await app.fetch(subresource(path, { 'sec-fetch-dest': 'image' }))
      return [status, headers.get('cross-origin-resource-policy')]
    }
    for (const path of ['/favicon.svg', '/images/chains/base.svg', '/images/wallets/demo.svg']) {
      expect(await policyOf(path), path).toEqual([200, 'cross-origin'])
    }
    expect(await policyOf('/assets/main-Ab12_-Cd.js')).toEqual([200, 'same-origin'])
    expect(await policyOf('/assets/base-Ab12_-Cd.svg')).toEqual([200, 'same-origin'])
    expect(await policyOf('/images/missing.svg')).toEqual([404, 'same-origin'])
  })
})
