import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkLinks } from './checkLinks.ts'

test('finds links to pages and headings that do not exist', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-links-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'start'))
  await writeFile(
    join(folder, 'index.html'),
    '<a href="/docs/start/vite#run">a</a><a href="/docs/gone">b</a>',
  )
  await writeFile(
    join(folder, 'start/vite.html'),
    `<h2 id="run">Run</h2><a href="../">c</a><a class="x" href="#stop">d</a><a href="https://x.example">e</a>
     <a href="/elsewhere">f</a>`,
  )
  expect(await checkLinks(folder, '/docs/')).toEqual({
    pages: 2,
    dead: ['index.html: /docs/gone', 'start/vite.html: #stop', 'start/vite.html: /elsewhere'],
  })
})
