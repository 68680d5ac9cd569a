import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inputsHash } from './inputs.ts'

let folder: string

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-inputs-'))
  await write('apps/shell/web/main.tsx', 'main')
  await write('packages/kit/src/index.ts', 'kit')
  await write('package-lock.json', '{}')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('inputsHash', () => {
  it('is the same for the same sources', async () => {
    expect(await inputsHash(folder)).toBe(await inputsHash(folder))
  })

  it.each([
    ['apps/shell/web/main.tsx', 'changed'],
    ['apps/shell/web/new/File.tsx', 'new'],
    ['apps/shell/index.html', 'page'],
    ['apps/shell/public/icon.svg', 'icon'],
    ['apps/shell/config/chains.ts', 'chains'],
    ['packages/kit/src/index.ts', 'changed'],
    ['packages/other/src/index.ts', 'new'],
    ['contracts/generated/abi.ts', 'abi'],
    ['package-lock.json', '{"other":1}'],
  ])('changes with %s', async (path, text) => {
    const before = await inputsHash(folder)
    await write(path, text)
    expect(await inputsHash(folder)).not.toBe(before)
  })

  it('changes with a file name, and with content moved from one file to another', async () => {
    await write('apps/shell/web/a.ts', 'ab')
    await write('apps/shell/web/b.ts', 'c')
    const before = await inputsHash(folder)
    await write('apps/shell/web/a.ts', 'a')
    await write('apps/shell/web/b.ts', 'bc')
    const moved = await inputsHash(folder)
    expect(moved).not.toBe(before)
    await rename(join(folder, 'apps/shell/web/b.ts'), join(folder, 'apps/shell/web/c.ts'))
    expect(await inputsHash(folder)).not.toBe(moved)
  })

  it('ignores tests, results and files that are not part of the page', async () => {
    const before = await inputsHash(folder)
    await write('apps/shell/web/main.test.tsx', 'test')
    await write('apps/shell/dist/demo/index.html', 'built')
    await write('apps/shell/server/main.ts', 'server')
    await write('contracts/node_modules/x/index.js', 'installed')
    expect(await inputsHash(folder)).toBe(before)
    expect(await inputsHash(folder, ['apps/shell/server'])).not.toBe(before)
  })
})
