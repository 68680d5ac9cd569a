import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { differences, hashesOf, hashOf, parseHashes, writeHashes } from './hashes.ts'

async function temporaryDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-hashes-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('the list of hashes', () => {
  it('has the format of sha256sum, and a mismatch is named', async () => {
    const folder = await temporaryDir()
    await writeFile(join(folder, 'a.js'), 'one')
    await writeFile(join(folder, 'b.js'), 'two')
    await writeFile(join(folder, 'a.js.br'), 'compressed')
    await writeFile(join(folder, '.hash'), 'note')
    await mkdir(join(folder, '.well-known'))
    await writeFile(join(folder, '.well-known/security.txt'), 'served')
    await writeFile(join(folder, '.well-known/.note'), 'not served')
    await writeHashes(folder)
    // The binary has another name on other systems.
    if (process.platform === 'linux') {
      execFileSync('sha256sum', ['--check', '--strict', 'hashes.txt'], { cwd: folder })
    }

    const listed = await hashesOf(folder)
    expect([...listed.keys()]).toEqual(['.well-known/security.txt', 'a.js', 'b.js'])
    expect(differences(listed, await hashesOf(folder))).toEqual([])
    await writeFile(join(folder, 'a.js'), 'changed')
    await rm(join(folder, 'b.js'))
    await writeFile(join(folder, 'c.js'), 'new')
    const found = await hashesOf(folder)
    expect(differences(listed, found)).toEqual([
      'different: a.js',
      'missing: b.js',
      'not listed: c.js',
    ])
  })

  it('compares the page without the parts that the server fills in', () => {
    const page = (lang: string, json: string) =>
      Buffer.from(
        `<html lang="${lang}" dir="ltr"><script id="foyer-deployment" type="application/json">${json}</script>`,
      )
    const built = hashOf('index.html', page('en', ''))
    expect(hashOf('index.html', page('de', '{"mode":"production"}'))).toBe(built)
    expect(hashOf('index.html', page('en', '</script><script>evil()'))).not.toBe(built)
  })

  it('ignores the layout of this build, and no other', () => {
    const page = (app: string) => Buffer.from(`<body><div id="app"${app}</div></body>`)
    const layout = '<header>$& Foyer</header>'
    const built = hashOf('index.html', page('>'))
    const served = (html: string) => page(` data-prerendered="en /">${html}`)
    expect(hashOf('index.html', served(layout), layout)).toBe(built)
    expect(hashOf('index.html', served(`${layout}<a href="//evil">`), layout)).not.toBe(built)
  })

  it('ignores the preloads of this build, and no others', () => {
    const page = (links: string) => Buffer.from(`<head>${links}</head>`)
    const links = '<link rel="modulepreload" href="/a.js">'
    const built = hashOf('index.html', page(''))
    expect(hashOf('index.html', page(links), '', links)).toBe(built)
    expect(hashOf('index.html', page(`${links}<script src="//evil">`), '', links)).not.toBe(built)
  })

  it('is refused if a line is not a hash', () => {
    expect(() => parseHashes('abc  a.js\n')).toThrow('Not a hash')
  })
})
