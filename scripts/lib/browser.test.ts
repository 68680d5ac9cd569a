import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBrowser } from './browser.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-browser-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function program(path: string, script = 'echo "Chromium 156"'): Promise<string> {
  const file = join(folder, path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return file
}

describe('findBrowser', () => {
  const nowhere = '/nowhere/chrome'

  it('prefers CHROME_PATH, then the PATH, then Playwright’s own', async () => {
    const wished = await program('wished/my-chrome')
    const onPath = await program('bin/google-chrome')
    const playwrightPath = await program('playwright/chrome')
    const PATH = join(folder, 'bin')
    expect(findBrowser({ env: { CHROME_PATH: wished, PATH }, playwrightPath })).toBe(wished)
    expect(findBrowser({ env: { PATH }, playwrightPath })).toBe(onPath)
    expect(findBrowser({ env: { PATH: '' }, playwrightPath })).toBe(playwrightPath)
    expect(findBrowser({ env: { PATH: '' }, playwrightPath: nowhere })).toBeUndefined()
  })

  it('skips a program of that name that does not start', async () => {
    await program('bin/chromium', 'exit 127')
    await program('bin/chromium-browser', 'echo "install the snap instead"')
    const real = await program('bin/google-chrome-stable')
    expect(findBrowser({ env: { PATH: join(folder, 'bin') }, playwrightPath: nowhere })).toBe(real)
  })

  it('refuses a CHROME_PATH that does not work instead of using another browser', async () => {
    const PATH = join(await program('bin/chromium'), '..')
    const broken = await program('broken', 'exit 1')
    for (const CHROME_PATH of [nowhere, broken]) {
      const find = () => findBrowser({ env: { CHROME_PATH, PATH }, playwrightPath: nowhere })
      expect(find).toThrow(CHROME_PATH)
    }
  })
})
