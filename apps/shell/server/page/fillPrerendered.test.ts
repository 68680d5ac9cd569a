import { describe, expect, it } from 'vitest'
import { fakeDist } from '../testing/fakeDist.ts'
import { navigation, testApp } from '../testing/testApp.ts'
import { readPreloads, readPrerendered } from './fillPrerendered.ts'

const page =
  '<!doctype html><html lang="en"><head><script id="foyer-deployment" type="application/json"></script></head><body><div id="app"></div></body></html>'
const preloads = {
  pages: { '/': '<link home>', '/vault': '<link $& vault>', '*': '<link missing>' },
  languages: { de: '<link de>' },
}
const pages = (name: string) => ({
  '/': `${name} home`,
  '/vault': `${name} $&`,
  '*': `${name} 404`,
})

async function servedHtml(path: string, headers: Record<string, string> = {}): Promise<string> {
  const distDir = await fakeDist({
    'index.html': page,
    '.prerendered/en.json': JSON.stringify(pages('English')),
    '.prerendered/de.json': JSON.stringify(pages('German')),
    '.prerendered/preloads.json': JSON.stringify(preloads),
  })
  const app = await testApp({ distDir, mode: 'production' })
  return (await app.fetch(navigation(path, headers))).text()
}

async function served(path: string, headers?: Record<string, string>): Promise<string> {
  return /<body>(.*)<\/body>/s.exec(await servedHtml(path, headers))?.[1] ?? ''
}

describe('the served page', () => {
  it.each([
    ['/', 'en /', 'English home'],
    ['/vault', 'en /vault', 'English $&'],
    ['/Vault/', 'en /vault', 'English $&'],
    ['/index.html', 'en /', 'English home'],
    ['/vault/index.html', 'en /vault', 'English $&'],
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

  it.each([
    ['/', 'en', '<link home>'],
    ['/Vault/', 'en', '<link $& vault>'],
    ['/vault', 'de', '<link de><link $& vault>'],
    ['/nowhere', 'en', '<link missing>'],
  ])('preloads the code of its own page at %s in %s, and of no other', async (path, lang, links) => {
    const html = await servedHtml(path, { 'accept-language': lang })
    expect(html.match(/<link .*(?=<\/head>)/)?.[0]).toBe(links)
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

it('ignores missing or invalid layouts and preloads', async () => {
  const distDir = await fakeDist({
    '.prerendered/en.json': '{"/": 7}',
    '.prerendered/de.json': '[',
    '.prerendered/preloads.json': '{"pages": {"/": 7}, "languages": {}}',
  })
  expect(await readPreloads(distDir)).toBeUndefined()
  for (const lang of ['en', 'de', 'fr'])
    expect(await readPrerendered(distDir, lang)).toBeUndefined()
})
