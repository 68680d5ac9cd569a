import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findPreloads } from './preloads.ts'

const manifest = {
  'index.html': { file: 'a/index.js', isEntry: true, imports: ['_runtime'], css: ['a/index.css'] },
  _runtime: { file: 'a/runtime.js' },
  _kit: { file: 'a/kit.js', name: 'kit', imports: ['_shared'] },
  _shared: { file: 'a/shared.js', css: ['a/shared.css'], imports: ['index.html'] },
  'web/A.tsx': { file: 'a/A.js', css: ['a/A.css'], imports: ['index.html', '_shared'] },
  'web/B.tsx': { file: 'a/B.js', imports: ['_runtime'] },
  'web/i18n/languages/loadLanguage.ts': { file: 'a/loadLanguage.js', imports: ['_shared'] },
  'web/i18n/languages/texts/de.ts': { file: 'a/de.js' },
  '../../packages/ui/src/i18n/languages/findMessages.ts': { file: 'a/findMessages.js' },
  '../../packages/ui/src/i18n/languages/texts/de.ts': { file: 'a/kit-de.js' },
}
const page = (path: string, module: string, reads: boolean) => ({ path, module, reads })

async function preloadsOf(...pages: readonly ReturnType<typeof page>[]) {
  const distDir = await mkdtemp(join(tmpdir(), 'foyer-preloads-'))
  onTestFinished(() => rm(distDir, { recursive: true }))
  for (const folder of ['.vite', 'a']) await mkdir(join(distDir, folder))
  await writeFile(join(distDir, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const { file } of Object.values(manifest)) await writeFile(join(distDir, file), file)
  return findPreloads({ distDir, base: '/app/', pages, languages: ['en', 'de'] })
}

const filesIn = (links = '') =>
  [...links.matchAll(/href="\/app\/a\/([^"]+)"/g)].map(([, name]) => name)

it('names what a page and a language load besides the entry, each file once', async () => {
  const { languages, pages } = await preloadsOf(
    page('/a', 'web/A.tsx', true),
    page('/b', 'web/B.tsx', false),
  )
  expect(filesIn(pages['/a'])).toEqual(['A.js', 'A.css', 'kit.js', 'shared.js', 'shared.css'])
  expect(filesIn(pages['/b'])).toEqual(['B.js'])
  expect(Object.keys(languages)).toEqual(['de'])
  expect(filesIn(languages.de)).toEqual(
    expect.arrayContaining(['loadLanguage.js', 'de.js', 'findMessages.js', 'kit-de.js']),
  )
})

it('checks the integrity of each script, and lets the entry go first', async () => {
  const { pages } = await preloadsOf(page('/b', 'web/B.tsx', false))
  expect(pages['/b']).toMatch(
    /^<link rel="modulepreload" fetchpriority="low" crossorigin href="\/app\/a\/B\.js" integrity="sha384-[\w+/]{64}">$/,
  )
})

it('fails for a page without a file of its own', async () => {
  await expect(preloadsOf(page('/c', 'web/C.tsx', false))).rejects.toThrow('web/C.tsx')
})
