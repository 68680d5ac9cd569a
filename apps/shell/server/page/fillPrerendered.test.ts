import { describe, expect, it } from 'vitest'
import { fakeDist } from '../testing/fakeDist.ts'
import { navigation, testApp } from '../testing/testApp.ts'
import { readPrerendered } from './fillPrerendered.ts'

const page =
  '<!doctype html><html lang="en"><head><script id="foyer-deployment" type="application/json"></script></head><body><div id="app"></div></body></html>'
const pages = (name: string) => ({
  '/': `${name} home`,
  '/vault': `${name} $&`,
  '*': `${name} 404`,
})

async function served(path: string, headers: Record<string, string> = {}): Promise<string> {
  const distDir = await fakeDist({
    'index.html': page,
    '.prerendered/en.json': JSON.stringify(pages('English')),
    '.prerendered/de.json': JSON.stringify(pages('German')),
  })
  const app = await testApp({ distDir, mode: 'production' })
  const html = await (await app.fetch(navigation(path, headers))).text()
  return /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''
}

describe('the served page', () => {
  it.each([
    ['/', 'en /', 'English home'],
    ['/vault', 'en /vault', 'English $&'],
    ['/Vault/', 'en /vault', 'English $&'],
    ['/nowhere', 'en *', 'English 404'],
    ['/constructor', 'en *', 'English 404'],
    ['/"><script>', 'en *', 'English 404'],
  ])('has the layout of its page at %s', async (path, name, layout) => {
    expect(await served(path)).toBe(`<div id="app" data-prerendered="${name}">${layout}</div>`)
  })

  it('has the layout in the visitor’s language', async () => {
    const german = { 'accept-language': 'de-AT' }
    expect(await served('/', german)).toContain('data-prerendered="de /">German home<')
    expect(await served('/vault', german)).toContain('>German $&<')
    // This build does not have the language.
    expect(await served('/', { 'accept-language': 'fr' })).toBe('<div id="app"></div>')
  })

  it('has no layout if the demo serves other networks than configured', async () => {
    const distDir = await fakeDist({
      'index.html': page,
      '.prerendered/en.json': JSON.stringify(pages('English')),
    })
    const app = await testApp({ distDir, mode: 'demo' })
    const html = await (await app.fetch(navigation('/'))).text()
    expect(html).toContain('<div id="app"></div>')
  })
})

it('ignores a missing or invalid layout', async () => {
  const distDir = await fakeDist({
    '.prerendered/en.json': '{"/": 7}',
    '.prerendered/de.json': '[',
  })
  for (const lang of ['en', 'de', 'fr'])
    expect(await readPrerendered(distDir, lang)).toBeUndefined()
})
