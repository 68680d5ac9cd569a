import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { fakeDist, temporaryDir } from '../testing/fakeDist.ts'
import { navigation, testApp } from '../testing/testApp.ts'

const script = 'document.documentElement.className = "dark"'
const html = `<!doctype html><script id="check-dark-mode">${script}</script><p>Start</p>`

it('serves the built site below /docs, with a content policy that names its inline scripts', async () => {
  const docsDir = await fakeDist({ 'index.html': html, 'start/vite.html': html, 'a.js': '1' })
  const app = await testApp({ docsDir })
  for (const path of ['/docs/', '/docs/start/vite']) {
    const response = await app.fetch(navigation(path))
    expect(await response.text(), path).toBe(html)
    const policy = response.headers.get('content-security-policy')
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  }
  const file = await app.fetch(navigation('/docs/a.js'))
  expect(file.headers.get('content-security-policy')).toContain("script-src 'self';")
  const folder = await app.fetch(navigation('/docs'))
  expect(folder.headers.get('location')).toBe('/docs/')
  expect((await app.fetch(navigation('/docs/.secret'))).status).toBe(404)
})

it('says how to build a site that is not there, and is in the demo only', async () => {
  const docsDir = await temporaryDir()
  const missing = await (await testApp({ docsDir })).fetch(navigation('/docs/'))
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('node scripts/docs/main.ts build')
  const production = await testApp({ docsDir: await fakeDist(), mode: 'production' })
  expect(await (await production.fetch(navigation('/docs/'))).text()).toContain('<title>Foyer')
})
