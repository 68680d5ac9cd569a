import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const FILES = {
  'index.html': `<!doctype html><html lang="en"><head>
<link rel="icon" href="/icon.svg">
<script src="/boot.js"></script>
<script id="foyer-deployment" type="application/json"></script>
<script type="module" src="/main.ts"></script></head><body></body></html>`,
  'main.ts': `import './page.css'
import classes from './Page.module.css'
import icon from './dot.svg'
document.title = classes.title + icon
if (__DEMO__) import('./demo.ts').then(({ demo }) => demo())
else import('./rest.ts').then(({ rest }) => rest())`,
  'demo.ts': `export const demo = () => document.title = 'only in the demo'`,
  'rest.ts': `export const rest = () => console.log('${'lazy '.repeat(400)}')`,
  'page.css': 'body { margin: 0 }',
  'Page.module.css': '.title { color: red }',
  'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'public/boot.js': '// Why.\ndocument.documentElement.dataset.booted = "1"\n',
  'public/.well-known/security.txt': 'Contact: mailto:security@app.example.org',
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>',
}

let folder: string
const at = (mode: string, path: string) => join(folder, 'dist', mode, path)
const read = (mode: string, path: string) => readFile(at(mode, path), 'utf8')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-build-'))
  await mkdir(join(folder, 'public'))
  await mkdir(join(folder, 'public/.well-known'))
  for (const [file, text] of Object.entries(FILES)) await writeFile(join(folder, file), text)
  const configFile = join(import.meta.dirname, '../vite.config.ts')
  for (const mode of ['demo', 'production']) {
    await build({ configFile, root: folder, mode, logLevel: 'error' })
  }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the build of the shell', () => {
  it('adds the correct integrity hash to each script and style of the page', async () => {
    const html = await read('production', 'index.html')
    const tags = [...html.matchAll(/(?:src|href)="([^"]+)"[^>]*integrity="sha384-([^"]+)"/g)]
    const paths = tags.map(([, path]) => path ?? '')
    expect(paths.some((path) => path.endsWith('.css'))).toBe(true)
    expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThanOrEqual(2)
    expect(paths).toContainEqual(expect.stringMatching(/^\/assets\/boot-[\w-]{8}\.js$/))
    for (const [, path, sum] of tags) {
      const bytes = await readFile(at('production', path ?? ''))
      expect(createHash('sha384').update(bytes).digest('base64')).toBe(sum)
    }
  })

  it('has no inline script or style and leaves the deployment placeholder empty', async () => {
    const html = await read('production', 'index.html')
    const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([^<]*)</g)]
    expect(inline).toEqual([expect.objectContaining({ 1: '' })])
    expect(inline[0]?.[0]).toContain('id="foyer-deployment" type="application/json"')
    expect(html).not.toMatch(/<style|style=|data:/)
  })

  it('minifies the script of the first paint, and names a copy of it by its content', async () => {
    const script = await read('production', 'boot.js')
    expect(script).toMatch(/^document\.documentElement\.dataset\.booted=.1.;$/)
    const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8)
    expect(await read('production', `assets/boot-${hash}.js`)).toBe(script)
    expect(await read('production', 'index.html')).toContain(`"/assets/boot-${hash}.js"`)
  })

  it("includes an operator's files for other programs", async () => {
    expect(await read('production', '.well-known/security.txt')).toMatch(/^Contact: /)
  })

  it('keeps demo code out of production', async () => {
    const files = async (mode: string) => {
      const manifest: Record<string, { file: string }> = JSON.parse(
        await read(mode, '.vite/manifest.json'),
      )
      const texts = Object.values(manifest).map(({ file }) => read(mode, file))
      return (await Promise.all(texts)).join('\n')
    }
    expect(await files('demo')).toContain('only in the demo')
    expect(await files('production')).not.toContain('only in the demo')
  })

  it('names classes by file and class, and emits icons as files', async () => {
    const manifest = JSON.parse(await read('production', '.vite/manifest.json'))
    const entry = manifest['index.html']
    expect(await read('production', entry.css[0])).toMatch(/\.Page_title_[0-9a-f]{5}\{/)
    expect(await read('production', entry.file)).toMatch(/\/assets\/dot-[\w-]+\.svg/)
  })

  it('writes compressed twins of large text files, but not of pages', async () => {
    const manifest = JSON.parse(await read('production', '.vite/manifest.json'))
    const file = at('production', manifest['rest.ts'].file)
    const content = await readFile(file)
    expect(brotliDecompressSync(await readFile(`${file}.br`))).toEqual(content)
    expect(zstdDecompressSync(await readFile(`${file}.zst`))).toEqual(content)
    expect(gunzipSync(await readFile(`${file}.gz`))).toEqual(content)
    await expect(read('production', 'index.html.br')).rejects.toThrow('ENOENT')
  })

  it('records which packages each script contains', async () => {
    const manifest = JSON.parse(await read('production', '.vite/manifest.json'))
    const composition = JSON.parse(await read('production', '.vite/composition.json'))
    const parts = Object.values<number>(composition[manifest['rest.ts'].file])
    expect(Math.max(...parts)).toBeGreaterThan(2000)
  })
})
